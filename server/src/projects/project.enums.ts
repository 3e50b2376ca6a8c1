import { describedEnum } from "../kernel/graphql/described-enum.js";
import type { RoomConflict } from "../rules/project/merge-project.js";
import type { Substrate } from "../rules/project/window-kinds.js";

export const SubstrateEnum = describedEnum<Substrate>("Substrate", "What the product would be screwed to.", {
  PLASTERBOARD: "With a hollow behind it.",
  MASONRY: "Brick or block, plastered or not.",
  CONCRETE: "Such as a lintel.",
  WOOD: "Such as a timber frame.",
  PLASTIC: "Such as a uPVC frame.",
  METAL: "Such as an aluminium frame.",
  TILES: "On whatever is behind them.",
});

type Subject = "ROOM" | "WINDOW";
export const ProjectSubjectEnum = describedEnum<Subject>("ProjectSubject", "What of a project something is about.", {
  ROOM: "A room.",
  WINDOW: "A window.",
});

export const ConflictReasonEnum = describedEnum<RoomConflict["reason"]>(
  "ProjectConflictReason",
  "Why a change was not taken, or not all of it.",
  {
    FIELDS: "Another device has changed the same fields. What it has written stays; the other fields are taken.",
    REMOVED: "Another device has removed it. Send the change with the version that `version` tells to bring it back.",
    CHANGED: "It was to be removed, and another device has changed it. It stays.",
    GONE: "Nothing is known of it any more. Send all of it with expectedVersion 0 to keep it.",
    IN_USE: "The room was to be removed, and there are windows in it. It stays.",
  },
);
