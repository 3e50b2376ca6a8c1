import type { KeyboardEvent } from "react";

/** Enter in a field goes to the next one, as at a window only one hand is free; after the last one it leaves the field. */
export function focusNext(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || target.type === "radio") return;
  event.preventDefault();
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>("input:not([type=radio], [type=file]), select, textarea"),
  ];
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}
