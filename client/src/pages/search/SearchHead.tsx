import { useId, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { ListHead } from "../../features/catalogue/ListHead";
import { LONGEST_SEARCH, searchWords } from "../../features/filters/search-words";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { chakra } from "../../ui/theme/chakra";
import { inputRecipe } from "../../ui/theme/recipes/input";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

const Form = chakra("form", { base: { display: "flex", gap: "2" } });
const Input = chakra("input", inputRecipe);

/** Search form of the page. Works before hydration, too. */
function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const id = useId();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const words = searchWords(typeof typed === "string" ? typed : "");
    if (words !== "") void navigate(paths.search.href(words));
  };
  return (
    <Form role="search" aria-label="Search the shop" action={paths.search.pattern} onSubmit={handleSubmit}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>Search for</label>
      </VisuallyHidden>
      <Input
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        defaultValue={query}
        placeholder="Blinds, rooms, colours"
      />
      <Button type="submit" variant="line" minH="13">
        Search
      </Button>
    </Form>
  );
}

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
