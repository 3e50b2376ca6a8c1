import type { GuideSection } from "../../content/guides/guide";
import { chakra } from "../../ui/theme/chakra";
import { GuideBlocks } from "./GuideBlocks";

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
