import { ListHead } from "../../features/catalogue/ListHead";
import { chakra } from "../../ui/theme/chakra";
import { SearchForm } from "./SearchForm";

type SearchHeadProps = {
  title: string;
  /** The current search text; "" for none. */
  query: string;
};

/** Heading with the search text, and the search form. */
export function SearchHead({ title, query }: SearchHeadProps) {
  return (
    <ListHead crumb="Search">
      <chakra.h1 textStyle="h1" fontSize="clamp(2rem, 1.6rem + 1.4vw, 2.75rem)" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.div mt={{ base: "4", lg: "0" }}>
        {/* Another search, as by Back, resets the field. */}
        <SearchForm key={query} query={query} />
      </chakra.div>
    </ListHead>
  );
}
