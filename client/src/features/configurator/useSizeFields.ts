import { useEffect, useRef, useState, type RefObject } from "react";
import type { SizeField, SizeLimits } from "@rules/size-limits";
import type { Size, Unit } from "@rules/sizes";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { DEBOUNCE_MS } from "./debounce";
import {
  changeMaterial,
  changeUnit,
  chooseSize,
  lengthProblem,
  lengthRange,
  shownLength,
  shownSize,
  stepLength,
  typedLengths,
  typeLength,
  wrongFields,
  type ArrowStep,
  type Draft,
} from "./draft";
import { rememberSize, rememberUnit } from "./remembered-size";
import { SIZE_TYPING, type ChangeKind, type DraftInUse } from "./useDraft";

/** One of the two fields of a size. */
export type LengthField = {
  readonly text: string;
  /** The error, once it is to be shown. */
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** In the unit of the field. */
  readonly range: { readonly now: number; readonly min: number; readonly max: number };
  /** Whether the text is what the shopper typed here. */
  readonly isTyped: boolean;
  /** Whether it is the length that the visitor typed at another product. */
  readonly isCarried: boolean;
  readonly type: (text: string) => void;
  readonly step: (arrow: ArrowStep) => void;
};

/**
 * The size as the shopper types it. An error is shown when typing pauses, not in the middle of a figure. Not on blur either:
 * the error would move the button below away from under the press that caused the blur.
 * @param limitsOf the limits in a material
 */
export function useSizeFields({ draft, unit, read, change }: DraftInUse, limitsOf: (material: string) => SizeLimits) {
  const limitsNow = ({ configuration }: Draft) => limitsOf(configuration.material);
  const limits = limitsNow(draft);
  const inputs = { width: useRef<HTMLInputElement>(null), height: useRef<HTMLInputElement>(null) };
  const [shownErrors, setShownErrors] = useState<readonly SizeField[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const edit = (next: (now: Draft, unit: Unit) => Draft, kind: ChangeKind) =>
    change((now, inUnit) => {
      const edited = next(now, inUnit);
      const wrongNow = wrongFields(edited, inUnit, limitsNow(edited));
      setShownErrors((fields) => fields.filter((other) => wrongNow.includes(other)));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShownErrors(wrongNow), DEBOUNCE_MS);
      if (wrongNow.length === 0) rememberSize(typedLengths(edited));
      return edited;
    }, kind);
  const fieldOf = (field: SizeField): LengthField => ({
    text: shownLength(draft, field, unit),
    error: shownErrors.includes(field) ? lengthProblem(draft, field, unit, limits) : undefined,
    input: inputs[field],
    range: lengthRange(draft, field, unit, limits),
    isTyped: draft.typed[field] !== undefined,
    isCarried:
      draft.typed[field] === undefined && draft.last?.isPossible === true && draft.last.size[field] !== undefined,
    type: (text) => edit((now, inUnit) => typeLength(now, field, text, inUnit, limitsNow(now)), SIZE_TYPING),
    step: (arrow) => edit((now, inUnit) => stepLength(now, field, inUnit, limitsNow(now), arrow), SIZE_TYPING),
  });

  useAfterHydration(() => {
    for (const field of ["width", "height"] as const) {
      const { value } = inputs[field].current ?? {};
      if (value !== undefined && value !== shownLength(draft, field, unit)) fieldOf(field).type(value);
    }
  });

  return {
    width: fieldOf("width"),
    height: fieldOf("height"),
    /** What the fields show, in inches, also where it can't be made. */
    shown: shownSize(draft, unit),
    limits,
    /** Fields whose length can't be made. */
    wrong: wrongFields(draft, unit, limits),
    pickUnit: (next: Unit) => {
      rememberUnit(next);
      change((now, from) => changeUnit(now, from, next, limitsNow(now)), "following");
    },
    pickMaterial: (material: string) =>
      edit((now, inUnit) => changeMaterial(now, material, inUnit, limitsOf(material)), "choice"),
    pickSize: (size: Size, kind: ChangeKind = "choice") => {
      rememberSize(size);
      change((now) => chooseSize(now, size), kind);
    },
    /** Shows all errors and focuses the first wrong field; returns whether the size can be made. */
    check: (): boolean => {
      const now = read();
      const wrong = wrongFields(now.draft, now.unit, limitsNow(now.draft));
      setShownErrors(wrong);
      const [first] = wrong;
      if (first !== undefined) inputs[first].current?.focus();
      return first === undefined;
    },
  };
}
