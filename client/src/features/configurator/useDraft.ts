import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { limitsIn } from "@rules/material-limits";
import type { Unit } from "@rules/sizes";
import { useBrowserValue } from "../../lib/store";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { configurationSearch, readConfiguration, type ProductChoices } from "../../product/configuration";
import type { Draft } from "./draft";
import { keepInUrl } from "./keep-in-url";
import { withLastSize } from "./last-size";
import { rememberedSize, useRememberedUnit } from "./remembered-size";

const DEFAULT_UNIT: Unit = "mm";

type DraftNow = { draft: Draft; unit: Unit };

/** The rendered draft. */
export type DraftInUse = DraftNow & {
  /** The current draft, with changes that are not rendered yet; for event handlers. */
  read: () => DraftNow;
  /** One change of the current draft and unit; several changes in one event build on each other. */
  change: (step: (draft: Draft, unit: Unit) => Draft) => void;
};

/**
 * The draft of a product, started from the URL, or where it names no size, with the one that the visitor typed last. Every change
 * is written to the URL.
 */
export function useDraft(product: ProductChoices): DraftInUse {
  const location = useLocation();
  const isHydrated = useBrowserValue(() => true, false);
  const carry = (draft: Draft): Draft =>
    namesSize(location.search)
      ? draft
      : withLastSize(draft, rememberedSize(), limitsIn(product, draft.configuration.material));
  const begin = (): Draft => {
    const asked = { configuration: readConfiguration(location.search, product), typed: {} };
    return isHydrated ? carry(asked) : asked;
  };
  const { start, amend, ...draft } = useEditedDraft(begin, ({ draft: { configuration }, unit }) =>
    keepInUrl(location.pathname, configurationSearch({ ...configuration, unit })),
  );
  // The server knows no last size. What was typed before hydration comes after it.
  const [isOfServer] = useState(!isHydrated);
  useAfterHydration(() => {
    if (isOfServer) amend(carry);
  });

  // A link to this page with other choices, or Back to one, resets the draft.
  const [begunAt, setBegunAt] = useState(location.key);
  if (begunAt !== location.key) {
    setBegunAt(location.key);
    start(begin());
  }
  return draft;
}

const namesSize = (search: string): boolean => /[?&](width|height)=/.test(search);

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
  /** A change of the current draft that is not reported. */
  const amend = (step: (draft: Draft) => Draft) => {
    latest.current = step(latest.current);
    start(latest.current);
  };
  return { ...inUse(draft), read, change, start, amend };
}
