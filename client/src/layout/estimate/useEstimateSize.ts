import { useRef, useState } from "react";
import { FIRST_ESTIMATE } from "@rules/estimate";
import { DEFAULT_LIMITS } from "@rules/size-limits";
import type { Size, Unit } from "@rules/sizes";
import { isSameSize, type Draft } from "../../features/configurator/draft";
import { useRememberedUnit } from "../../features/configurator/remembered-unit";
import type { ChangeDraft } from "../../features/configurator/useDraft";
import { useSizeFields } from "../../features/configurator/useSizeFields";

const DEFAULT_UNIT: Unit = "mm";

const { color, material, size } = FIRST_ESTIMATE;
const FIRST_DRAFT: Draft = { configuration: { color, material, size, unit: undefined }, typed: {} };

/** The size of an estimate, typed in the visitor's unit; converting units does not change it. */
export function useEstimateSize(onSize: (size: Size) => void) {
  const remembered = useRememberedUnit();
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const latest = useRef(draft);
  const unitOf = ({ configuration }: Draft) => configuration.unit ?? remembered ?? DEFAULT_UNIT;

  const change: ChangeDraft = (step) => {
    const before = latest.current;
    const next = step(before, unitOf(before));
    latest.current = next;
    setDraft(next);
    if (!isSameSize(before.configuration.size, next.configuration.size)) onSize(next.configuration.size);
  };
  const inUse = (now: Draft) => ({ draft: now, unit: unitOf(now) });
  const fields = useSizeFields({ ...inUse(draft), read: () => inUse(latest.current), change }, DEFAULT_LIMITS);
  return { unit: unitOf(draft), fields };
}

export type EstimateSizeFields = ReturnType<typeof useEstimateSize>;
