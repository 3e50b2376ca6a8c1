import { ChevronDownIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { inputRecipe } from "../theme/recipes/input";
import { FieldFrame, type FieldProps } from "./FieldFrame";

type SelectFieldProps = FieldProps<"select"> & { options: readonly { value: string; label: string }[] };

const Select = chakra("select", inputRecipe);
const Sign = chakra("span", {
  base: { position: "absolute", right: "3.5", top: "50%", transform: "translateY(-50%)", pointerEvents: "none" },
});

/** A native select, used like `TextField`. */
export function SelectField({ label, hint, help, error, id, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <chakra.div position="relative">
          <Select {...select} {...control} pr="12" cursor="pointer">
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
          <Sign>
            <ChevronDownIcon size="m" />
          </Sign>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
