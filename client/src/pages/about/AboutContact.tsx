import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { ContactDetails } from "../../features/contact-details/ContactDetails";
import { graphql } from "../../gql";
import { homeSections, paths } from "../../lib/paths";
import { ActionRow } from "../../ui/ActionRow";
import { LinkButton, OutlineLink } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const SHOP = graphql(`
  fragment AboutContact_shop on Shop {
    ...ContactDetails_shop
  }
`);

const Ground = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
    columnGap: "16",
    rowGap: "8",
    mx: { base: "calc(var(--gutter) * -1)", xl: "0" },
    px: { base: "var(--gutter)", xl: "14" },
    py: { base: "10", lg: "14" },
    bg: "bg.muted",
    borderRadius: { xl: "panel" },
  },
});

/** Contact details and a link to the quote form. */
export function AboutContact({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "AboutContact_shop", from: shop });
  return (
    <Ground aria-labelledby="reach-us">
      <div>
        <SectionTitle id="reach-us">Tell us about your windows</SectionTitle>
        <chakra.p mt="4" color="fg.muted" maxW="44ch">
          Rough sizes are fine; we measure. The visit and the quote are free.
        </chakra.p>
        <ActionRow mt="7">
          <LinkButton to={homeSections.quote}>Get a FREE Quote</LinkButton>
          <OutlineLink to={paths.contact.href()}>Send a message</OutlineLink>
        </ActionRow>
      </div>
      <div>
        <ContactDetails shop={data} />
      </div>
    </Ground>
  );
}
