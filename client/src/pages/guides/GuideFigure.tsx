import type { GuideDrawingName } from "../../content/guides/drawings";
import { GUIDE_DRAWINGS } from "../../product/measuring/drawings";
import { RichText } from "../../ui/RichText";
import { chakra } from "../../ui/theme/chakra";

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
export function GuideFigure({ drawing, caption }: GuideFigureProps) {
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
