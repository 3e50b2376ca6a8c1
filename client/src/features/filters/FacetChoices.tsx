import type { ColorFilter } from "@rules/product-attributes";
import type { FilterPanel_facetsFragment } from "../../gql/graphql";
import { Checkbox } from "../../ui/form/Checkbox";
import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";
import { HiddenInput, VisuallyHidden } from "../../ui/VisuallyHidden";
import type { Facet } from "./filter-state";
import { FilterSection } from "./FilterSection";

type FacetChoicesProps = {
  title: string;
  /** Name of the inputs. */
  name: Facet;
  choices: FilterPanel_facetsFragment[Facet];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};
type FacetChoice = FacetChoicesProps["choices"][number];

/** CSS background of a colour group; `custom` is every colour in no other group. */
const GROUNDS: Readonly<Record<ColorFilter, string>> = {
  white: "#f7f5f0",
  brown: "#7a5233",
  tan: "#c9ae86",
  gray: "#9a9c99",
  black: "#24282a",
  custom: "conic-gradient(#b5654a, #c9ae86, #8fa08a, #5f7890, #b5654a)",
};
const groundOf = (id: string) => Object.entries(GROUNDS).find(([filter]) => filter === id)?.[1];

const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "5", [LARGE_TEXT]: { display: "block" } },
});
const Row = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "target",
    fontSize: "control",
    cursor: "pointer",
    "&:has(:disabled)": { color: "fg.disabled", cursor: "not-allowed", "& > span": { opacity: "0.5" } },
  },
});
const Round = chakra("span", {
  base: {
    flex: "none",
    boxSize: "22px",
    borderRadius: "full",
    forcedColorAdjust: "none",
    boxShadow: "inset 0 0 0 1px {colors.border.swatch}",
    "input:checked + &": {
      boxShadow: "0 0 0 2px {colors.bg}, 0 0 0 4px {colors.fg}, inset 0 0 0 1px {colors.border.swatch}",
    },
    "input:focus-visible + &": { outline: "2px solid var(--focus)", outlineOffset: "6px" },
  },
});
const Count = chakra("span", {
  base: { ml: "auto", color: "fg.subtle", fontSize: "small", fontVariantNumeric: "tabular-nums" },
});

/** Attributes of the checkbox of one value. Values without products are disabled. */
function facetInput({ value, count }: FacetChoice, { name, chosen, onToggle }: FacetChoicesProps) {
  const checked = chosen.includes(value);
  return {
    name,
    value,
    autoComplete: "off",
    checked,
    disabled: count === 0 && !checked,
    onChange: () => onToggle(value),
  };
}

/** Number of products for a value: "9"; screen readers read "9 products". */
function FacetCount({ count }: FacetChoice) {
  return (
    <>
      {count}
      <VisuallyHidden>{count === 1 ? " product" : " products"}</VisuallyHidden>
    </>
  );
}

/** Checkboxes of one facet. */
export function FacetChoices(props: FacetChoicesProps) {
  return (
    <FilterSection title={props.title}>
      {props.choices.map((choice) => (
        <Checkbox key={choice.value} {...facetInput(choice, props)} extra={<FacetCount {...choice} />}>
          {choice.label}
        </Checkbox>
      ))}
    </FilterSection>
  );
}

/** Filter by colour group, as swatches. */
export function ColourChoices(props: FacetChoicesProps) {
  return (
    <FilterSection title={props.title}>
      <Grid>
        {props.choices.map((choice) => (
          <Row key={choice.value}>
            <HiddenInput type="checkbox" {...facetInput(choice, props)} />
            <Round style={{ background: groundOf(choice.value) }} />
            {choice.label}
            <Count>
              <FacetCount {...choice} />
            </Count>
          </Row>
        ))}
      </Grid>
    </FilterSection>
  );
}
