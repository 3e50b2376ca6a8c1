import { freePositions, type KeptOption } from "../rules/project/join-options.js";
import type { Unit } from "../rules/sizes.js";
import { optionAtWindow, type Configured } from "./option-at-window.js";
import type { CopyRefusal, CopyTargetInput } from "./option-copies.types.js";
import { TooManyOptions, WindowNotFound, WindowOptionsChanged } from "./project.errors.js";
import type { WindowRow } from "./project.queries.js";
import type { WindowOptionType } from "./window-option.types.js";

/** What is to be done at a window: nothing, with the reason; an option that it has is chosen; a new one is kept and chosen. */
export type PlannedCopy = { readonly windowKey: string } & (
  | { readonly refusal: CopyRefusal }
  | { readonly kept: Pick<KeptOption, "id" | "isChosen"> }
  | { readonly added: Configured & { readonly position: number } }
);

/** A household's windows and what is considered for them. */
export type Household = {
  readonly windows: readonly WindowRow[];
  readonly options: readonly (KeptOption & { readonly windowKey: string })[];
};

/** What becomes of an option at one more window; of a window that has it already, whatever version was seen. */
export function plannedCopy(
  option: WindowOptionType,
  { windowKey, expectedVersion }: CopyTargetInput,
  { windows, options }: Household,
  unit: Unit,
): PlannedCopy {
  const window = windows.find(({ key }) => key === windowKey.toLowerCase());
  if (!window) return { windowKey, refusal: { reason: "WINDOW_GONE", message: new WindowNotFound().message } };
  const made = optionAtWindow(option, window, unit);
  if ("reason" in made) return { windowKey, refusal: made };
  const present = options.filter((each) => each.windowKey === window.key);
  const kept = present.find(({ configuration }) => configuration === made.configuration);
  if (kept?.isChosen) return { windowKey, kept };
  if (window.optionsVersion !== expectedVersion)
    return { windowKey, refusal: { reason: "OPTIONS_CHANGED", message: new WindowOptionsChanged().message } };
  if (kept) return { windowKey, kept };
  const [position] = freePositions(present);
  if (position === undefined)
    return { windowKey, refusal: { reason: "TOO_MANY_OPTIONS", message: new TooManyOptions().message } };
  return { windowKey, added: { ...made, position } };
}
