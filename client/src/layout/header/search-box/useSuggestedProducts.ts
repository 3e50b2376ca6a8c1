import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../../gql";
import type { SuggestionsQuery } from "../../../gql/graphql";

const SUGGESTIONS = graphql(`
  query Suggestions($query: String!) {
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
  const typed = text.trim();
  const [query, setQuery] = useState("");
  useEffect(() => {
    if (typed === "") return;
    const timer = setTimeout(() => setQuery(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData, error } = useQuery(SUGGESTIONS, { variables: { query }, skip: query === "" });
  return typed === "" || error ? NONE : ((data ?? previousData)?.suggestions ?? NONE);
}
