import { isSame } from "@rules/project/merge-change";

/** What the shop keeps of a room or a window. */
export type Kept<Values> = { readonly version: number; readonly isRemoved: boolean; readonly values: Values };

/** A room or a window as this browser holds it: what the shop is known to keep, and what was typed here since. */
export type Held<Values> = {
  /** A UUID made by the browser. */
  readonly key: string;
  /** Undefined until the shop has it. */
  readonly kept?: Kept<Values> | undefined;
  /** What was typed here and the shop has not taken; everything where the shop has nothing. */
  readonly change: Partial<Values>;
  /** Fields of the change that another device has changed too. They wait for the shopper. */
  readonly contested: readonly (keyof Values & string)[];
  /** True to remove it, false to bring it back; undefined where nothing of the kind was pressed, or the shop has done it. */
  readonly removal?: boolean | undefined;
  /** It was to be removed, and another device has changed it: it waits for the shopper. */
  readonly isRemovalContested?: boolean | undefined;
  /** What was sent by field since the last answer. An answer may get lost: then the shop has it, and no other device has changed it. */
  readonly tried?: { readonly [Field in string]?: readonly unknown[] } | undefined;
};

/** What is sent of it, with the version that was seen. */
export type Sending<Values> = {
  readonly key: string;
  readonly expectedVersion: number;
  readonly values: Partial<Values>;
  readonly isRemoved?: boolean | undefined;
};

const fieldsOf = <Values extends object>(values: Partial<Values>) => Object.keys(values) as (keyof Values & string)[];

const pick = <Values extends object>(values: Partial<Values>, isWanted: (field: keyof Values & string) => boolean) => {
  const picked: Partial<Values> = {};
  for (const field of fieldsOf(values)) if (isWanted(field)) picked[field] = values[field];
  return picked;
};

/** A thing that was made in this browser. */
export const madeHere = <Values extends object>(key: string, values: Values): Held<Values> => ({
  key,
  change: values,
  contested: [],
});

/** What is shown of it: what was typed here goes before what the shop keeps. */
export const shownValues = <Values extends object>({ kept, change }: Held<Values>): Values =>
  ({ ...kept?.values, ...change }) as Values;

/** Whether it was changed here after another device had removed it: the shopper decides. */
export const isRemovedElsewhere = <Values extends object>({ kept, change, removal }: Held<Values>): boolean =>
  kept?.isRemoved === true && removal === undefined && fieldsOf(change).length > 0;

/** Whether it is no longer shown. */
export function isGone<Values extends object>(held: Held<Values>): boolean {
  if (held.removal !== undefined) return held.removal && held.isRemovalContested !== true;
  return held.kept?.isRemoved === true && !isRemovedElsewhere(held);
}

/** It after typing. A field typed back to what the shop keeps is no change, unless something else of it is on its way there. */
export function withTyped<Values extends object>(held: Held<Values>, typed: Partial<Values>): Held<Values> {
  const all: Partial<Values> = { ...held.change, ...typed };
  const isNew = (field: keyof Values & string) =>
    held.kept === undefined || !isSame(all[field], held.kept.values[field]);
  const change = pick(all, (field) => isNew(field) || held.tried?.[field] !== undefined);
  return { ...held, change, contested: held.contested.filter((field) => field in change && isNew(field)) };
}

export const withRemoval = <Values extends object>(held: Held<Values>): Held<Values> => ({ ...held, removal: true });

/** It back again, whether the shop has removed it already or not. */
export const withReturn = <Values extends object>(held: Held<Values>): Held<Values> => ({
  ...held,
  isRemovalContested: undefined,
  removal: held.kept?.isRemoved === true ? false : undefined,
});

/** The answer to a contested removal: it goes all the same. */
export const removedAllTheSame = <Values extends object>(held: Held<Values>): Held<Values> => ({
  ...held,
  isRemovalContested: undefined,
});

/** The answer to a removal on another device: what was typed here goes with it. */
export const letGo = <Values extends object>(held: Held<Values>): Held<Values> => ({
  ...held,
  change: {},
  contested: [],
});

/** Whether the shopper has to decide something about it. */
export const isContested = <Values extends object>(held: Held<Values>): boolean =>
  held.contested.length > 0 || held.isRemovalContested === true || isRemovedElsewhere(held);

/** The answer to a contested field: the value typed here, or that of the other device. */
export function settled<Values extends object>(
  held: Held<Values>,
  field: keyof Values & string,
  isMine: boolean,
): Held<Values> {
  return {
    ...held,
    change: isMine ? held.change : pick(held.change, (each) => each !== field),
    contested: held.contested.filter((each) => each !== field),
  };
}

