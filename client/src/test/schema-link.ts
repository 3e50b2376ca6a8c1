import { ApolloLink, Observable } from "@apollo/client";
import { buildSchema, graphql, print } from "graphql";
import sdl from "../../../schema.graphql?raw";

/** What the shop and its clients have agreed on. */
export const schema = buildSchema(sdl);

/** Answers operations through the real schema from `root`, whose fields are values or functions of their arguments. */
export function schemaLink(root: object): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        void graphql({ schema, source: print(query), variableValues: variables, rootValue: root }).then((result) => {
          observer.next(result);
          observer.complete();
        });
      }),
  );
}
