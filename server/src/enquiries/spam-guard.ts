/** Hints about how a form was filled in. A client that sends neither is trusted. */
export type SpamHints = {
  /** Honeypot: a hidden field that only programs fill in. */
  website?: string | null | undefined;
  /** When the form was opened, by the client's clock. */
  startedAt?: Date | null | undefined;
};

/** Milliseconds; people need longer to fill in a form. */
const FASTEST_PERSON = 3000;

/**
 * Whether a program filled in the form. It gets the usual response, so that spammers can't learn the check. A start in the future
 * means a wrong clock, not a program.
 */
export function isSpam({ website, startedAt }: SpamHints, now = new Date()): boolean {
  if (website) return true;
  const taken = startedAt ? now.getTime() - startedAt.getTime() : Infinity;
  return taken >= 0 && taken < FASTEST_PERSON;
}
