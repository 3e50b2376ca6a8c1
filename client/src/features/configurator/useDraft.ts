import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
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

/** What a change is to Back: a choice is taken back by itself, typing in one place as a whole, and what follows by itself with the rest. */
export type ChangeKind = "choice" | `typing ${string}` | "following";

/** Typing of a width or drop. */
export const SIZE_TYPING = "typing size" satisfies ChangeKind;

/** The rendered draft. */
export type DraftInUse = DraftNow & {
  /** The current draft, with changes that are not rendered yet; for event handlers. */
  read: () => DraftNow;
  /** One change of the current draft and unit; several changes in one event build on each other. */
  change: (step: (draft: Draft, unit: Unit) => Draft, kind: ChangeKind) => void;
};

/**
 * The draft of a product, started from the URL, or where it names no size, with the one that the visitor typed last. Every change
 * is written to the URL, and Back takes back the last choice.
 */
export function useDraft(product: ProductChoices): DraftInUse {
  const location = useLocation();
  const isHydrated = useBrowserValue(() => true, false);
  const carry = (draft: Draft, search = location.search): Draft =>
    namesSize(search) ? draft : withLastSize(draft, rememberedSize(), limitsIn(product, draft.configuration.material));
  const begin = (search: string): Draft => {
    const asked = { configuration: readConfiguration(search, product), typed: {} };
    return isHydrated ? carry(asked, search) : asked;
  };
  const isStep = useSteps();
  const { start, amend, ...draft } = useEditedDraft(
    () => begin(location.search),
    (now, _before, kind) => {
      const search = searchOf(now);
      if (search !== window.location.search) keepInUrl(location.pathname, search, isStep(kind));
    },
  );
  // The server knows no last size. What was typed before hydration comes after it.
  const [isOfServer] = useState(!isHydrated);
  useAfterHydration(() => {
    if (isOfServer) amend((now) => carry(now));
  });

  // A link to this page with other choices, or Back to one, resets the draft.
  const [begunAt, setBegunAt] = useState(location.key);
  if (begunAt !== location.key) {
    setBegunAt(location.key);
    start(begin(location.search));
  }

  // The router does not know the steps on this page, and would render nothing anew.
  const follow = useEffectEvent(() => {
    const { pathname, search } = window.location;
    if (pathname === location.pathname && search !== searchOf(draft.read())) start(begin(search));
  });
  useEffect(() => {
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return draft;
}

const searchOf = ({ draft: { configuration }, unit }: DraftNow) => configurationSearch({ ...configuration, unit });

/** Whether a change of the URL is a step for Back. A size that is typed on a page without one is none: the page would open with it again. */
function useSteps(): (kind: ChangeKind) => boolean {
  const last = useRef<ChangeKind>(undefined);
  return (kind) => {
    if (kind === "following") return false;
    const isSameRun = kind !== "choice" && kind === last.current;
    last.current = kind;
    return !isSameRun && (kind !== SIZE_TYPING || namesSize(window.location.search));
  };
}

const namesSize = (search: string): boolean => /[?&](width|height)=/.test(search);

/**
 * A draft that is edited in the visitor's unit.
 * @param begin the first draft
 * @param onChange called with every changed draft, the one before, and what the change is to Back
 */
export function useEditedDraft(begin: () => Draft, onChange: (now: DraftNow, before: Draft, kind: ChangeKind) => void) {
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
  const change: DraftInUse["change"] = (step, kind) => {
    const { draft: before, unit } = read();
    latest.current = step(before, unit);
    start(latest.current);
    onChange(read(), before, kind);
  };
  /** A change of the current draft that is not reported. */
  const amend = (step: (draft: Draft) => Draft) => {
    latest.current = step(latest.current);
    start(latest.current);
  };
  return { ...inUse(draft), read, change, start, amend };
}
