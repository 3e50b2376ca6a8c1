import { TERMS_UPDATED, termsOf } from "@rules/terms";
import { ContentPage } from "../../features/content-page/ContentPage";
import { Section } from "../../features/content-page/Section";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Head } from "../../ui/page/Head";

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
        title="Terms and conditions for your order"
        description={`Quotes, payment, delivery, cancelling, what you can do about faulty goods, and the warranty: what you and ${facts.name} agree on.`}
        canonicalPath={paths.terms.href()}
      />
      {sections.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1} />
      ))}
    </ContentPage>
  );
}
