import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Declares that a field of Query depends only on its arguments, the catalogue and the shop profile, so that its responses
 * are public: cached and served to everybody until the catalogue changes.
 */
export const CacheControl = (scope: "PUBLIC") => Extensions({ cacheControl: scope });

/** Whether a field is declared as public. */
export const isPublic = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions["cacheControl"] === "PUBLIC";
