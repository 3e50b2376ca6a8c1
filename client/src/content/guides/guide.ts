import type { Block, Question, RichText } from "../blocks";
import type { ShopFacts } from "../facts";
import type { VideoName } from "../videos";
import type { GuideDrawingName } from "./drawings";

/** Content below a heading of a guide. */
export type GuideBlock =
  | Block
  | { drawing: GuideDrawingName; caption: RichText }
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** A warning. */
  | { note: RichText }
  /** Questions with answers to expand. */
  | { questions: readonly Question[] };

export type GuideSection = {
  /** Part of URLs such as /guides/care#aluminium: never change it. */
  id: string;
  title: string;
  blocks: readonly GuideBlock[];
};

/** One guide, on its own page. */
export type Guide = {
  /** Part of the URL after /guides/: never change it. */
  slug: string;
  /** Label of its tab among the guides of one subject. */
  name: string;
  title: string;
  /** For search engines, in place of a title of less than 29 or more than 39 characters: the shop's name is beside it. */
  searchTitle?: string;
  lead: string;
  /** For search engines: 120 to 155 characters. */
  description: string;
  /** The day of the last change of its text. */
  updated: string;
  /** Shown above the text. */
  video?: VideoName;
  sections: (facts: ShopFacts) => readonly GuideSection[];
  /** Slugs of related guides. */
  next: readonly string[];
};

/** Guides of one subject. The first one opens it. */
export type GuideSubject = { name: string; guides: readonly [Guide, ...Guide[]] };
