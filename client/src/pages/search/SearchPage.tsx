import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { findHelp } from "../../content/help/find-help";
import { searchWords } from "../../features/filters/search-words";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Head } from "../../ui/page/Head";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { PageSkeleton } from "../../ui/page/PageSkeleton";
import { StateFrame } from "../../ui/page/StateFrame";
import { chakra } from "../../ui/theme/chakra";
import { HelpResults } from "./HelpResults";
import { PopularSearches } from "./PopularSearches";
import { searchTitle } from "./search-title";
import { SearchHead } from "./SearchHead";
import { SearchResults } from "./SearchResults";
import { SearchSkeleton } from "./SearchSkeleton";

/** Shown when results can't be loaded. The search text stays and can be submitted again. */
function SearchFailed({ query, error }: { query: string; error: unknown }) {
  const title = searchTitle(query);
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <SearchHead title={title} query={query} />
      <LoadingFailed title="The search can't be shown" error={error} />
    </StateFrame>
  );
}

const OFTEN_ASKED = ["measuring", "delivery", "returns", "cancel", "samples", "warranty"].flatMap((word) =>
  findHelp(word, 1),
);

/** Shown without a search text. */
function SearchPrompt() {
  return (
    <StateFrame>
      <Head title="Search" noIndex />
      <SearchHead title="Search" query="" />
      <chakra.p color="fg.muted" mb={{ base: "8", lg: "10" }}>
        Enter a search term to find products
      </chakra.p>
      <PopularSearches />
      <HelpResults title="Often asked" pages={OFTEN_ASKED} />
    </StateFrame>
  );
}

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
