/** In characters. */
const MAX_LENGTH = 300;

/** Shortens a message: GraphQL repeats names of the request, which may be as long as its body. */
export const shorten = (sentence: string): string =>
  sentence.length > MAX_LENGTH ? `${sentence.slice(0, MAX_LENGTH)}…` : sentence;
