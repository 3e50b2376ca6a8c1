/** A kind of rules in force in place of the installed one. */
export type Published<Content> = { readonly version: number; readonly content: Content };

/**
 * The version that orders keep: that of the installed rules, and behind it the published one, as `2026-11-24+3`. Both are needed, as the
 * structure of the rules comes from the installed ones.
 */
export const versionInForce = (
  installed: string | number,
  published: { readonly version: number } | undefined,
): string => (published ? `${installed}+${published.version}` : `${installed}`);
