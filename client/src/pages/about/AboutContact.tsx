import { ContactDetails } from "../../features/contact-details/ContactDetails";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { homeSections, paths } from "../../lib/paths";
import { ActionRow } from "../../ui/ActionRow";
import { Columns } from "../../ui/Columns";
import { LinkButton, OutlineLink } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const SHOP = graphql(`
  fragment AboutContact_shop on Shop {
    ...ContactDetails_shop
  }
`);

const Ground = chakra(Columns, {
  base: {
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
  const data = useFragmentData(SHOP, shop);
  return (
    <Ground as="section" sides="5:6" aria-labelledby="reach-us">
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
