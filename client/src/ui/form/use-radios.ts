import { useId, type ComponentProps, type Ref } from "react";
import { useAfterHydration } from "../../lib/use-after-hydration";

/** A choice of a group. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Id of the element that says why it is disabled. */
  describedBy?: string | undefined;
};

/**
 * A group of radio buttons, either controlled by `value` and `onPick`, or registered with a form by `{...register(name)}`.
 */
export type RadiosProps<Value extends string> = {
  value?: Value;
  onPick?: (value: Value) => void;
  ref?: Ref<HTMLInputElement>;
} & Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur">;

/** Returns the attributes of the native radio button of a value. */
export function useRadios<Value extends string>({ value, onPick, onChange, name, ...rest }: RadiosProps<Value>) {
  const ownName = useId();
  const group = name ?? ownName;

  useAfterHydration(() => {
    const picked = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(group)}"]:checked`)?.value;
    if (value !== undefined && picked !== undefined && picked !== value) onPick?.(picked as Value);
  });

  return (choice: Value) =>
    ({
      ...rest,
      type: "radio",
      name: group,
      value: choice,
      checked: value === undefined ? undefined : value === choice,
      onChange: (event) => {
        onPick?.(choice);
        return onChange?.(event);
      },
    }) satisfies ComponentProps<"input">;
}
