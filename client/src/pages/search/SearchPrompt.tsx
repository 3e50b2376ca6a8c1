import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { SearchHead } from "./SearchHead";
import { chakra } from "../../ui/theme/chakra";

/** Nothing has been searched for yet. */
export function SearchPrompt() {
  return (
    <StateFrame>
      <Head title="Search" noIndex />
      <SearchHead title="Search" query="" />
      <chakra.p color="fg.muted">Enter a search term to find products</chakra.p>
    </StateFrame>
  );
}
