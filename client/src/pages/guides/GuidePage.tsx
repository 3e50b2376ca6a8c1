import { GUIDE_SUBJECTS, isFitting, type FoundGuide } from "../../content/guides";
import { ContentPage } from "../../features/content-page/ContentPage";
import { GuideVideo } from "../../features/guides/GuideVideo";
import { SubjectTabs } from "../../features/guides/SubjectTabs";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { FurtherGuides } from "./FurtherGuides";
import { GuideChips } from "./GuideChips";
import { GuideData } from "./GuideData";
import { GuidePart } from "./GuidePart";
import { GuideTools } from "./GuideTools";
import { StillNeedHelp } from "./StillNeedHelp";

/** One guide: tabs of the others, table of contents and sections. */
export function GuidePage({ guide, subject }: FoundGuide) {
  const facts = useShopFacts();
  const sections = guide.sections(facts);
  const tabs = GUIDE_SUBJECTS.map((each) => ({
    name: each.name,
    to: paths.guides.href(each.guides[0].slug),
    current: each === subject ? ("true" as const) : undefined,
  }));
  return (
    <ContentPage
      title={guide.title}
      parents={[{ label: "Guides", to: paths.guides.href() }]}
      breadcrumb={guide.name}
      lead={guide.lead}
      updated={guide.updated}
      above={
        <chakra.div mt={{ base: "1", lg: "3" }} mb={{ base: "8", lg: "10", _print: "0" }}>
          <SubjectTabs label="Guides" tabs={tabs} />
          <GuideChips subject={subject} current={guide} />
        </chakra.div>
      }
      tools={<GuideTools guide={guide} subject={subject} />}
      contents={sections}
    >
      <Head title={guide.title} description={guide.description} canonicalPath={paths.guides.href(guide.slug)} />
      {import.meta.env.SSR && <GuideData guide={guide} facts={facts} />}
      {guide.video !== undefined && (
        <chakra.div maxW="34rem" _print={{ display: "none" }}>
          <GuideVideo name={guide.video} />
        </chakra.div>
      )}
      {sections.map((section) => (
        <GuidePart key={section.id} section={section} />
      ))}
      {isFitting(subject) && <StillNeedHelp phone={facts.phone} />}
      <FurtherGuides slugs={guide.next} />
    </ContentPage>
  );
}
