import type { ShopFacts } from "../../content/facts";
import { ArrowLink } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { services } from "./content";

const List = chakra("ul", {
  base: {
    mt: { base: "5", lg: "7" },
    "& > li": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr) 13rem" },
      columnGap: "10",
      rowGap: "1",
      alignItems: "baseline",
      py: { base: "4", lg: "5" },
      borderTopWidth: "1px",
      borderColor: "border",
    },
  },
});

/** The services, each with a link. */
export function Services({ facts }: { facts: ShopFacts }) {
  return (
    <chakra.section aria-labelledby="services" pt={{ base: "4", lg: "10" }}>
      <SectionTitle id="services">What we do</SectionTitle>
      <List>
        {services(facts).map(({ title, text, link, to }) => (
          <li key={title}>
            <chakra.h3 textStyle="title" fontSize="1.1875rem">
              {title}
            </chakra.h3>
            <chakra.p color="fg.muted">{text}</chakra.p>
            <ArrowLink to={to}>{link}</ArrowLink>
          </li>
        ))}
      </List>
    </chakra.section>
  );
}
