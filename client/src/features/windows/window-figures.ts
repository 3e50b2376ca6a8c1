import type { WindowValues } from "@rules/project-window";
import { windowToFit } from "@rules/window-to-fit";
import type { WindowToFit } from "../../gql/graphql";

/** The figures of a window by which products fit it, without those that aren't known: the same window has the same text. */
export function figuresOf(values: WindowValues): WindowToFit {
  const { kind, ...figures } = windowToFit(values);
  const known = Object.entries(figures).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  return { kind, ...Object.fromEntries(known) };
}
