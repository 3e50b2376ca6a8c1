import { fieldId } from "./use-checked-form";

/**
 * What was typed into the form of this id before hydration, without empty fields. Call it in the first render, which hydrates the
 * fields.
 */
export function typedAlready<Name extends string>(form: string, names: readonly Name[]): Partial<Record<Name, string>> {
  if (import.meta.env.SSR) return {};
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const control = document.getElementById(fieldId(form, name));
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value !== "") typed[name] = control.value;
  }
  return typed;
}
