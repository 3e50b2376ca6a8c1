import { ContentPage } from "../../features/content-page/ContentPage";
import { Section } from "../../features/content-page/Section";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Head } from "../../ui/page/Head";
import { REVIEWED, sectionsOf } from "./sections";

/** /accessibility */
export function AccessibilityPage() {
  const sections = sectionsOf(useShopFacts());
  return (
    <ContentPage
      title="Accessibility"
      lead="Everybody should be able to measure, choose and order here. This page says what we tested and how, what we did not, and whom to tell."
      updated={REVIEWED}
      contents={sections}
    >
      <Head
        title="Accessibility: what was tested, how"
        description="How this shop works with keyboard, screen reader, large text and contrast themes, what was tested and how, what was not, and whom to tell."
        canonicalPath={paths.accessibility.href()}
      />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </ContentPage>
  );
}
