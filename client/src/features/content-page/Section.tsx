import type { ContentSection } from "../../content/blocks";
import { Prose } from "../../ui/Prose";
import { Blocks } from "./Blocks";
import { chakra } from "../../ui/theme/chakra";

type SectionProps = {
  section: ContentSection;
  /** Its number on pages whose parts are referred to by number. */
  number?: number;
};

/** A part of a content page: its heading, which can be linked to, and its blocks. */
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
