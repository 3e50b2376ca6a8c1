/** The options of a select, with one for what isn't known. */
export const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: "", label: "Not known yet" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
