/** From this many to that many. */
export type Span = { from: number; to: number };

/** "2–3" */
export const fromTo = ({ from, to }: Span): string => `${from}–${to}`;
