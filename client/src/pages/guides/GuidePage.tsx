import { GUIDE_SUBJECTS, isFitting, type FoundGuide } from "../../content/guides";
import { ContentColumns, ContentHeading, ContentParts } from "../../features/content-page/content-layout";
import { Contents } from "../../features/content-page/Contents";
import { LastUpdated } from "../../features/content-page/LastUpdated";
import { GuideVideo } from "../../features/guides/GuideVideo";
import { SubjectTabs } from "../../features/guides/SubjectTabs";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Container } from "../../ui/Container";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { Head } from "../../ui/page/Head";
import { Lead } from "../../ui/texts";
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
  const trail = [
    { label: "Home", to: paths.home.href() },
    { label: "Guides", to: paths.guides.href() },
  ];
  return (
    <Container pb={{ base: "var(--section)", _print: "0" }}>
      <Head title={guide.title} description={guide.description} canonicalPath={paths.guides.href(guide.slug)} />
      {import.meta.env.SSR && <GuideData guide={guide} facts={facts} />}
      <chakra.div mb={{ base: "1", lg: "3" }} _print={{ display: "none" }}>
        <Breadcrumbs trail={trail} current={guide.name} />
      </chakra.div>
      <SubjectTabs
        label="Guides"
        tabs={GUIDE_SUBJECTS.map((each) => ({
          name: each.name,
          to: paths.guides.href(each.guides[0].slug),
          current: each === subject ? "true" : undefined,
        }))}
      />
      <GuideChips subject={subject} current={guide} />
      <chakra.div mt={{ base: "8", lg: "10", _print: "0" }}>
        <ContentHeading>
          <h1>{guide.title}</h1>
          <Lead mt="4">{guide.lead}</Lead>
          <LastUpdated date={guide.updated} />
          <GuideTools guide={guide} subject={subject} />
        </ContentHeading>
      </chakra.div>
      <ContentColumns>
        <Contents anchors={sections} />
        <ContentParts>
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
        </ContentParts>
      </ContentColumns>
    </Container>
  );
}
