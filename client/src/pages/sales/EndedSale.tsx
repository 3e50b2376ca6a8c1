import { use } from "react";
import { withTax } from "@rules/included-tax";
import { formatPoundsShort } from "@rules/money";
import { ArrowLink } from "../../ui/links";
import { SiteContext } from "../../ui/page/site-context";
import { chakra } from "../../ui/theme/chakra";
import { WINTER_SALE, type Offer } from "./content";
import { EndedMark } from "./EndedMark";

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "2", color: "fg.muted" },
});
const List = chakra("ul", {
  base: {
    mt: "4",
    "& > li": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "5rem minmax(0, 1fr) auto" },
      columnGap: "5",
      alignItems: "baseline",
      py: "2",
      borderTopWidth: "1px",
      borderColor: "border",
      color: "fg.muted",
    },
  },
});

const OFFERS: readonly Offer[] = WINTER_SALE.offers;

/** The sale that has ended, in a line, and its three offers with links to their products today. */
export function EndedSale() {
  const { taxIncludedPercent, deliveryNote } = use(SiteContext);
  const beside = deliveryNote === null ? "" : ` ${deliveryNote}`;
  const { name, code, upToPercent, extraPercent, lastDay } = WINTER_SALE;
  return (
    <section aria-labelledby="ended-sale">
      <chakra.h2 id="ended-sale" textStyle="title">
        {name}
      </chakra.h2>
      <Line mt="2">
        <EndedMark lastDay={lastDay} />
        <p>
          Up to {upToPercent}% off, plus an extra {extraPercent}% with the code <s>{code}</s>, which no longer counts.
        </p>
      </Line>
      <List aria-label={`What the ${name.toLowerCase()} offered`}>
        {OFFERS.map(({ percent, title, text, fromPence, link, to }) => (
          <li key={title}>
            <span>{percent}% off</span>
            <p>
              <b>{title}</b>
              {". "}
              {fromPence !== undefined &&
                `From ${formatPoundsShort(withTax(fromPence, taxIncludedPercent))}${beside}. `}
              {text}
            </p>
            <ArrowLink to={to}>{link}</ArrowLink>
          </li>
        ))}
      </List>
    </section>
  );
}
