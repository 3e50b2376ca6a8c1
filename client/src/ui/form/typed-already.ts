/**
 * What has been typed into the fields of a form that came from the server, before its code was there; empty fields are left
 * out. To be asked in the first render, which takes the fields over.
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
