import type { ShopFacts } from "../../../client/src/content/facts";
import type { Guide } from "../../../client/src/content/guides/guide";
import { PrintedSection } from "./PrintedSection";

/** A printed guide; it begins on a new page. */
export function PrintedGuide({ guide, facts }: { guide: Guide; facts: ShopFacts }) {
  return (
    <article id={guide.slug}>
      <h2>{guide.title}</h2>
      <p className="lead">{guide.lead}</p>
      {guide.sections(facts).map((section) => (
        <PrintedSection key={section.id} section={section} slug={guide.slug} />
      ))}
    </article>
  );
}
