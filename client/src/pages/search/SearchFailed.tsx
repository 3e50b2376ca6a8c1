import { Head } from "../../ui/page/Head";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { StateFrame } from "../../ui/page/StateFrame";
import { searchTitle } from "./search-title";
import { SearchHead } from "./SearchHead";

/** In place of results that can't be read. What was searched for stays, and can be sent again. */
export function SearchFailed({ query, error }: { query: string; error: unknown }) {
  const title = searchTitle(query);
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <SearchHead title={title} query={query} />
      <LoadingFailed title="The search can't be shown" error={error} />
    </StateFrame>
  );
}
