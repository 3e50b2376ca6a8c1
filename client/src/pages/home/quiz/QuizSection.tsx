import { SectionTitle } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { TwelveColumns } from "../TwelveColumns";
import { Quiz } from "./Quiz";

const Ground = chakra("section", { base: { py: "14", bg: "bg.sage" } });
const Words = chakra("div", { base: { gridColumn: "1 / 6", mb: { base: "7", lg: "0" } } });
const Questions = chakra("div", { base: { gridColumn: "7 / 13" } });

/** Section with the quiz; its anchor is `#quiz-section`. */
export function QuizSection() {
  return (
    <Ground id="quiz-section" aria-labelledby="quiz">
      <TwelveColumns alignItems="start" minH={{ lg: "15rem" }}>
        <Words>
          <SectionTitle id="quiz">Not sure what suits the room?</SectionTitle>
          <chakra.p maxW="42ch" mt="2" color="fg.muted">
            Four short questions about the room, its light and what you like, and we’ll suggest three that fit.
          </chakra.p>
        </Words>
        <Questions>
          <Quiz />
        </Questions>
      </TwelveColumns>
    </Ground>
  );
}
