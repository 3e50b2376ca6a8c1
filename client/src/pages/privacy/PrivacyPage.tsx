import { ContentPage } from "../../features/content-page/ContentPage";
import { Section } from "../../features/content-page/Section";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Head } from "../../ui/page/Head";
import { PRIVACY_UPDATED, privacyOf } from "./content";

/** /privacy */
export function PrivacyPage() {
  const facts = useShopFacts();
  const sections = privacyOf(facts);
  return (
    <ContentPage
      title="Your privacy"
      breadcrumb="Privacy"
      lead="What we know of you, where it is kept and who sees it. It is a short list."
      updated={PRIVACY_UPDATED}
      contents={sections}
    >
      <Head
        title="Privacy: what we know and for how long"
        description={`What ${facts.name} knows of you and why: two cookies, no trackers, and how to see, correct or delete all your details.`}
        canonicalPath={paths.privacy.href()}
      />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </ContentPage>
  );
}
