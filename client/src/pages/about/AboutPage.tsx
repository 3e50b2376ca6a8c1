import { useSuspenseQuery } from "@apollo/client/react";
import { ContactDetails } from "../../features/contact-details/ContactDetails";
import { ContentPage } from "../../features/content-page/ContentPage";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { homeSections, paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { ActionRow } from "../../ui/ActionRow";
import { Columns } from "../../ui/Columns";
import { LinkButton, OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { ABOUT_PICTURE } from "./content";
import { Services } from "./Services";
import { Story } from "./Story";
import { Values } from "./Values";

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
function AboutContact({ shop }: { shop: FragmentType<typeof SHOP> }) {
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

const ABOUT_PAGE = graphql(`
  query AboutPage {
    shop {
      ...AboutContact_shop
    }
  }
`);

/** /about: story, values, services and contact details. */
export function AboutPage() {
  const facts = useShopFacts();
  const { data } = useSuspenseQuery(ABOUT_PAGE);
  return (
    <ContentPage
      title={facts.isFamilyRun ? "A family firm with a tape measure" : "A firm with a tape measure"}
      breadcrumb="About us"
      lead="We measure, make and fit blinds, shutters and curtains, one window at a time."
    >
      <Head
        title="About us: measured, made and fitted"
        description={`${facts.name} measures, makes and fits blinds, shutters and curtains, one window at a time: who we are, what we do and how to reach us.`}
        canonicalPath={paths.about.href()}
        picture={ABOUT_PICTURE}
      />
      <Story facts={facts} />
      <Values facts={facts} />
      <Services facts={facts} />
      <AboutContact shop={data.shop} />
    </ContentPage>
  );
}
