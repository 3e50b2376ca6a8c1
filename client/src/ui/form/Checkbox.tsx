import { useId, type ComponentProps, type ReactNode } from "react";
import { CheckIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { HiddenInput } from "../VisuallyHidden";
import { ErrorText } from "./ErrorText";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** The label; links in it work on their own. */
  children: ReactNode;
  /** At the right end, as a count. */
  extra?: ReactNode;
  error?: string;
};

const Row = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    minH: "target",
    py: "2",
    fontSize: "control",
    lineHeight: "1.6",
    cursor: "pointer",
    "&:has(:disabled)": { color: "fg.disabled", cursor: "not-allowed" },
    "& a": { position: "relative", textDecoration: "underline" },
  },
});
const Box = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    boxSize: "22px",
    mt: "0.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "3px",
    bg: "bg.panel",
    color: "bg",
    "& svg": { visibility: "hidden" },
    "input:checked + &": { bg: "fg", borderColor: "fg", "& svg": { visibility: "visible" } },
    "input:focus-visible + &": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
    "[aria-invalid=true] + &": { borderColor: "error.fg", boxShadow: "inset 0 0 0 1px {colors.error.fg}" },
  },
});

/** A checkbox with label and error: `<Checkbox {...register("agreeToTerms")} error={…}>I agree …</Checkbox>`. */
export function Checkbox({ children, extra, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <Row>
        <HiddenInput
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <Box>
          <CheckIcon size="xs" />
        </Box>
        <span>{children}</span>
        {extra !== undefined && (
          <chakra.span ml="auto" color="fg.subtle" fontSize="small" fontVariantNumeric="tabular-nums">
            {extra}
          </chakra.span>
        )}
      </Row>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
