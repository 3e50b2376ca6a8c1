import { useSuspenseQuery } from "@apollo/client/react";
import { ContentPage } from "../../features/content-page/ContentPage";
import { Section } from "../../features/content-page/Section";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Head } from "../../ui/page/Head";
import { sectionsOf } from "./sections";

const REVIEW_CHECKS_PAGE = graphql(`
  query ReviewChecksPage {
    shop {
      showsSamples
    }
  }
`);

/** /reviews/how-we-check */
export function ReviewChecksPage() {
  const { shop } = useSuspenseQuery(REVIEW_CHECKS_PAGE).data;
  return (
    <ContentPage
      title="How we check reviews"
      parents={[{ label: "Reviews", to: paths.reviews.href() }]}
      lead="Who writes the reviews in this shop, what we do before one is shown, and how stars are counted."
    >
      <Head
        title="How we check the reviews of our blinds"
        description="Who writes the reviews in this shop, which are by buyers, what is done before one is shown, what is left out and why, and how stars are counted."
        canonicalPath={paths.reviewChecks.href()}
      />
      {sectionsOf(shop).map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </ContentPage>
  );
}
