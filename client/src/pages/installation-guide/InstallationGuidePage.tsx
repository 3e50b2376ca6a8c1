import { Link, useSearchParams } from "react-router-dom";
import { findGuide } from "../../content/guides";
import { BOOKLETS } from "../../content/guides/downloads";
import { ContentPage } from "../../features/content-page/ContentPage";
import { QuestionSection } from "../../features/content-page/Questions";
import { DownloadLink } from "../../features/guides/DownloadLink";
import { SubjectTabs } from "../../features/guides/SubjectTabs";
import { phoneHref } from "../../lib/contact-links";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { CallToAction } from "../../ui/CallToAction";
import { Columns } from "../../ui/Columns";
import { ArrowRightIcon, PhoneIcon } from "../../ui/icons";
import { ArrowLink, ExternalLinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { FITTING_TABS, tabFor, tabUrl } from "./content";
import { FittingVideos } from "./FittingVideos";

const List = chakra("ol", { base: { mt: "4", maxW: "46rem", borderTopWidth: "1px", borderColor: "border" } });
const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "6",
    py: "4",
    borderBottomWidth: "1px",
    borderColor: "border",
    "& b": { textStyle: "title" },
    "& > span > span": { display: "block", textStyle: "small", color: "fg.muted" },
    _hover: { "& b": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
});

/** Links to the step-by-step guides in their order. */
function StepGuides({ slugs }: { slugs: readonly string[] }) {
  return (
    <section aria-labelledby="steps-heading">
      <chakra.h2 id="steps-heading" textStyle="h3" fontSize="1.75rem">
        Step by step
      </chakra.h2>
      <List>
        {slugs.map((slug) => {
          const guide = findGuide(slug)?.guide;
          return (
            guide && (
              <li key={slug}>
                <Row to={paths.guides.href(slug)}>
                  <span>
                    <b>{guide.title}</b>
                    <span>{guide.lead}</span>
                  </span>
                  <ArrowRightIcon size="m" />
                </Row>
              </li>
            )
          );
        })}
      </List>
    </section>
  );
}

const Top = chakra("div", { base: { display: "flex", flexDirection: "column", gap: { base: "6", lg: "8" } } });
/** /installation-guide: videos, steps and questions. `?for=shutters` shows shutters; blinds by default. */
export function InstallationGuidePage() {
  const facts = useShopFacts();
  const [parameters] = useSearchParams();
  const tab = tabFor(parameters.get("for"));
  return (
    <ContentPage
      title="Installation guide"
      breadcrumb="Installation Guide"
      lead="A level, a drill and a steady hand. Watch how it is done, then follow the steps for what you are fitting."
    >
      <Head
        title={`Installation guide: fitting ${tab.name.toLowerCase()}`}
        description={`How to fit ${tab.name.toLowerCase()} yourself: short films with captions, step-by-step guides, answers to your questions, and PDFs to print.`}
        canonicalPath={tabUrl(tab)}
      />
      <Top>
        <div>
          <DownloadLink booklet={BOOKLETS.installation}>Download PDF Guides</DownloadLink>
        </div>
        <SubjectTabs
          label="What you are fitting"
          tabs={FITTING_TABS.map((each) => ({
            name: each.name,
            to: tabUrl(each),
            current: each === tab ? "page" : undefined,
          }))}
        />
        <FittingVideos methods={tab.methods} />
      </Top>
      <Columns sides="1:1" columnGap="12" rowGap="12">
        <StepGuides slugs={tab.steps} />
        <QuestionSection key={tab.id} id="questions" title="Questions on fitting" questions={tab.questions(facts)} />
      </Columns>
      <CallToAction
        title="Stuck half way?"
        text="Leave it on the steps and ring us: a fitter tells you what to do next. A photograph by e-mail helps."
      >
        <ExternalLinkButton href={phoneHref(facts.phone)}>
          <PhoneIcon size="s" />
          Call Support: {facts.phone}
        </ExternalLinkButton>
        <ArrowLink to={paths.contact.href()}>Write to us</ArrowLink>
        <ArrowLink to={paths.guides.href("troubleshooting")}>Putting things right</ArrowLink>
      </CallToAction>
    </ContentPage>
  );
}
