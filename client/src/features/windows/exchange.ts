import type { KeptProject_projectFragment, SaveProjectInput, SaveProjectMutation } from "../../gql/graphql";
import {
  sendingOf,
  withKept,
  withNothingKept,
  withReturn,
  withTried,
  type Answer,
  type Held,
  type Kept,
  type Sending,
} from "./held";
import { windowValuesOf, type HeldWindows } from "./held-windows";

type Project = KeptProject_projectFragment;
type Conflict = NonNullable<NonNullable<SaveProjectMutation["saveProject"]>["conflicts"]>[number];

/** What was sent, and what was not taken of it. */
export type Exchange = { readonly sent: SaveProjectInput; readonly conflicts: readonly Conflict[] };

/** What is to be sent of all rooms and windows. */
export const toSend = ({ rooms, windows }: HeldWindows): SaveProjectInput => ({
  rooms: rooms.flatMap((room) => sendingOf(room) ?? []).map(inputOf),
  windows: windows
    .flatMap((window) => sendingOf(window) ?? [])
    .map((sending) => {
      const { bayParts, ...input } = inputOf(sending);
      return { ...input, ...(bayParts && { bayParts: [...bayParts] }) };
    }),
});

export const isEmpty = ({ rooms = [], windows = [] }: SaveProjectInput): boolean => rooms.length + windows.length === 0;

/** The parts of a change, each alone: rooms first, since windows stand in them, and rooms that go last, since windows leave them. */
export function oneByOne({ rooms = [], windows = [] }: SaveProjectInput): SaveProjectInput[] {
  const alone = (isGoing: boolean) =>
    rooms
      .filter(({ isRemoved }) => (isRemoved === true) === isGoing)
      .map((room): SaveProjectInput => ({ rooms: [room], windows: [] }));
  return [...alone(false), ...windows.map((window) => ({ rooms: [], windows: [window] })), ...alone(true)];
}

const inputOf = <Values>({ key, expectedVersion, values, isRemoved }: Sending<Values>) => ({
  key,
  expectedVersion,
  ...values,
  ...(isRemoved !== undefined && { isRemoved }),
});

/** All that the browser holds with a note of what is about to be sent; itself where all of that was noted before. */
export function beforeExchange(held: HeldWindows, { rooms = [], windows = [] }: SaveProjectInput): HeldWindows {
  const next = { ...held, rooms: noted(held.rooms, rooms), windows: noted(held.windows, windows) };
  const isSameIn = (list: "rooms" | "windows") => next[list].every((each, place) => each === held[list][place]);
  return isSameIn("rooms") && isSameIn("windows") ? held : next;
}

const noted = <Values extends object>(held: readonly Held<Values>[], sent: Said["sent"]): Held<Values>[] =>
  held.map((each) => {
    const input = sent.find(({ key }) => key === each.key);
    return input ? withTried(each, sentValues<Values>(input)) : each;
  });

/**
 * Whether the shop keeps another project than the browser holds, or none: a session has ended, and perhaps a change has begun a new
 * project since.
 */
export const isAnotherProject = ({ projectId }: HeldWindows, { id, version }: Project): boolean =>
  version === 0 || (projectId !== undefined && projectId !== id);

/** All that the browser holds after the shop has said what it keeps. @param exchange undefined where the shop was only asked */
export function afterExchange(held: HeldWindows, project: Project, exchange?: Exchange): HeldWindows {
  const { rooms = [], windows = [] } = exchange?.sent ?? {};
  const rest = { isNone: isAnotherProject(held, project), conflicts: exchange?.conflicts ?? [] };
  const keptRooms = project.rooms.map(({ key, version, name }) => ({ key, version, values: { name } }));
  const keptWindows = project.windows.map((window) => ({
    key: window.key,
    version: window.version,
    values: windowValuesOf({ ...window, photoId: window.photo?.id }),
  }));
  return {
    projectId: project.version === 0 ? undefined : project.id,
    rooms: joined(held.rooms, keptRooms, { ...rest, sent: rooms }).map(withoutQuestion),
    windows: joined(held.windows, keptWindows, { ...rest, sent: windows }),
  };
}

/** A room that was removed on one device and used on another stays, without a question. */
const withoutQuestion = <Values extends object>(room: Held<Values>): Held<Values> =>
  room.isRemovalContested === true ? withReturn(room) : room;

type Theirs<Values> = { readonly key: string; readonly version: number; readonly values: Values };
type Said = {
  /** The shop has nothing of the project that the browser holds. */
  readonly isNone: boolean;
  readonly conflicts: readonly Conflict[];
  readonly sent: readonly ({
    readonly key: string;
    readonly expectedVersion?: number | undefined;
    readonly isRemoved?: boolean | null | undefined;
  } & object)[];
};

function joined<Values extends object>(
  held: readonly Held<Values>[],
  kept: readonly Theirs<Values>[],
  said: Said,
): Held<Values>[] {
  const known = new Map(kept.map((each) => [each.key, each]));
  const added = kept.filter(({ key }) => held.every((each) => each.key !== key));
  return [
    ...held.map((each) => afterAnswer(each, known.get(each.key), said)),
    ...added.map(({ key, version, values }) => ({
      key,
      kept: { version, isRemoved: false, values },
      change: {},
      contested: [],
    })),
  ];
}

function afterAnswer<Values extends object>(
  held: Held<Values>,
  theirs: Theirs<Values> | undefined,
  said: Said,
): Held<Values> {
  const conflict = said.conflicts.find(({ key }) => key === held.key);
  const answer = answerOf<Values>(held.key, said, conflict);
  if (theirs) return withKept(held, { ...theirs, isRemoved: false }, answer);
  if (conflict?.reason === "GONE" || (said.isNone && held.kept)) return withNothingKept(held);
  return held.kept ? withKept(held, removed(held.kept, answer, conflict), answer) : held;
}

/** What the shop keeps of what it no longer lists: a removal raises the version by one. */
const removed = <Values>(kept: Kept<Values>, answer: Answer<Values> | undefined, conflict: Conflict | undefined) => ({
  ...kept,
  isRemoved: true,
  version: conflict?.version ?? (answer?.isTaken && answer.sent.isRemoved ? kept.version + 1 : kept.version),
});

function answerOf<Values>(key: string, { sent }: Said, conflict: Conflict | undefined): Answer<Values> | undefined {
  const input = sent.find((each) => each.key === key);
  if (!input) return undefined;
  const { expectedVersion = 0, isRemoved } = input;
  return {
    sent: { key, expectedVersion, values: sentValues(input), isRemoved: isRemoved ?? undefined },
    refused: conflict?.fields.map(({ field }) => field) ?? [],
    isTaken: conflict === undefined,
  };
}

/** The values among what was sent of a room or window. */
const sentValues = <Values>({ key: _, expectedVersion: __, isRemoved: ___, ...values }: Said["sent"][number]) =>
  values as Partial<Values>;
