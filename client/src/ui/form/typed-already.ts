/**
 * What was typed into the form before hydration, without empty fields. Call it in the first render, which hydrates the
 * fields.
 */
export function typedAlready<Name extends string>(
  names: readonly Name[],
  idOf: (name: Name) => string,
): Partial<Record<Name, string>> {
  if (import.meta.env.SSR) return {};
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const control = document.getElementById(idOf(name));
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value !== "") typed[name] = control.value;
  }
  return typed;
}
