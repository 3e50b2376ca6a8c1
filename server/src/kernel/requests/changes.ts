/** Tells when something changes, in whatever process. */
export type Changes = {
  /** Yields at the start, then after each change of `topic`, and whenever one may have been missed; ends with its stream. */
  of(topic: string): AsyncIterable<void>;
};
