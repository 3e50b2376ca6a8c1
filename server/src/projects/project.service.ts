import type { DataSource, EntityManager } from "typeorm";
import { holdSignIn } from "../kernel/requests/held-sign-in.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import {
  mergeProject,
  type KeptProject,
  type MergedProject,
  type ProjectChange,
} from "../rules/project/merge-project.js";
import { MOST_REMEMBERED, MOST_ROOMS, MOST_WINDOWS } from "../rules/project/project-limits.js";
import { checkPhotos } from "./check-photos.js";
import { checkedChanges } from "./checked-changes.js";
import { changedSince, keepRooms, keepWindows } from "./keep-rows.js";
import { toKept } from "./kept-rows.js";
import { conflictsOf } from "./project-conflicts.js";
import { BadChange, ProjectMerged, TooManyRemoved, TooManyRooms, TooManyWindows } from "./project.errors.js";
import { projectQueries } from "./project.queries.js";
import type { ProjectConflict, ProjectType, SaveProjectInput } from "./project.types.js";

/** In the place of a key where there is no project yet. */
const NO_PROJECT: ProjectType = { id: "none", version: 0, rooms: [], windows: [] };

export type SavedProject = { project: ProjectType; conflicts: ProjectConflict[] };

/**
 * The rooms and windows of all visitors. A visitor sees and changes only their own. Every change is a transaction that first locks
 * the project, so that changes of several devices take turns.
 */
export class ProjectService {
  constructor(private readonly database: DataSource) {}

  /** The visitor's project in one statement; an empty one where there is none. */
  async read(visitorId: string | undefined, manager?: EntityManager): Promise<ProjectType> {
    if (visitorId === undefined) return NO_PROJECT;
    const [project] = await rowsOf(manager ?? this.database, projectQueries.ofVisitor, [visitorId]);
    return project ?? NO_PROJECT;
  }

  /**
   * Takes the changes of a device. What somebody else has changed since stays, and is told as a conflict. The same changes once more
   * change nothing. The number of statements does not grow with the changes.
   * @throws {BadInput} with a sentence for each wrong value
   * @throws {TooManyRooms} {@link TooManyWindows} {@link TooManyRemoved} {@link ProjectMerged}
   */
  async save(visitor: Pick<Visitor, "require" | "signedIn">, input: SaveProjectInput): Promise<SavedProject> {
    const change = checkedChanges(input);
    const visitorId = await visitor.require(); // after the check, so that refused changes start no session
    return inTransaction(this.database, async (manager) => {
      await holdSignIn(manager, visitor);
      const { id, isMerged } = await rowOf(manager, projectQueries.startOrRaise, [visitorId]);
      if (isMerged) throw new ProjectMerged();
      const before = toKept(await rowOf(manager, projectQueries.contents, [id]));
      const merged = mergeProject(before, change);
      checkMerged(before, merged, change);
      await checkPhotos(manager, visitorId, change);
      await keepRooms(manager, id, changedSince(before.rooms, merged.rooms));
      await keepWindows(manager, id, changedSince(before.windows, merged.windows));
      return { project: await this.read(visitorId, manager), conflicts: conflictsOf(change, merged) };
    });
  }
}

/**
 * @throws {BadChange} for what is new and lacks a name or kind, and for a room that there is not
 * @throws {TooManyRooms} {@link TooManyWindows} {@link TooManyRemoved} for what is new beyond what a project holds
 */
function checkMerged(before: KeptProject, after: MergedProject, change: ProjectChange): void {
  const faults: Record<string, string> = {};
  for (const [place, { key }] of change.rooms.entries())
    if (after.rooms.get(key)?.values.name === undefined && after.rooms.has(key))
      faults[`rooms.${place}.name`] = "Give the room a name, such as Kitchen.";
  for (const [place, { key }] of change.windows.entries()) {
    const values = after.windows.get(key)?.values;
    if (!values) continue;
    if (values.name === undefined) faults[`windows.${place}.name`] = "Give the window a name, such as left.";
    if (values.kind === undefined) faults[`windows.${place}.kind`] = "Say what kind of window it is.";
    if (typeof values.roomKey === "string" && !after.rooms.has(values.roomKey))
      faults[`windows.${place}.roomKey`] = "This window’s room is not kept. Please choose another room.";
  }
  if (Object.keys(faults).length > 0) throw new BadChange(faults);
  if (liveCount(after.rooms) > Math.max(MOST_ROOMS, liveCount(before.rooms))) throw new TooManyRooms();
  if (liveCount(after.windows) > Math.max(MOST_WINDOWS, liveCount(before.windows))) throw new TooManyWindows();
  if (allCount(after) > Math.max(MOST_REMEMBERED, allCount(before))) throw new TooManyRemoved();
}

/** Each save reads them all, also those that were removed. */
const allCount = ({ rooms, windows }: KeptProject): number => rooms.size + windows.size;

/** Two projects that were merged may have more than one holds: they keep what they have. */
const liveCount = (things: KeptProject["rooms"]): number =>
  [...things.values()].filter(({ isRemoved }) => !isRemoved).length;
