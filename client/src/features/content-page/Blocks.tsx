import { Fragment } from "react";
import type { Block } from "../../content/blocks";
import { RichText } from "../../ui/RichText";

/** The blocks of a section inside `Prose`. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === "string") {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("terms" in block) {
    return (
      <dl>
        {block.terms.map(([term, meaning]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={meaning} />
            </dd>
          </Fragment>
        ))}
      </dl>
    );
  }
  const isOrdered = "steps" in block;
  const List = isOrdered ? "ol" : "ul";
  return (
    <List>
      {(isOrdered ? block.steps : block.list).map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}
