import { use, useState } from "react";
import { Link } from "react-router-dom";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { SiteContext } from "../../ui/page/site-context";
import { chakra } from "../../ui/theme/chakra";
import { LEGAL_PAGES } from "../navigation/page-links";
import { FooterList } from "./FooterLinks";

const SHOP = graphql(`
  fragment FooterBase_shop on Shop {
    name
    socialProfiles {
      name
      url
    }
  }
`);

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "6",
    rowGap: "2",
    pt: "5",
    // On phones clear of the floating chat button.
    pb: { base: "24", lg: "7" },
    textStyle: "small",
    color: "fg.inverted.muted",
  },
});

/** The end of every page: copyright, who trades, social profiles and legal links. */
export function FooterBase({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  // A page cached over New Year has last year's number; no need for a hydration warning.
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Row>
      <p>
        © <span suppressHydrationWarning>{year}</span> {data.name}
        {use(SiteContext).traderLines.map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
      </p>
      {data.socialProfiles.length > 0 && (
        <FooterList inline aria-label="Follow us">
          {data.socialProfiles.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </FooterList>
      )}
      <FooterList inline aria-label="Small print">
        {LEGAL_PAGES.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </FooterList>
    </Row>
  );
}
