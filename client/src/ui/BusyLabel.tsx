import type { ReactNode } from "react";
import { Spinner } from "./Spinner";
import { chakra } from "./theme/chakra";

type BusyLabelProps = { busy: boolean; busyText: string; children: ReactNode };

/** Both labels share one grid cell, so the button keeps the width of the longer one in both states. */
const Labels = chakra("span", { base: { display: "inline-grid", "& > *": { gridArea: "1 / 1" } } });
const Label = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", justifyContent: "center", gap: "2.5" },
  variants: { hidden: { true: { visibility: "hidden" } } },
});

/** Label of a button; while busy a spinner and `busyText`. */
export function BusyLabel({ busy, busyText, children }: BusyLabelProps) {
  return (
    <Labels>
      <Label hidden={busy}>{children}</Label>
      <Label hidden={!busy}>
        <Spinner />
        {busyText}
      </Label>
    </Labels>
  );
}
