import { Fragment } from "react";
import type { GuideDrawingName } from "../../../client/src/content/guides/drawings";
import type { GuideBlock } from "../../../client/src/content/guides/guide";
import { GuideTableRows } from "../../../client/src/pages/guides/GuideTableRows";
import { GUIDE_DRAWINGS } from "../../../client/src/product/measuring/drawings";
import { placeOf, Words } from "./Words";

/** A block of a printed guide. Questions show their answers. */
export function PrintedBlock({ block, slug }: { block: GuideBlock; slug: string }) {
  if (typeof block === "string")
    return (
      <p>
        <Words text={block} />
      </p>
    );
  if ("drawing" in block) return <CaptionedDrawing {...block} />;
  if ("rows" in block)
    return (
      <table>
        <GuideTableRows {...block} />
      </table>
    );
  if ("terms" in block) return <Terms terms={block.terms} />;
  if ("note" in block)
    return (
      <p className="note">
        <Words text={block.note} />
      </p>
    );
  if ("questions" in block)
    return block.questions.map(({ id, question, answer }) => (
      <div className="question" key={id} id={placeOf(slug, id)}>
        <h4>{question}</h4>
        {answer.map((part, index) => (
          <PrintedBlock key={index} block={part} slug={slug} />
        ))}
      </div>
    ));
  const [List, items] = "steps" in block ? (["ol", block.steps] as const) : (["ul", block.list] as const);
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </List>
  );
}

/** Not a `figure`: Chromium would tag it as a second picture, without a text, around the drawing. */
function CaptionedDrawing({ drawing, caption }: { drawing: GuideDrawingName; caption: string }) {
  const Drawing = GUIDE_DRAWINGS[drawing];
  return (
    <div className="drawing">
      <Drawing />
      <p className="caption">
        <Words text={caption} />
      </p>
    </div>
  );
}

function Terms({ terms }: Extract<GuideBlock, { terms: unknown }>) {
  return (
    <dl>
      {terms.map(([term, meaning]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>
            <Words text={meaning} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
