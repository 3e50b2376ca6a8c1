/** Limits of one operation, documented in docs/operations.md and docs/api.md. Introspection has no depth limit. */
export const LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 50,
  tokens: 1000,
  cost: 5000,
  /** Values in a list of the document or its variables. */
  listValues: 100,
} as const;
