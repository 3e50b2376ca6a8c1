import { useSuspenseQuery } from "@apollo/client/react";
import { ContentPage } from "../../features/content-page/ContentPage";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Head } from "../../ui/page/Head";
import { AboutContact } from "./AboutContact";
import { ABOUT_PICTURE } from "./content";
import { Services } from "./Services";
import { Story } from "./Story";
import { Values } from "./Values";

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
