import type { Block, Question, RichText } from "../blocks";
import type { ShopFacts } from "../facts";
import type { VideoName } from "../videos";
import type { GuideDrawingName } from "./drawings";

/** What stands below a heading of a guide. */
export type GuideBlock =
  | Block
  | { drawing: GuideDrawingName; caption: RichText }
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** What goes wrong most, or must not be forgotten. */
  | { note: RichText }
  /** Each opens to its answer. */
  | { questions: readonly Question[] };

export type GuideSection = {
  /** Part of URLs, as /guides/care#aluminium: it stays as it is. */
  id: string;
  title: string;
  blocks: readonly GuideBlock[];
};

/** One guide: a page of its own. */
export type Guide = {
  /** Behind /guides/: it stays as it is. */
  slug: string;
  /** In the row of guides of one subject. */
  name: string;
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** The day its words were last changed. */
  updated: string;
  /** Shown above the text. */
  video?: VideoName;
  sections: (facts: ShopFacts) => readonly GuideSection[];
  /** Slugs of the guides that go on from here. */
  next: readonly string[];
};

/** Guides of one subject. The first one opens it. */
export type GuideSubject = { name: string; guides: readonly [Guide, ...Guide[]] };
