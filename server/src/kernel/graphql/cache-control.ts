import type { GraphQLField, GraphQLObjectType } from "graphql";
import { Extensions } from "type-graphql";

/** What a field may depend on besides the objects that it shows: any product's price or place, what is reduced, any review. */
type Dependency = "products" | "reductions" | "reviews";

/**
 * Declares that a field of Query depends only on its arguments, the catalogue and the shop profile, so that its responses
 * are public: cached and served to everybody until something changes that they show.
 * @param dependsOn null where only a change of the objects in a response, or of what their fields depend on, can change it
 */
export const CacheControl = (scope: "PUBLIC", dependsOn: Dependency | null = "products") =>
  Extensions({ cacheControl: scope, dependsOn });

/** Declares that a field depends on more than its object. */
export const DependsOn = (dependsOn: Dependency) => Extensions({ dependsOn });

/** The key of what a field depends on besides its object; undefined for most. */
export function dependencyOf({ extensions }: GraphQLField<unknown, unknown>): string | undefined {
  const { dependsOn } = extensions;
  return typeof dependsOn === "string" ? dependsOn : undefined;
}

/** Whether a field is declared as public. */
export const isPublic = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions["cacheControl"] === "PUBLIC";

/** In a description of a public field. */
export const PUBLIC_SENTENCE = "Public: everybody gets the same, so shared caches may keep the answer of a GET.";

/** Names what an object shows by a key, so that caches can drop every response that shows it. */
export const SurrogateKey = <Shown>(keyOf: (shown: Shown) => string) => Extensions({ surrogateKey: keyOf });

/** What a type names its objects by; undefined for most. */
export function surrogateKeyOf({ extensions }: GraphQLObjectType): ((shown: unknown) => string) | undefined {
  const keyOf = extensions["surrogateKey"];
  return typeof keyOf === "function" ? (shown) => String(keyOf(shown)) : undefined;
}

/** The keys of what a response shows, collected while it is computed. */
export type SurrogateKeys = {
  readonly found: Set<string>;
  /** False where they were not collected, so that no CDN may keep the response, and any change drops it from the cache. */
  areKnown: boolean;
};
