import { ApolloLink, Observable } from "@apollo/client";
import { buildSchema, graphql, print } from "graphql";
import sdl from "../../../schema.graphql?raw";

/** The schema of the API. */
export const schema = buildSchema(sdl);

/** Executes operations with the real schema and `root`, whose fields are values or resolver functions. */
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
