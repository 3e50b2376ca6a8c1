import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Unit } from "@rules/sizes";
import { configurationSearch, readConfiguration, type ProductChoices } from "./configuration";
import type { Draft } from "./draft";
import { keepInUrl } from "./keep-in-url";
import { useRememberedUnit } from "./remembered-unit";

const DEFAULT_UNIT: Unit = "mm";

/** One change of the current draft and unit; several changes in one event build on each other. */
export type ChangeDraft = (step: (draft: Draft, unit: Unit) => Draft) => void;

type DraftNow = { draft: Draft; unit: Unit };

/** The rendered draft. */
export type DraftInUse = DraftNow & {
  /** The current draft, with changes that are not rendered yet; for event handlers. */
  read: () => DraftNow;
  change: ChangeDraft;
};

/** The draft, started from the URL; every change is written to the URL. */
export function useDraft(product: ProductChoices): DraftInUse {
  const location = useLocation();
  const remembered = useRememberedUnit();
  const begin = (): Draft => ({ configuration: readConfiguration(location.search, product), typed: {} });
  const [draft, setDraft] = useState(begin);

  // A link to this page with other choices, or Back to one, resets the draft.
  const [begunAt, setBegunAt] = useState(location.key);
  if (begunAt !== location.key) {
    setBegunAt(location.key);
    setDraft(begin());
  }

  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  const unitOf = ({ configuration }: Draft) => configuration.unit ?? remembered ?? DEFAULT_UNIT;
  const inUse = (now: Draft): DraftNow => ({ draft: now, unit: unitOf(now) });
  const change: ChangeDraft = (step) => {
    const next = step(latest.current, unitOf(latest.current));
    latest.current = next;
    setDraft(next);
    keepInUrl(location.pathname, configurationSearch({ ...next.configuration, unit: unitOf(next) }));
  };
  return { ...inUse(draft), read: () => inUse(latest.current), change };
}
