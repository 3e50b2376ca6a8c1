import { FIRST_ESTIMATE } from "@rules/estimate";
import { DEFAULT_LIMITS } from "@rules/size-limits";
import type { Size } from "@rules/sizes";
import { isSameSize, type Draft } from "../../features/configurator/draft";
import { useEditedDraft } from "../../features/configurator/useDraft";
import { useSizeFields } from "../../features/configurator/useSizeFields";

const { color, material, size } = FIRST_ESTIMATE;
const firstDraft = (): Draft => ({
  configuration: { color, material, size, unit: undefined, customizations: [] },
  typed: {},
});

/** The size of an estimate, typed in the visitor's unit; converting units does not change it. */
export function useEstimateSize(onSize: (size: Size) => void) {
  const draft = useEditedDraft(firstDraft, ({ draft: { configuration } }, before) => {
    if (!isSameSize(before.configuration.size, configuration.size)) onSize(configuration.size);
  });
  return { unit: draft.unit, fields: useSizeFields(draft, () => DEFAULT_LIMITS) };
}

export type EstimateSizeFields = ReturnType<typeof useEstimateSize>;
