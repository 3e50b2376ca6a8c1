import { isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
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

/** Where the keys of a response are collected; only of those that a CDN may keep. */
type KeyCollector = { surrogateKeys?: Set<string> };

/**
 * Collects the key of each object of a type with `@SurrogateKey` while a response is computed. GraphQL calls `isTypeOf` for
 * every object that it completes, whether or not a field with the key is asked for.
 */
export function collectSurrogateKeys(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const keyOf = type.extensions["surrogateKey"];
    if (typeof keyOf !== "function") continue;
    const { isTypeOf } = type;
    type.isTypeOf = (shown: unknown, context: KeyCollector, info) => {
      context.surrogateKeys?.add(keyOf(shown));
      return isTypeOf ? isTypeOf(shown, context, info) : true;
    };
  }
}
