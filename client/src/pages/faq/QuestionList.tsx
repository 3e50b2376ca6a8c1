import { Blocks } from "../../features/content-page/Blocks";
import { Disclosure } from "../../ui/Disclosure";
import { Prose } from "../../ui/Prose";
import { chakra } from "../../ui/theme/chakra";
import type { FaqCategory } from "./content";

type QuestionListProps = {
  category: FaqCategory;
  /** Whether all answers are open, as in search results. */
  areOpen: boolean;
};

/** The questions of one subject as disclosures. */
export function QuestionList({ category, areOpen }: QuestionListProps) {
  const { id, title, questions } = category;
  const headingId = `${id}-heading`;
  return (
    <chakra.section id={id} aria-labelledby={headingId} maxW="46rem">
      <chakra.h2 id={headingId} textStyle="h3" fontSize="1.75rem" pb="3" borderBottomWidth="1px" borderColor="border">
        {title}
      </chakra.h2>
      {questions.map((question) => (
        <Disclosure key={question.id} id={question.id} summary={question.question} open={areOpen}>
          <Prose>
            <Blocks blocks={question.answer} />
          </Prose>
        </Disclosure>
      ))}
    </chakra.section>
  );
}
