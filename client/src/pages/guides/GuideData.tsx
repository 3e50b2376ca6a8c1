import { answersOf } from "../../content/blocks";
import type { ShopFacts } from "../../content/facts";
import { GUIDE_FAQ } from "../../content/guides/faq";
import type { Guide } from "../../content/guides/guide";
import { paths } from "../../lib/paths";
import { article } from "../../lib/structured-data/article";
import { faqPage } from "../../lib/structured-data/questions";
import { StructuredData } from "../../ui/page/StructuredData";

type GuideDataProps = { guide: Guide; facts: ShopFacts };

/** Structured data of a guide: an FAQ where it consists of questions, otherwise an article. */
export function GuideData({ guide, facts }: GuideDataProps) {
  return (
    <StructuredData
      of={(absolute) =>
        guide === GUIDE_FAQ
          ? [faqPage(answersOf(questionsOf(guide, facts)))]
          : [article({ ...guide, path: paths.guides.href(guide.slug) }, facts.name, absolute)]
      }
    />
  );
}

const questionsOf = (guide: Guide, facts: ShopFacts) =>
  guide
    .sections(facts)
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === "object" && "questions" in block ? block.questions : [])),
    );
