import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { chakra } from "../../ui/theme/chakra";
import { SearchHead } from "./SearchHead";

/** Shown without a search text. */
export function SearchPrompt() {
  return (
    <StateFrame>
      <Head title="Search" noIndex />
      <SearchHead title="Search" query="" />
      <chakra.p color="fg.muted">Enter a search term to find products</chakra.p>
    </StateFrame>
  );
}
