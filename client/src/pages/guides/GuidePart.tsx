import type { GuideSection } from "../../content/guides/guide";
import { GuideBlocks } from "./GuideBlocks";
import { chakra } from "../../ui/theme/chakra";

const Part = chakra("section", {
  base: {
    scrollMarginTop: { base: "20", lg: "6" },
    "& > * + *": { mt: "4" },
    "& > figure": { my: "6" },
    "& > h2": { textStyle: "h3", fontSize: "1.75rem", _print: { breakAfter: "avoid" } },
  },
});

/** A section of a guide with an anchor. */
export function GuidePart({ section: { id, title, blocks } }: { section: GuideSection }) {
  const headingId = `${id}-heading`;
  return (
    <Part id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <GuideBlocks blocks={blocks} />
    </Part>
  );
}
