import type { Question } from "../../content/blocks";
import { Blocks } from "../../features/content-page/Blocks";
import { Disclosure } from "../../ui/Disclosure";
import { Prose } from "../../ui/Prose";
import { chakra } from "../../ui/theme/chakra";

/** Frequent questions about fitting as disclosures. */
export function FittingQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <chakra.section aria-labelledby="questions-heading" maxW="46rem">
      <chakra.h2
        id="questions-heading"
        textStyle="h3"
        fontSize="1.75rem"
        pb="3"
        borderBottomWidth="1px"
        borderColor="border"
      >
        Questions on fitting
      </chakra.h2>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} summary={question}>
          <Prose>
            <Blocks blocks={answer} />
          </Prose>
        </Disclosure>
      ))}
    </chakra.section>
  );
}
