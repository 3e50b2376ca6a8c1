import { randomUUID } from "node:crypto";
import type { TestVisitor } from "../harness/visitor.js";
import { mutate } from "./mutation.js";

const PROJECT = `id version rooms { id key version name }
  windows { id key version roomKey name kind bayParts { width angle } widthTop widthMiddle widthBottom dropLeft depth
    heightFromFloorMm substrate opening roofWindow obstructions }`;

type TestRoom = { id: string; key: string; version: number; name: string };
type TestWindow = {
  id: string;
  key: string;
  version: number;
  roomKey: string | null;
  name: string;
  kind: string;
  widthTop: number | null;
  dropLeft: number | null;
  depth: number | null;
  obstructions: string | null;
};
export type TestProject = { id: string; version: number; rooms: TestRoom[]; windows: TestWindow[] };
type TestConflict = {
  subject: string;
  key: string;
  reason: string;
  version: number | null;
  fields: { field: string; sent: string; kept: string }[];
};

type SavedErrors = { code: string; message: string; field: string[] | null }[];
type Saved = { errors: SavedErrors; project: TestProject | null; conflicts: TestConflict[] | null };

export const saveProject = (visitor: TestVisitor, input: { rooms?: object[]; windows?: object[] }) =>
  mutate<"saveProject", Saved>(
    visitor,
    "saveProject",
    input,
    `project { ${PROJECT} } conflicts { subject key reason version fields { field sent kept } }`,
  );

/** What is saved, where all of it is taken. */
export async function saved(
  visitor: TestVisitor,
  input: { rooms?: object[]; windows?: object[] },
): Promise<TestProject> {
  const { data, errors } = await saveProject(visitor, input);
  const { project, conflicts } = data?.saveProject ?? {};
  if (!project || conflicts?.length !== 0) throw new Error(JSON.stringify({ errors, conflicts }));
  return project;
}

/** A window that a device has made, with `changes`. */
export const aNewWindow = (changes: Record<string, unknown> = {}) => ({
  ...{ key: randomUUID(), name: "left", kind: "CASEMENT", widthTop: 40, dropLeft: 50, ...changes },
});

export const readProject = async (visitor: TestVisitor): Promise<TestProject> =>
  (await visitor.graphql<{ project: TestProject }>(`{ project { ${PROJECT} } }`)).data.project;
