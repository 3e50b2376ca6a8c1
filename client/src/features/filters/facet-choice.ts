/** A value that the list can be narrowed to, and how many products that leaves. */
type FacetChoice = { id: string; label: string; count: number };

export type FacetChoicesProps = {
  title: string;
  /** Of the inputs. */
  name: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** The attributes of the checkbox of one choice. What would leave nothing can't be ticked. */
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
