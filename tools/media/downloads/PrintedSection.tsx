import type { GuideBlock, GuideSection } from "../../../client/src/content/guides/guide";
import { PrintedBlock } from "./PrintedBlock";
import { placeOf } from "./Words";

/** A section of a printed guide. Its drawings are to the right of the text before its first table. */
export function PrintedSection({ section: { id, title, blocks }, slug }: { section: GuideSection; slug: string }) {
  const drawings = blocks.filter(isDrawing);
  const others = blocks.filter((block) => !isDrawing(block));
  const wide = others.findIndex(isWide);
  const beside = drawings.length === 0 ? [] : others.slice(0, wide === -1 ? undefined : wide);
  return (
    <section id={placeOf(slug, id)}>
      <h3>{title}</h3>
      {drawings.length > 0 && (
        <div className="beside">
          <div>
            <Blocks blocks={beside} slug={slug} />
          </div>
          <div>
            <Blocks blocks={drawings} slug={slug} />
          </div>
        </div>
      )}
      <Blocks blocks={others.slice(beside.length)} slug={slug} />
    </section>
  );
}

const isDrawing = (block: GuideBlock) => typeof block === "object" && "drawing" in block;

const isWide = (block: GuideBlock) => typeof block === "object" && ("rows" in block || "note" in block);

const Blocks = ({ blocks, slug }: { blocks: readonly GuideBlock[]; slug: string }) =>
  blocks.map((block, index) => <PrintedBlock key={index} block={block} slug={slug} />);
