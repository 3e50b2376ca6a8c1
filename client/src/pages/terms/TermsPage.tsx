import { ContentPage } from "../../features/content-page/ContentPage";
import { Section } from "../../features/content-page/Section";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Head } from "../../ui/page/Head";
import { TERMS_UPDATED, termsOf } from "./content";

/** /terms */
export function TermsPage() {
  const facts = useShopFacts();
  const sections = termsOf(facts);
  return (
    <ContentPage
      title="Terms and conditions"
      breadcrumb="Terms"
      lead="How we quote, make, deliver, fit and put right. In plain words, so that both of us know where we stand."
      updated={TERMS_UPDATED}
      contents={sections.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title}` }))}
    >
      <Head
        title="Terms and conditions"
        description={`Quotes, payment, delivery, free cancelling for ${facts.cancelDays} days before making, ${facts.returnDays}-day returns and warranty of ${facts.name}`}
        canonicalPath={paths.terms.href()}
      />
      {sections.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1} />
      ))}
    </ContentPage>
  );
}
