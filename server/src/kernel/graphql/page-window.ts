import { Arg, Int } from "type-graphql";
import { BadInput } from "../errors/shop-error.js";
import { pageSize } from "./page-size.js";

/** Which side of the cursor a page lies on; also the name of the argument with the cursor. */
export type PageSide = "after" | "before";

/** `size` entries of a list next to a cursor; without one from its start (`after`) or its end (`before`). */
export type PageWindow = { size: number; side: PageSide; cursor: string | undefined };

/** The arguments of a connection. `last` counts before `first`, which has a default. */
type PageArguments = { first: number; after?: string | null; last?: number | null; before?: string | null };

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

/** The argument `after` of a connection. */
export const AfterArg = () =>
  Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." });

/** The argument `last` of a connection. */
export const LastArg = () =>
  Arg("last", () => Int, { nullable: true, description: "1 to 100 from the end of the list, instead of `first`." });

/** The argument `before` of a connection. */
export const BeforeArg = () =>
  Arg("before", () => String, { nullable: true, description: "`startCursor` of the page after; with `last`." });
