import { GraphQLError } from "graphql";
import { UNMEASURED } from "@rules/project-window";
import type { Kept } from "@rules/project/merge-change";
import { mergeProject, type KeptProject } from "@rules/project/merge-project";
import { ShopUnreachable } from "../lib/shop-failure";

type Sent = { key: string; expectedVersion: number; isRemoved?: boolean | null | undefined };
type Input = { rooms: Sent[]; windows: Sent[] };

const changes = (sent: Sent[]) =>
  sent.map(({ key, expectedVersion, isRemoved, ...values }) => ({ key, expectedVersion, isRemoved, values }));
const listed = (things: ReadonlyMap<string, Kept>, unknown: object) =>
  [...things]
    .filter(([, { isRemoved }]) => !isRemoved)
    .map(([key, { version, values }]) => ({ id: key, key, version, ...unknown, ...values, photo: photoOf(values) }));

const photoOf = ({ photoId }: { photoId?: unknown }) => (typeof photoId === "string" ? { id: photoId } : null);

/** Projects made so far: each has an id of its own. */
let made = 0;
const newId = () => `project ${(made += 1)}`;

/** The shop's side of My windows for tests: one project, kept by the rule that the shop has. */
export function projectDesk(me: { id: string } | null = null) {
  let kept: KeptProject = { rooms: new Map(), windows: new Map() };
  let version = 0;
  let id = newId();
  const desk = {
    /** All that was sent, in its order. */
    sent: [] as Input[],
    isReachable: true,
    /** Whether it takes what is sent, and its answers get lost. */
    losesAnswers: false,
    /** What the shop refuses with; undefined where it takes all. */
    refusal: undefined as ((input: Input) => string | undefined) | undefined,
    save(input: Input) {
      const merged = mergeProject(kept, { rooms: changes(input.rooms), windows: changes(input.windows) });
      kept = merged;
      version += 1;
      const conflicts = (list: Sent[], of: typeof merged.roomConflicts, things: typeof kept.rooms, subject: string) =>
        list.flatMap(({ key }, place) => {
          const conflict = of.get(place);
          const fields = conflict?.fields.map(({ field }) => ({ field, sent: "null", kept: "null" })) ?? [];
          return conflict ? [{ subject, key, reason: conflict.reason, version: things.get(key)?.version, fields }] : [];
        });
      return [
        ...conflicts(input.rooms, merged.roomConflicts, kept.rooms, "ROOM"),
        ...conflicts(input.windows, merged.windowConflicts, kept.windows, "WINDOW"),
      ];
    },
    /** A change of another device, which has seen all. */
    elsewhere(key: string, values: object, isRemoved?: boolean) {
      desk.save({ rooms: [], windows: [{ key, expectedVersion: version + 99, isRemoved, ...values }] });
    },
    project: () => ({
      id: version === 0 ? "none" : id,
      version,
      rooms: listed(kept.rooms, {}),
      windows: listed(kept.windows, UNMEASURED),
    }),
    /** The session has ended: the shop keeps nothing. */
    forget() {
      kept = { rooms: new Map(), windows: new Map() };
      version = 0;
      id = newId();
    },
    root: {
      me,
      project: () => {
        if (!desk.isReachable) throw new ShopUnreachable("off");
        return desk.project();
      },
      saveProject: ({ input }: { input: Input }) => {
        if (!desk.isReachable) throw new ShopUnreachable("off");
        const sentence = desk.refusal?.(input);
        if (sentence !== undefined) throw new GraphQLError(sentence, { extensions: { code: "BAD_USER_INPUT" } });
        desk.sent.push(input);
        const conflicts = desk.save(input);
        if (desk.losesAnswers) throw new ShopUnreachable("off");
        return { project: desk.project(), conflicts };
      },
    },
  };
  return desk;
}
