import { ListHead } from "../../features/catalogue/ListHead";
import { SearchForm } from "./SearchForm";
import { chakra } from "../../ui/theme/chakra";

type SearchHeadProps = {
  title: string;
  /** What is searched for now; "" for nothing. */
  query: string;
};

/** Above the results: what was looked for, and the box to look for something else. */
export function SearchHead({ title, query }: SearchHeadProps) {
  return (
    <ListHead crumb="Search">
      <chakra.h1 textStyle="h1" fontSize="clamp(2rem, 1.6rem + 1.4vw, 2.75rem)" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.div mt={{ base: "4", lg: "0" }}>
        {/* Another search, as by Back, brings its own words. */}
        <SearchForm key={query} query={query} />
      </chakra.div>
    </ListHead>
  );
}
