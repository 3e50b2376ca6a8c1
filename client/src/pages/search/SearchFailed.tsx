import { Head } from "../../ui/page/Head";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { StateFrame } from "../../ui/page/StateFrame";
import { searchTitle } from "./search-title";
import { SearchHead } from "./SearchHead";

/** Shown when results can't be loaded. The search text stays and can be submitted again. */
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
