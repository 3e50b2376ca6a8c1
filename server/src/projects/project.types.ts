import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IdOf, OwnId } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { WindowKindEnum } from "../kernel/graphql/window-enums.js";
import type { RoomConflict } from "../rules/project/merge-project.js";
import { BAY_PARTS, MOST_ROOMS, MOST_WINDOWS } from "../rules/project/project-limits.js";
import type { WindowKind } from "../rules/project/window-kinds.js";
import { REMOVED_WINDOW_DAYS } from "../rules/retention-periods.js";
import { LONGEST_WINDOW_NAME } from "../rules/window-names.js";
import { ConflictReasonEnum, ProjectSubjectEnum } from "./project.enums.js";
import { BayPartType, WindowFigures } from "./window-figures.types.js";

const KEY = "A UUID that the device which made it has given it. It is unique in this project only.";
const VERSION = "Raised by every change; to be sent as `expectedVersion`.";

@ObjectType("ProjectRoom", { description: "A room of a household." })
export class ProjectRoomType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: "As the household calls it." })
  name!: string;
}

@ObjectType("ProjectWindow", { description: "A window of a household, as far as it is measured." })
export class ProjectWindowType extends WindowFigures {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: KEY })
  key!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: "As the household calls it." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The key of its room; null where it stands in none." })
  roomKey!: string | null;

  @Field(() => WindowKindEnum, { description: "How it is built." })
  kind!: WindowKind;

  @Field(() => [BayPartType], {
    description: "The facets of a bay from left to right; empty where none were measured.",
  })
  bayParts!: BayPartType[];

  @Field(() => Int, {
    description: "Raised by every change of its options; to be sent as `expectedVersion` with a choice. 0 without any.",
  })
  optionsVersion!: number;
}

@ObjectType("Project", { description: "The rooms and windows of a household. Only its session or account sees it." })
export class ProjectType {
  @OwnId("Opaque. A session without a project has an id that stands for it.")
  id!: string;

  @Field(() => Int, { description: "Raised by every change of the project; 0 where there is none yet." })
  version!: number;

  @Field(() => [ProjectRoomType], { description: "In the order of their making." })
  rooms!: ProjectRoomType[];

  @Field(() => [ProjectWindowType], { description: "In the order of their making." })
  windows!: ProjectWindowType[];
}

@ObjectType("ProjectFieldConflict", { description: "A field that two devices have changed." })
export class ProjectFieldConflict {
  @Field(() => String, { description: "Its name, as in the input." })
  field!: string;

  @Field(() => String, { description: "What was sent, as JSON. It was not taken." })
  sent!: string;

  @Field(() => String, { description: "What the project has, as JSON." })
  kept!: string;
}

@ObjectType("ProjectConflict", {
  description: "A change that was not taken, or not all of it, so that nothing is lost.",
})
export class ProjectConflict {
  @Field(() => ProjectSubjectEnum, { description: "Whether it is about a room or a window." })
  subject!: "ROOM" | "WINDOW";

  @Field(() => String, { description: "The key of the room or window." })
  key!: string;

  @Field(() => ConflictReasonEnum, { description: "Why." })
  reason!: RoomConflict["reason"];

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that it has now, also where it was removed. Whoever sends it as `expectedVersion` decides.",
  })
  version!: number | null;

  @Field(() => [ProjectFieldConflict], { description: "Of FIELDS: each that was not taken." })
  fields!: ProjectFieldConflict[];
}

const ChangedKey = () => Field(() => String, { description: "A UUID; made by the device for a new one." });
const ExpectedVersion = () =>
  Field(() => Int, {
    defaultValue: 0,
    description: "The version that the device has seen; 0 for one that it has made.",
  });
const Removal = () =>
  Field(() => Boolean, {
    nullable: true,
    description: `True removes it. It can be brought back for ${REMOVED_WINDOW_DAYS} days by a change with the version of its removal.`,
  });
const NAME = `At most ${LONGEST_WINDOW_NAME} characters; needed for a new one.`;

@InputType({ description: "A new room, or what a device has changed of one." })
export class RoomChangeInput {
  @ChangedKey()
  key!: string;

  @ExpectedVersion()
  expectedVersion!: number;

  @Removal()
  isRemoved?: boolean | null;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;
}

@InputType({
  description: "A new window, or what a device has changed of one. What is left out stays; null takes a figure back.",
})
export class WindowChangeInput extends WindowFigures {
  @ChangedKey()
  key!: string;

  @ExpectedVersion()
  expectedVersion!: number;

  @Removal()
  isRemoved?: boolean | null;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: "The key of a room of this project, perhaps one of the same input.",
  })
  roomKey?: string | null;

  @IdOf("WindowPhoto", {
    nullable: true,
    description: "A photo as POST /api/window-photos has answered it to this session or account within a day.",
  })
  photoId?: string | null;

  @Field(() => WindowKindEnum, { nullable: true, description: "Needed for a new one." })
  kind?: WindowKind;

  @Field(() => [BayPartType], {
    nullable: true,
    description: `The facets of a bay from left to right: none, or ${BAY_PARTS[0]} to ${BAY_PARTS[1]}.`,
  })
  bayParts?: BayPartType[];
}

@InputType({ description: "What a device has changed since it last sent its changes, at most 200 of them." })
export class SaveProjectInput {
  @Field(() => [RoomChangeInput], { defaultValue: [], description: `A project holds at most ${MOST_ROOMS}.` })
  rooms!: RoomChangeInput[];

  @Field(() => [WindowChangeInput], { defaultValue: [], description: `A project holds at most ${MOST_WINDOWS}.` })
  windows!: WindowChangeInput[];
}

/** The payload of a change of the project. */
@ObjectType()
export abstract class ProjectPayload extends MutationPayload {
  @Field(() => ProjectType, { nullable: true, description: "The project as it is now; null where nothing was taken." })
  project?: ProjectType;

  @Field(() => [ProjectConflict], {
    nullable: true,
    description: "What was not taken, because another device has changed the same; the rest was.",
  })
  conflicts?: ProjectConflict[];
}
