import type { Question } from "../../content/blocks";
import { Disclosure } from "../../ui/Disclosure";
import { Prose } from "../../ui/Prose";
import { chakra } from "../../ui/theme/chakra";
import { Blocks } from "./Blocks";

type QuestionsProps = {
  questions: readonly Question[];
  /** Whether all answers are open, as in search results. */
  areOpen?: boolean;
};

/** Questions as disclosures of their answers. */
export function Questions({ questions, areOpen = false }: QuestionsProps) {
  return questions.map(({ id, question, answer }) => (
    <Disclosure key={id} id={id} summary={question} open={areOpen}>
      <Prose>
        <Blocks blocks={answer} />
      </Prose>
    </Disclosure>
  ));
}

type QuestionSectionProps = QuestionsProps & { id: string; title: string };

/** A section of questions on one subject. */
export function QuestionSection({ id, title, ...questions }: QuestionSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <chakra.section id={id} aria-labelledby={headingId} maxW="46rem">
      <chakra.h2 id={headingId} textStyle="h3" fontSize="1.75rem" pb="3" borderBottomWidth="1px" borderColor="border">
        {title}
      </chakra.h2>
      <Questions {...questions} />
    </chakra.section>
  );
}
