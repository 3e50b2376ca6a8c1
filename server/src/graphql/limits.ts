/** What one operation may ask for; docs/operations.md and docs/api.md say it to others. Introspection is exempt of depth. */
export const LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 50,
  tokens: 1000,
  cost: 5000,
  /** Values in any list that is given. */
  listValues: 100,
} as const;
