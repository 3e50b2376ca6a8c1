import { Arg, Args, ArgsType, Field, Int } from "type-graphql";
import { BadInput } from "../errors/shop-error.js";
import { pageSize } from "./page-size.js";

/** Which side of the cursor a page lies on; also the name of the argument with the cursor. */
export type PageSide = "after" | "before";

/** `size` entries of a list next to a cursor; without one from its start (`after`) or its end (`before`). */
export type PageWindow = { size: number; side: PageSide; cursor: string | undefined };

/** The arguments of a connection. `last` counts before `first`, which has a default. */
export type PageArguments = { first: number; after?: string | null; last?: number | null; before?: string | null };

/** @throws {BadInput} for a size outside 1 to 100, and for a cursor that does not go with it */
export function pageWindow({ first, after, last, before }: PageArguments): PageWindow {
  if (last == null) {
    if (before != null) throw unfit("before", "last");
    return { size: pageSize(first), side: "after", cursor: after ?? undefined };
  }
  if (after != null) throw unfit("after", "first");
  return { size: pageSize(last, "last"), side: "before", cursor: before ?? undefined };
}

const unfit = (cursor: PageSide, size: "first" | "last") =>
  new BadInput("Pages are read with `first` and `after`, or backward with `last` and `before`.", {
    [cursor]: `goes with \`${size}\``,
  });

const AFTER = { nullable: true, description: "`endCursor` of the page before." };

/** The argument `after` of a connection that is read forward only. */
export const AfterArg = () => Arg("after", () => String, AFTER);

/** The arguments of a connection; `first` entries by default. */
export function PageArgs(first: number) {
  @ArgsType()
  class Pages implements PageArguments {
    @Field(() => Int, { defaultValue: first, description: "1 to 100." })
    first!: number;

    @Field(() => String, AFTER)
    after?: string | null;

    @Field(() => Int, { nullable: true, description: "1 to 100 from the end of the list, instead of `first`." })
    last?: number | null;

    @Field(() => String, { nullable: true, description: "`startCursor` of the page after; with `last`." })
    before?: string | null;
  }
  return Args(() => Pages);
}
