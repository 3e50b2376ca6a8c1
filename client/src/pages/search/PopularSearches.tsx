import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

/** Searches that find something in every shop of this trade. */
const POPULAR = [
  "Roller blinds",
  "Wooden blinds",
  "Roman blinds",
  "Vertical blinds",
  "Skylight blinds",
  "Shutters",
  "Curtains",
  "Blackout",
  "Bay window",
] as const;

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", columnGap: "6", mt: "2" } });

/** Links to popular searches. */
export function PopularSearches() {
  return (
    <chakra.section aria-label="Popular searches" mb={{ base: "8", lg: "10" }}>
      <chakra.h2 textStyle="h3">Popular searches</chakra.h2>
      <List>
        {POPULAR.map((words) => (
          <li key={words}>
            <TextLink
              to={paths.search.href(words.toLowerCase())}
              display="inline-flex"
              alignItems="center"
              minH="target"
            >
              {words}
            </TextLink>
          </li>
        ))}
      </List>
    </chakra.section>
  );
}
