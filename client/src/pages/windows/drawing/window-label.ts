import type { OpeningSize } from "@rules/opening-size";
import type { WindowValues } from "@rules/project-window";
import { KIND_LABELS } from "@rules/project/window-words";
import { formatLength, type Unit } from "@rules/sizes";

/** The text alternative of the drawing of a window: "Casement, 1198 mm wide, drop not measured". */
export function windowLabel({ kind, bayParts }: WindowValues, { width, height }: OpeningSize, unit: Unit): string {
  const said = (length: number | undefined, known: string, missing: string) =>
    length === undefined ? missing : `${formatLength(length, unit)} ${known}`;
  const size = `${said(width, "wide", "width not measured")}, ${said(height, "drop", "drop not measured")}`;
  if (kind !== "BAY" || bayParts.length === 0) return `${KIND_LABELS[kind]}, ${size}`;
  const parts = bayParts.map(({ width: part }) => formatLength(part, unit)).join(", ");
  return `Bay from above, its parts from left to right: ${parts}. ${size}`;
}
