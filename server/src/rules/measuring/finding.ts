/** What a reading says beside the size, in a sentence with its figure. */
export type Finding = {
  /**
   * - `again`: readings differ by more than a tape does
   * - `uneven`: they differ by so much that another fit is better
   * - `depth`: the recess may be too shallow
   */
  readonly kind: "again" | "uneven" | "depth";
  readonly sentence: string;
  /** Products of the shop that would do instead. */
  readonly products?: readonly { readonly slug: string; readonly name: string }[];
};
