/** A value of a facet with its number of products. */
type FacetChoice = { id: string; label: string; count: number };

export type FacetChoicesProps = {
  title: string;
  /** Name of the inputs. */
  name: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** Attributes of the checkbox of one value. Values without products are disabled. */
export function facetInput({ id, count }: FacetChoice, { name, chosen, onToggle }: FacetChoicesProps) {
  const checked = chosen.includes(id);
  return {
    name,
    value: id,
    autoComplete: "off",
    checked,
    disabled: count === 0 && !checked,
    onChange: () => onToggle(id),
  };
}
