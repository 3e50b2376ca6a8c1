import { formatSize } from "../../rules/sizes.js";
import type { VisitedWindow } from "./staff-visit.queries.js";

/** "1. Kitchen, left: Roller Blinds, 914 × 1219 mm, 2 of them" */
export function windowInWords({ item, name, roomName, windowName, quantity, width, height }: VisitedWindow): string {
  const where = [roomName, windowName].filter(Boolean).join(", ");
  const size = formatSize({ width, height }, "mm");
  return `${item}. ${where && `${where}: `}${name}, ${size}${quantity > 1 ? `, ${quantity} of them` : ""}`;
}
