import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

const MARK = "isSameForEverybody";

/**
 * Marks a field of Query whose answer depends on its arguments, the catalogue and the shop's facts alone, so that it may be
 * kept until the catalogue changes.
 */
export const SameForEverybody = () => Extensions({ [MARK]: true });

/** Whether a field has the mark. */
export const isSameForEverybody = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  extensions[MARK] === true;
