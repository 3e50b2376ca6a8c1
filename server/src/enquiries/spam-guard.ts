/** What a form may tell of how it was filled in. A client that sends neither is believed. */
export type SpamMarks = {
  /** A field that people don't see; programs fill it in. */
  website?: string | null | undefined;
  /** When the form was opened, by the sender's clock. */
  startedAt?: Date | null | undefined;
};

/** Milliseconds. Nobody types a name, an address and a number in less. */
const FASTEST_PERSON = 3000;

/**
 * Whether a program filled in the form. Such a form is answered like any other, so that nobody learns what gave it away. A
 * start in the future is a clock that is wrong, not a program.
 */
export function isSpam({ website, startedAt }: SpamMarks, now = new Date()): boolean {
  if (website) return true;
  const taken = startedAt ? now.getTime() - startedAt.getTime() : Infinity;
  return taken >= 0 && taken < FASTEST_PERSON;
}
