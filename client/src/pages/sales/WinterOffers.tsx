import { formatPoundsShort } from "@rules/money";
import { ArrowLink } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { WINTER_SALE, type Offer } from "./content";
import { EndedMark } from "./EndedMark";

const List = chakra("ul", {
  base: {
    mt: { base: "5", lg: "7" },
    "& > li": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "11rem minmax(0, 1fr)", lg: "14rem minmax(0, 1fr) 20rem" },
      columnGap: "8",
      rowGap: "3",
      alignItems: "start",
      py: { base: "6", lg: "7" },
      borderTopWidth: "1px",
      borderColor: "border",
    },
  },
});

const OFFERS: readonly Offer[] = WINTER_SALE.offers;

/** The three offers of the winter sale, marked as ended, each with a link to its products. */
export function WinterOffers() {
  return (
    <section aria-labelledby="winter-offers">
      <SectionTitle id="winter-offers">What the winter sale offered</SectionTitle>
      <List>
        {OFFERS.map(({ percent, title, text, fromPence, link, to }) => (
          <li key={title}>
            <chakra.p textStyle="figure" color="fg.muted">
              {percent}% off
            </chakra.p>
            <div>
              <chakra.h3 textStyle="h3">{title}</chakra.h3>
              <chakra.p mt="1" color="fg.muted" maxW="48ch">
                {fromPence !== undefined && `From ${formatPoundsShort(fromPence)}. `}
                {text}
              </chakra.p>
            </div>
            <chakra.div gridColumn={{ md: "2", lg: "3" }}>
              <chakra.div display="flex">
                <EndedMark lastDay={WINTER_SALE.lastDay} />
              </chakra.div>
              <ArrowLink to={to} mt="1">
                {link}
              </ArrowLink>
            </chakra.div>
          </li>
        ))}
      </List>
    </section>
  );
}
