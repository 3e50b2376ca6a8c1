import { ApolloLink, HttpLink } from "@apollo/client";
import { parse } from "graphql";
import { expect, it } from "vitest";
import { createClient } from "./apollo-client";
import { publicQueries } from "./public-queries";

const ID = "sha256:1f";
const QUERY = parse("query Products($search: String) { products(search: $search) { totalCount } }");

/** A client of a server that knows these ids, and the requests that it has sent. */
function clientOf(known: readonly string[]) {
  const requests: string[] = [];
  const http = new HttpLink({
    uri: "/graphql",
    fetch: async (url, options) => {
      const request = new Request(new URL(url instanceof Request ? url.url : url, "http://shop"), options);
      const { pathname, searchParams } = new URL(request.url);
      const body = await request.text();
      const sent = body ? (JSON.parse(body) as { query: string }).query.split("(")[0] : "no body";
      requests.push(`${request.method} ${pathname} ${[...searchParams].flat().join(" ")} ${sent}`);
      const id = searchParams.get("documentId");
      const isKnown = id === null || known.includes(id);
      const answer = isKnown
        ? { data: { products: { totalCount: 7 } } }
        : { errors: [{ message: "No document.", extensions: { code: "DOCUMENT_NOT_FOUND" } }] };
      return Response.json(answer, { status: isKnown ? 200 : 404 });
    },
  });
  return { client: createClient(ApolloLink.from([publicQueries, http]), false), requests };
}

const search = { search: "roman" };
const found = { products: { totalCount: 7 } };

it("sends a public query by GET and its id", async () => {
  const { client, requests } = clientOf([ID]);
  const query = { ...QUERY, documentId: ID };
  expect((await client.query({ query, variables: search })).data).toEqual(found);
  expect(requests).toEqual([
    `GET /graphql documentId ${ID} operationName Products variables {"search":"roman"} no body`,
  ]);
});

it("sends the document to a server that does not know its id", async () => {
  const { client, requests } = clientOf([]);
  const query = { ...QUERY, documentId: ID };
  expect((await client.query({ query, variables: search })).data).toEqual(found);
  expect(requests.slice(1)).toEqual(["POST /graphql  query Products"]);
});

it("keeps what is not public out of URLs", async () => {
  const { client, requests } = clientOf([ID]);
  expect((await client.query({ query: QUERY, variables: search })).data).toEqual(found);
  expect(requests).toEqual(["POST /graphql  query Products"]);
});
