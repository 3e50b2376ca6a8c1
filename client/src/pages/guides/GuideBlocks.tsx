import type { GuideBlock } from "../../content/guides/guide";
import { Blocks } from "../../features/content-page/Blocks";
import { Questions } from "../../features/content-page/Questions";
import { Prose } from "../../ui/Prose";
import { chakra } from "../../ui/theme/chakra";
import { GuideFigure } from "./GuideFigure";
import { GuideNote } from "./GuideNote";
import { GuideTable } from "./GuideTable";

/** The blocks of a section. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: GuideBlock }) {
  if (typeof block === "object") {
    if ("drawing" in block) return <GuideFigure {...block} />;
    if ("rows" in block) return <GuideTable {...block} />;
    if ("note" in block) return <GuideNote text={block.note} />;
    if ("questions" in block) {
      return (
        <chakra.div maxW="46rem">
          <Questions questions={block.questions} />
        </chakra.div>
      );
    }
  }
  return (
    <Prose>
      <Blocks blocks={[block]} />
    </Prose>
  );
}
