/** Names by value as choices of a field. */
export const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([id, name]) => ({ id, name }));
