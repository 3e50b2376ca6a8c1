import type { GuideDrawingName } from "../../content/guides/drawings";
import type { GuideBlock } from "../../content/guides/guide";
import { Blocks } from "../../features/content-page/Blocks";
import { Questions } from "../../features/content-page/Questions";
import { GUIDE_DRAWINGS } from "../../product/measuring/drawings";
import { Prose } from "../../ui/Prose";
import { RichText } from "../../ui/RichText";
import { chakra } from "../../ui/theme/chakra";
import { GuideTableRows, type GuideTableRowsProps } from "./GuideTableRows";

const Table = chakra("table", {
  base: {
    w: "full",
    maxW: "34rem",
    textStyle: "small",
    borderCollapse: "collapse",
    fontVariantNumeric: "lining-nums tabular-nums",
    "& caption": { textAlign: "start", color: "fg.muted", pb: "2" },
    "& :is(th, td)": {
      py: "2.5",
      pr: { base: "3", md: "6" },
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "400",
    },
    "& thead th": { fontWeight: "600", borderBottomWidth: "1px", borderColor: "fg" },
    "& tbody :is(th, td)": { borderBottomWidth: "1px", borderColor: "border" },
    _print: { breakInside: "avoid", "& :is(th, td)": { py: "1" } },
  },
});

/** A table whose first column names the row. */
function GuideTable(table: GuideTableRowsProps) {
  return (
    <Table>
      <GuideTableRows {...table} />
    </Table>
  );
}

type GuideFigureProps = { drawing: GuideDrawingName; caption: string };

const Figure = chakra("figure", {
  base: {
    maxW: "30rem",
    "& svg": { display: "block", w: "full", h: "auto", borderRadius: "picture" },
    _print: { maxW: "8.5cm", breakInside: "avoid", printColorAdjust: "exact" },
  },
});
const Caption = chakra("figcaption", { base: { mt: "2", textStyle: "small", color: "fg.muted" } });

/** A drawing of a guide with its caption. */
function GuideFigure({ drawing, caption }: GuideFigureProps) {
  const Drawing = GUIDE_DRAWINGS[drawing];
  return (
    <Figure>
      <Drawing />
      <Caption>
        <RichText text={caption} />
      </Caption>
    </Figure>
  );
}

const Note = chakra("p", {
  base: {
    maxW: "64ch",
    px: "5",
    py: "4",
    borderRadius: "control",
    bg: "bg.sage",
    _print: { bg: "none", p: "0", fontWeight: "600", breakInside: "avoid" },
  },
});

/** A highlighted note. */
function GuideNote({ text }: { text: string }) {
  return (
    <Note>
      <RichText text={text} />
    </Note>
  );
}

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
