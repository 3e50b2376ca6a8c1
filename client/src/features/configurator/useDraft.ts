import type { Unit } from "@rules/sizes";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { keepInUrl } from "./keep-in-url";
import { configurationSearch, type ProductChoices, readConfiguration } from "./configuration";
import type { Draft } from "./draft";
import { useRememberedUnit } from "./remembered-unit";

const DEFAULT_UNIT: Unit = "mm";

/** One change, from the draft and unit as they are when it is made: several in one go build on each other. */
export type ChangeDraft = (step: (draft: Draft, unit: Unit) => Draft) => void;

type DraftNow = { draft: Draft; unit: Unit };

/** A draft as it is shown. */
export type DraftInUse = DraftNow & {
  /** As it is at the moment, with changes that are not shown yet: what is pressed goes by it. */
  read: () => DraftNow;
  change: ChangeDraft;
};

/** The draft that the URL begins, and the way to change it; every change is kept in the URL. */
export function useDraft(product: ProductChoices): DraftInUse {
  const location = useLocation();
  const remembered = useRememberedUnit();
  const begin = (): Draft => ({ configuration: readConfiguration(location.search, product), typed: {} });
  const [draft, setDraft] = useState(begin);

  // A link to this page with other choices, or Back to one, begins anew.
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
