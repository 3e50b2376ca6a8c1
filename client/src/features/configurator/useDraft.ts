import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Unit } from "@rules/sizes";
import { configurationSearch, readConfiguration, type ProductChoices } from "../../product/configuration";
import type { Draft } from "./draft";
import { keepInUrl } from "./keep-in-url";
import { useRememberedUnit } from "./remembered-unit";

const DEFAULT_UNIT: Unit = "mm";

type DraftNow = { draft: Draft; unit: Unit };

/** The rendered draft. */
export type DraftInUse = DraftNow & {
  /** The current draft, with changes that are not rendered yet; for event handlers. */
  read: () => DraftNow;
  /** One change of the current draft and unit; several changes in one event build on each other. */
  change: (step: (draft: Draft, unit: Unit) => Draft) => void;
};

/** The draft of a product, started from the URL; every change is written to the URL. */
export function useDraft(product: ProductChoices): DraftInUse {
  const location = useLocation();
  const begin = (): Draft => ({ configuration: readConfiguration(location.search, product), typed: {} });
  const { start, ...draft } = useEditedDraft(begin, ({ draft: { configuration }, unit }) =>
    keepInUrl(location.pathname, configurationSearch({ ...configuration, unit })),
  );

  // A link to this page with other choices, or Back to one, resets the draft.
  const [begunAt, setBegunAt] = useState(location.key);
  if (begunAt !== location.key) {
    setBegunAt(location.key);
    start(begin());
  }
  return draft;
}

/**
 * A draft that is edited in the visitor's unit.
 * @param begin the first draft
 * @param onChange called with every changed draft and the one before
 */
export function useEditedDraft(begin: () => Draft, onChange: (now: DraftNow, before: Draft) => void) {
  const remembered = useRememberedUnit();
  const [draft, start] = useState(begin);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  const inUse = (now: Draft): DraftNow => ({
    draft: now,
    unit: now.configuration.unit ?? remembered ?? DEFAULT_UNIT,
  });
  const read = () => inUse(latest.current);
  const change: DraftInUse["change"] = (step) => {
    const { draft: before, unit } = read();
    latest.current = step(before, unit);
    start(latest.current);
    onChange(read(), before);
  };
  return { ...inUse(draft), read, change, start };
}
