import type { ShopFacts } from "../../../client/src/content/facts";
import type { Booklet } from "../../../client/src/content/guides/downloads";
import { phoneHref } from "../../../client/src/lib/contact-links";
import { PrintedGuide } from "./PrintedGuide";
import { WaysOnPaper } from "./Words";

type PrintedBookletProps = {
  booklet: Booklet;
  facts: ShopFacts;
  /** The first page of each guide, by its slug; unknown in the first run. */
  pages: ReadonlyMap<string, number>;
};

const day = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

/** Title page with contents, then the guides. */
export function PrintedBooklet({ booklet: { title, lead, guides }, facts, pages }: PrintedBookletProps) {
  const updated = guides
    .map((guide) => guide.updated)
    .toSorted()
    .at(-1);
  return (
    <WaysOnPaper value={{ guides: guides.map(({ slug }) => slug), email: facts.email }}>
      <header className="cover">
        <p className="logo">{facts.name}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <nav aria-label="Contents">
          <h2>Contents</h2>
          <ol>
            {guides.map((guide) => (
              <li key={guide.slug}>
                <a href={`#${guide.slug}`}>{guide.title}</a>
                <span>{pages.get(guide.slug)}</span>
              </li>
            ))}
          </ol>
        </nav>
        <p className="contact">
          All figures are in millimetres unless another unit stands beside them. The page of your blind may ask for a
          higher safety device. Questions? Call <a href={phoneHref(facts.phone)}>{facts.phone}</a> or write to{" "}
          <a href={`mailto:${facts.email}`}>{facts.email}</a>.
          {updated !== undefined && ` Last updated ${day.format(new Date(updated))}.`}
        </p>
        {facts.traderLines.map((line) => (
          <p key={line} className="contact">
            {line}
          </p>
        ))}
      </header>
      {guides.map((guide) => (
        <PrintedGuide key={guide.slug} guide={guide} facts={facts} />
      ))}
    </WaysOnPaper>
  );
}
