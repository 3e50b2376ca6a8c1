import type { ApolloClient } from "@apollo/client";
import type { ChatOrder } from "../../content/chat";
import { graphql } from "../../gql";

const CHAT_ORDER = graphql(`
  query ChatOrder {
    order {
      id
      number
      status
    }
  }
`);

/** The latest order of this session as it is now; null where there is none, or it can't be read. */
export async function readLatestOrder(client: ApolloClient): Promise<ChatOrder | null> {
  try {
    const { data } = await client.query({ query: CHAT_ORDER, fetchPolicy: "network-only" });
    return data?.order ?? null;
  } catch {
    return null;
  }
}
