import { Checkbox } from "../../ui/form/Checkbox";
import { facetInput, type FacetChoicesProps } from "./facet-choice";
import { FacetCount } from "./FacetCount";
import { FilterSection } from "./FilterSection";

/** Checkboxes of one facet. */
export function FacetChoices(props: FacetChoicesProps) {
  return (
    <FilterSection title={props.title}>
      {props.choices.map((choice) => (
        <Checkbox key={choice.id} {...facetInput(choice, props)} extra={<FacetCount count={choice.count} />}>
          {choice.label}
        </Checkbox>
      ))}
    </FilterSection>
  );
}