/** What is to be sent of it; undefined where there is nothing, or it waits for the shopper. */
export function sendingOf<Values extends object>(held: Held<Values>): Sending<Values> | undefined {
  const { key, kept, change, removal } = held;
  if (held.isRemovalContested === true || isRemovedElsewhere(held)) return undefined;
  const base = { key, expectedVersion: kept?.version ?? 0 };
  if (removal === true)
    return kept === undefined || kept.isRemoved ? undefined : { ...base, values: {}, isRemoved: true };
  const values = pick(change, (field) => !held.contested.includes(field));
  if (removal === false) return { ...base, values, isRemoved: false };
  return fieldsOf(values).length > 0 ? { ...base, values } : undefined;
}

/** Whether anything of it waits for the shop or for the shopper. */
export const isUnsent = <Values extends object>({ change, removal, kept }: Held<Values>): boolean =>
  fieldsOf(change).length > 0 || (removal !== undefined && !(removal && kept === undefined));

/** Whether the shop may have this from here, since the answer got lost. It keeps texts without spaces too many. */
const isTried = ({ tried }: Pick<Held<unknown>, "tried">, field: string, value: unknown): boolean =>
  tried?.[field]?.some((each) => isSame(spaced(each), spaced(value))) === true;

const spaced = (value: unknown) => (typeof value === "string" ? value.replace(/\s+/g, " ").trim() : value);

/** It with a note of what is about to be sent; itself where that was noted before. */
export function withTried<Values extends object>(held: Held<Values>, values: Partial<Values>): Held<Values> {
  const added = fieldsOf(values).filter((field) => !isTried(held, field, values[field]));
  if (added.length === 0) return held;
  const tried = added.map((field) => [field, [...(held.tried?.[field] ?? []), values[field]]] as const);
  return { ...held, tried: { ...held.tried, ...Object.fromEntries(tried) } };
}

/** What was sent, and what came of it. */
export type Answer<Values> = {
  readonly sent: Sending<Values>;
  /** The fields that another device had changed. */
  readonly refused: readonly string[];
  /** Whether the shop took all that was sent. */
  readonly isTaken: boolean;
};

/**
 * It after the shop has said what it keeps.
 * @param answer undefined where the shop was only asked
 */
export function withKept<Values extends object>(
  held: Held<Values>,
  kept: Kept<Values>,
  answer?: Answer<Values>,
): Held<Values> {
  const { sent, refused = [], isTaken = false } = answer ?? {};
  const isAnswered = isTaken || refused.length > 0;
  const isAccepted = (field: keyof Values & string) =>
    isAnswered && sent !== undefined && field in sent.values && !refused.includes(field);
  const change = pick(held.change, (field) => {
    // The shop may keep a text in another form, without spaces at its ends.
    if (isAccepted(field) && isSame(sent?.values[field], held.change[field])) return false;
    return !isSame(held.change[field], kept.values[field]);
  });
  const isOfTwo = (field: keyof Values & string): boolean => {
    if (held.contested.includes(field)) return true;
    if (isTried(held, field, kept.values[field])) return false;
    return refused.includes(field) || (!isAccepted(field) && !isSame(kept.values[field], held.kept?.values[field]));
  };
  const isNews = kept.version > (held.kept?.version ?? 0) + (isTaken ? 1 : 0) && !isFromHere(held, kept);
  const isDone = held.removal === kept.isRemoved;
  const isRefused = !isDone && held.removal === true && (held.isRemovalContested === true || isNews);
  return {
    key: held.key,
    kept,
    change,
    contested: fieldsOf(change).filter(isOfTwo),
    removal: isDone ? undefined : held.removal,
    isRemovalContested: isRefused || undefined,
    tried: answer ? undefined : held.tried,
  };
}

/** Whether all that has changed in the shop was sent from here, and only the answer got lost. */
function isFromHere<Values extends object>(held: Held<Values>, { values }: Kept<Values>): boolean {
  const changed = fieldsOf(values).filter((field) => !isSame(values[field], held.kept?.values[field]));
  return changed.length > 0 && changed.every((field) => isTried(held, field, values[field]));
}

/** It after the shop has said that it knows nothing of it: all of it is to be sent as new, unless it was removed. */
export const withNothingKept = <Values extends object>(held: Held<Values>): Held<Values> => ({
  key: held.key,
  change: shownValues(held),
  contested: [],
  removal: held.removal === true || isGone(held) ? true : undefined,
});
