import type { Unit } from "@rules/sizes";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { keepInAddress } from "./address";
import { configurationSearch, type ProductChoices, readConfiguration } from "./configuration";
import type { Draft } from "./draft";
import { useRememberedUnit } from "./remembered-unit";

const DEFAULT_UNIT: Unit = "mm";

/** The draft that the address begins, and the way to change it; every change is kept in the address. */
export function useDraft(product: ProductChoices) {
  const address = useLocation();
  const remembered = useRememberedUnit();
  const begin = (): Draft => ({ configuration: readConfiguration(address.search, product), typed: {} });
  const [draft, setDraft] = useState(begin);

  // A link to this page with other choices, or Back to one, begins anew.
  const [begunAt, setBegunAt] = useState(address.key);
  if (begunAt !== address.key) {
    setBegunAt(address.key);
    setDraft(begin());
  }

  const unit = draft.configuration.unit ?? remembered ?? DEFAULT_UNIT;
  const change = (next: Draft) => {
    setDraft(next);
    keepInAddress(
      address.pathname,
      configurationSearch({ ...next.configuration, unit: next.configuration.unit ?? unit }),
    );
  };
  return { draft, unit, change };
}
