/** What the fields of a fact are given. */
export type FactProps<Value> = {
  label: string;
  help: string | undefined;
  /** By which the API names the fact in its refusals. */
  path: string;
  value: Value;
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (value: Value) => void;
};
