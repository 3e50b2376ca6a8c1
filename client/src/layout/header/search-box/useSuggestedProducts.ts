import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../../gql";
import type { SuggestionsQuery } from "../../../gql/graphql";

const SUGGESTIONS = graphql(`
  query Suggestions($query: Text!) {
    suggestions(query: $query) {
      id
      slug
      name
      ...SuggestionRow_product
    }
  }
`);

export type SuggestedProduct = SuggestionsQuery["suggestions"][number];

const NONE: readonly SuggestedProduct[] = [];

/** Debounce of the request in milliseconds. */
const PAUSE = 180;

/**
 * Products that match the typed text. The previous ones stay until the answer comes; answers to older texts are
 * ignored. After a failure there are none: the search itself still works.
 */
export function useSuggestedProducts(text: string): readonly SuggestedProduct[] {
  const client = useApolloClient();
  const [products, setProducts] = useState(NONE);
  const query = text.trim();

  useEffect(() => {
    if (query === "") return;
    let isOutdated = false;
    const show = (next: readonly SuggestedProduct[]) => {
      if (!isOutdated) setProducts(next);
    };
    const timer = setTimeout(() => {
      client.query({ query: SUGGESTIONS, variables: { query } }).then(
        ({ data }) => show(data?.suggestions ?? NONE),
        () => show(NONE),
      );
    }, PAUSE);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [client, query]);

  return query === "" ? NONE : products;
}
