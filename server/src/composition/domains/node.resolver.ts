import DataLoader from "dataloader";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { readGlobalId } from "../../kernel/graphql/global-id.js";
import { Node, type NodeRow } from "../../kernel/graphql/node.js";
import type { ShopContext } from "./domains.js";
import { NODE_READERS } from "./node-readers.js";

/** Null for what there is not and for what is another visitor's. */
type Found = NodeRow | null;

const loaders = new WeakMap<ShopContext, DataLoader<string, Found>>();

/** Reads nodes by their ids, in one go per type and request. */
function loaderOf(context: ShopContext): DataLoader<string, Found> {
  const loader = loaders.get(context) ?? new DataLoader((ids) => readNodes(ids, context));
  loaders.set(context, loader);
  return loader;
}

async function readNodes(ids: readonly string[], context: ShopContext): Promise<Found[]> {
  const named = ids.map(readGlobalId);
  const byType = Map.groupBy(
    named.filter((each) => each !== undefined),
    ({ type }) => type,
  );
  const rows = new Map<string, NodeRow>();
  const read = async ([type, wanted]: [string, { key: string }[]]) => {
    const found = await NODE_READERS[type]?.(
      wanted.map(({ key }) => key),
      context,
    );
    for (const row of found ?? []) rows.set(`${type}:${row.id}`, { ...row, __typename: type });
  };
  await Promise.all([...byType].map(read));
  return named.map((each) => (each && rows.get(`${each.type}:${each.key}`)) ?? null);
}

@Resolver()
export class NodeResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => Node, {
    nullable: true,
    description:
      "An object by its id; null where there is none, and where the visitor may not read it. An order is read by the session or account that placed it.",
  })
  node(
    @Arg("id", () => ID, { description: "Of any type that implements Node." }) id: string,
    @Ctx() context: ShopContext,
  ): Promise<Found> {
    return loaderOf(context).load(id);
  }

  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [Node], {
    nullable: "items",
    description: "The same for many objects, in the order of their ids.",
    complexity: ({ args, childComplexity }) => 1 + args.ids.length * childComplexity,
  })
  nodes(
    @Arg("ids", () => [ID], { description: "At most 100." }) ids: string[],
    @Ctx() context: ShopContext,
  ): Promise<Found[]> {
    return Promise.all(ids.map((id) => loaderOf(context).load(id)));
  }
}
