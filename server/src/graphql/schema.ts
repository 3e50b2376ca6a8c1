import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchema } from "type-graphql";
import { CartResolver } from "../cart/cart.resolver.js";
import { CategoryResolver, ProductConnectionResolver, ProductResolver } from "../catalogue/catalogue.resolver.js";
import { ShopResolver } from "../facts/shop.resolver.js";
import { OrderResolver } from "../orders/order.resolver.js";

/**
 * The schema of the shop. What a scalar can't check, the services do: there is no second validation in between.
 * @param file where to write the schema as text, for the contract in git
 */
export function createSchema(file?: string): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      ShopResolver,
      CategoryResolver,
      ProductResolver,
      ProductConnectionResolver,
      CartResolver,
      OrderResolver,
    ],
    validate: false,
    ...(file !== undefined && { emitSchemaFile: { path: file, sortedSchema: true } }),
  });
}
