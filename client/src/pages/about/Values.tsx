import type { ShopFacts } from "../../content/facts";
import { RichText } from "../../ui/RichText";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { values } from "./content";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "16",
    rowGap: { base: "7", md: "9" },
    mt: { base: "6", lg: "8" },
    maxW: "66rem",
  },
});

/** The firm's values. */
export function Values({ facts }: { facts: ShopFacts }) {
  return (
    <chakra.section aria-labelledby="values" pt={{ base: "4", lg: "10" }}>
      <SectionTitle id="values">What we hold to</SectionTitle>
      <Grid>
        {values(facts).map(({ title, text }) => (
          <div key={title}>
            <chakra.h3 textStyle="title" fontSize="1.1875rem">
              {title}
            </chakra.h3>
            <chakra.p mt="2" color="fg.muted" maxW="52ch">
              <RichText text={text} />
            </chakra.p>
          </div>
        ))}
      </Grid>
    </chakra.section>
  );
}
