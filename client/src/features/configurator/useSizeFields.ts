import type { SizeField, SizeLimits } from "@rules/size-limits";
import type { Size, Unit } from "@rules/sizes";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { changeUnit, chooseSize, lengthProblem, shownLength, typeLength, wrongFields } from "./draft";
import { QUIET } from "./quiet";
import { rememberUnit } from "./remembered-unit";
import type { DraftInUse } from "./useDraft";

/** One of the two fields of a size. */
export type LengthField = {
  readonly text: string;
  /** What is wrong, once it is time to say so. */
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
};

/**
 * The size as the shopper types it. A slip is pointed out when the typing rests, not in the middle of a figure; and not when
 * the field is left either, for then a button below would move away under the press that left it.
 */
export function useSizeFields({ draft, unit, read, change }: DraftInUse, limits: SizeLimits) {
  const inputs = { width: useRef<HTMLInputElement>(null), height: useRef<HTMLInputElement>(null) };
  const [pointedOut, setPointedOut] = useState<readonly SizeField[]>([]);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const fieldOf = (field: SizeField): LengthField => ({
    text: shownLength(draft, field, unit),
    error: pointedOut.includes(field) ? lengthProblem(draft, field, unit, limits) : undefined,
    input: inputs[field],
    type: (text) =>
      change((now, inUnit) => {
        const next = typeLength(now, field, text, inUnit, limits);
        const wrongNow = wrongFields(next, inUnit, limits);
        setPointedOut((fields) => fields.filter((other) => wrongNow.includes(other)));
        clearTimeout(rest.current);
        rest.current = setTimeout(() => setPointedOut(wrongNow), QUIET);
        return next;
      }),
  });

  // What was typed while the page's code was still on its way stands in the fields and must count.
  const catchUp = useEffectEvent(() => {
    for (const field of ["width", "height"] as const) {
      const { value } = inputs[field].current ?? {};
      if (value !== undefined && value !== shownLength(draft, field, unit)) fieldOf(field).type(value);
    }
  });
  useEffect(() => catchUp(), []);

  return {
    width: fieldOf("width"),
    height: fieldOf("height"),
    /** Fields whose length can't be made. */
    wrong: wrongFields(draft, unit, limits),
    pickUnit: (next: Unit) => {
      rememberUnit(next);
      change((now, from) => changeUnit(now, from, next, limits));
    },
    pickSize: (size: Size) => change((now) => chooseSize(now, size)),
    /** Points out what is wrong and leads there; false when something is. */
    check: (): boolean => {
      const now = read();
      const wrong = wrongFields(now.draft, now.unit, limits);
      setPointedOut(wrong);
      const [first] = wrong;
      if (first !== undefined) inputs[first].current?.focus();
      return first === undefined;
    },
  };
}
