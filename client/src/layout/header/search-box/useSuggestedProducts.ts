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

/** Milliseconds without a keystroke before the shop is asked. */
const PAUSE = 180;

/**
 * Products whose names go on as typed. Those of the text before stand until the answer comes; an answer to an older text is
 * dropped, and where there is none nothing is suggested: the search itself still works.
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
