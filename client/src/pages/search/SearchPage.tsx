import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { searchWords } from "../../features/filters/search-words";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { PageSkeleton } from "../../ui/page/PageSkeleton";
import { SearchFailed } from "./SearchFailed";
import { SearchPrompt } from "./SearchPrompt";
import { SearchResults } from "./SearchResults";
import { SearchSkeleton } from "./SearchSkeleton";

/** /search. Another search text starts over with its own skeleton and failure. */
export function SearchPage() {
  const query = searchWords(new URLSearchParams(useLocation().search).get("q"));
  if (query === "") return <SearchPrompt />;
  return (
    <ErrorBoundary key={query} fallback={(error) => <SearchFailed query={query} error={error} />}>
      <Suspense
        fallback={
          <PageSkeleton>
            <SearchSkeleton />
          </PageSkeleton>
        }
      >
        <SearchResults query={query} />
      </Suspense>
    </ErrorBoundary>
  );
}
