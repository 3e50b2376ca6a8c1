import type { Facts } from "../versions/versioned";

/** What the fields of a kind of rules are given. */
export type RuleFieldsProps = {
  facts: Facts;
  /** What was refused, by path below `content`. */
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (name: string, value: unknown) => void;
};
