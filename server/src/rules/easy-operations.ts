/** Ways to operate a product that weak or unsteady hands manage, with their labels; a product's control says which it has. */
export const EASY_OPERATIONS = {
  motor: "Motor",
  wand: "Wand",
  "one-handed": "One-handed",
  "cord-free": "Cord-free",
} as const;
export type EasyOperation = keyof typeof EASY_OPERATIONS;
