import { type ReactNode, useId } from "react";
import { labelStyle } from "../theme/recipes/field";
import { ErrorText } from "./ErrorText";
import { chakra } from "../theme/chakra";

export type FieldFrameProps = {
  label: ReactNode;
  /** Set in lighter type behind the label, as "optional". */
  hint?: string;
  /** A sentence below the control that helps to fill it in. */
  help?: ReactNode;
  /** What is wrong and what to do, in place of the help; marks the control as invalid. */
  error?: string;
  /** Id of the control, for those that link to it; one of its own by default. */
  id?: string;
};

/** What ties a control to its label, help and error. */
type ControlProps = { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined };

const Root = chakra("div", {
  base: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: "1.5", w: "full", minW: "0" },
});
const Label = chakra("label", {
  base: { ...labelStyle, "& > span": { ml: "0.5", fontWeight: "400", color: "fg.subtle" } },
});
const Help = chakra("span", { base: { fontSize: "small", lineHeight: "1.4", color: "fg.muted" } });

/** Label, control, and help or error: whatever stands below the control is read aloud with it. */
export function FieldFrame({
  label,
  hint,
  help,
  error,
  id,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const isInvalid = error !== undefined;
  const hasNote = isInvalid || help !== undefined;
  return (
    <Root>
      <Label htmlFor={controlId}>
        {label}
        {hint !== undefined && <span> {hint}</span>}
      </Label>
      {children({ id: controlId, "aria-invalid": isInvalid, "aria-describedby": hasNote ? noteId : undefined })}
      {isInvalid && <ErrorText id={noteId}>{error}</ErrorText>}
      {!isInvalid && help !== undefined && <Help id={noteId}>{help}</Help>}
    </Root>
  );
}
