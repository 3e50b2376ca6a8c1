import type { GraphQLField, GraphQLObjectType } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Declares that a field of Query depends only on its arguments, the catalogue and the shop profile, so that its responses
 * are public: cached and served to everybody until the catalogue changes.
 */
export const CacheControl = (scope: "PUBLIC") => Extensions({ cacheControl: scope });

/** Whether a field is declared as public. */
export const isPublic = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions["cacheControl"] === "PUBLIC";

/** In a description of a public field. */
export const PUBLIC_SENTENCE = "Public: everybody gets the same, so shared caches may keep the answer of a GET.";

/** Names what an object shows by a key, so that a CDN can drop every response that shows it. */
export const SurrogateKey = <Shown>(keyOf: (shown: Shown) => string) => Extensions({ surrogateKey: keyOf });

/** What a type names its objects by; undefined for most. */
export function surrogateKeyOf({ extensions }: GraphQLObjectType): ((shown: unknown) => string) | undefined {
  const keyOf = extensions["surrogateKey"];
  return typeof keyOf === "function" ? (shown) => String(keyOf(shown)) : undefined;
}

/** The keys of what a response shows, collected while it is computed. */
export type SurrogateKeys = {
  readonly found: Set<string>;
  /** False where they were not collected, so that no CDN may keep the response. */
  areKnown: boolean;
};
