import { findGuide, GUIDE_SUBJECTS, isFitting, type FoundGuide } from "../../content/guides";
import type { GuideSection } from "../../content/guides/guide";
import { ContentPage } from "../../features/content-page/ContentPage";
import { GuideVideo } from "../../features/guides/GuideVideo";
import { SubjectTabs } from "../../features/guides/SubjectTabs";
import { phoneHref } from "../../lib/contact-links";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { CallToAction } from "../../ui/CallToAction";
import { ArrowLink, ExternalLink, LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { GuideBlocks } from "./GuideBlocks";
import { GuideChips } from "./GuideChips";
import { GuideData } from "./GuideData";
import { GuideTools } from "./GuideTools";

const Links = chakra("ul", {
  base: { display: "flex", flexDirection: { base: "column", md: "row" }, flexWrap: "wrap", columnGap: "8", mt: "2" },
});

/** Links to related guides. */
function FurtherGuides({ slugs }: { slugs: readonly string[] }) {
  return (
    <chakra.section aria-labelledby="next" _print={{ display: "none" }}>
      <chakra.h2 id="next" textStyle="h3">
        Read on
      </chakra.h2>
      <Links>
        {slugs.map((slug) => (
          <li key={slug}>
            <ArrowLink to={paths.guides.href(slug)}>{findGuide(slug)?.guide.title}</ArrowLink>
          </li>
        ))}
      </Links>
    </chakra.section>
  );
}

const Part = chakra("section", {
  base: {
    scrollMarginTop: { base: "20", lg: "6" },
    "& > * + *": { mt: "4" },
    "& > figure": { my: "6" },
    "& > h2": { textStyle: "h3", fontSize: "1.75rem", _print: { breakAfter: "avoid" } },
  },
});

/** A section of a guide with an anchor. */
function GuidePart({ section: { id, title, blocks } }: { section: GuideSection }) {
  const headingId = `${id}-heading`;
  return (
    <Part id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <GuideBlocks blocks={blocks} />
    </Part>
  );
}

/** Contact panel at the end of fitting guides. */
function StillNeedHelp({ phone }: { phone: string }) {
  return (
    <CallToAction
      title="Stuck half way?"
      text="A wall that won’t hold, a bracket too few: tell us what you see, or ask for a fitter."
    >
      <LinkButton to={paths.contact.href()}>Still Need Help?</LinkButton>
      <ExternalLink href={phoneHref(phone)} py="2.5">
        {phone}
      </ExternalLink>
    </CallToAction>
  );
}

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
      <Head
        title={guide.searchTitle ?? guide.title}
        description={guide.description}
        canonicalPath={paths.guides.href(guide.slug)}
      />
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
