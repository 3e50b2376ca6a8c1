/** What a document says, by the names of its facts. */
export type Facts = Readonly<Record<string, unknown>>;

/** A fact that differs between two versions, in words. */
export type Difference = { name: string; label: string; before: string; after: string };

/** A version of a document. It never changes, but a draft is published. */
export type Version = {
  version: number;
  content: Facts;
  savedAt: string;
  savedBy: string;
  publishedAt?: string | null;
  publishedBy?: string | null;
  takenFrom?: number | null;
  isInForce: boolean;
};

/** A document with versions: what was saved last, what is in force, and what came with the shop. */
export type Versioned = {
  version: number;
  publishedVersion?: number | null;
  content: Facts;
  published: Facts;
  installed: Facts;
  versions: readonly Version[];
};
