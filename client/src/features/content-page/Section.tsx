import type { ContentSection } from "../../content/blocks";
import { Prose } from "../../ui/Prose";
import { chakra } from "../../ui/theme/chakra";
import { Blocks } from "./Blocks";

type SectionProps = {
  section: ContentSection;
  /** Number of the section, on pages that refer to sections by number. */
  number?: number;
};

/** A section of a content page: heading with an anchor, and blocks. */
export function Section({ section, number }: SectionProps) {
  const { id, title, blocks } = section;
  const headingId = `${id}-heading`;
  return (
    <chakra.section id={id} aria-labelledby={headingId} scrollMarginTop={{ base: "20", lg: "6" }}>
      <Prose>
        <h2 id={headingId}>
          {number !== undefined && `${number}. `}
          {title}
        </h2>
        <Blocks blocks={blocks} />
      </Prose>
    </chakra.section>
  );
}
