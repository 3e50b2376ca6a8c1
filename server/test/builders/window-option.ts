import type { TestVisitor } from "../harness/visitor.js";
import { anAddition } from "./cart.js";
import { mutate } from "./mutation.js";
import { aNewWindow, saved } from "./project.js";

const OPTION = `id windowKey position isChosen width height material color customizations { name value } totalPence refusal
  roomName windowName product { slug }`;
const WINDOW = `window { key optionsVersion options { ${OPTION} } }`;

export type TestOption = {
  id: string;
  windowKey: string;
  position: number;
  isChosen: boolean;
  width: number;
  height: number;
  material: string;
  color: string;
  customizations: { name: string; value: string }[];
  totalPence: number;
  refusal: string | null;
  roomName: string | null;
  windowName: string | null;
  product: { slug: string } | null;
};
export type TestWindowOptions = { key: string; optionsVersion: number; options: TestOption[] };
type Changed = {
  errors: { code: string; message: string; field: string[] | null }[];
  window: TestWindowOptions | null;
};

/** A roller blind of the included size for a window, with `changes`. */
export async function anOption(visitor: TestVisitor, windowKey: string, changes: Record<string, unknown> = {}) {
  const { quantity: _, ...addition } = await anAddition(visitor, "roller-blinds", changes);
  return { windowKey, ...addition };
}

export const keepOption = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"keepWindowOption", Changed>(visitor, "keepWindowOption", input, WINDOW);

export const removeOption = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"removeWindowOption", Changed>(visitor, "removeWindowOption", input, WINDOW);

export const chooseOption = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"chooseWindowOption", Changed>(visitor, "chooseWindowOption", input, WINDOW);

export type TestCopies = {
  errors: { code: string; message: string; field: string[] | null }[];
  copies:
    | {
        windowKey: string;
        option: TestOption | null;
        changes: { label: string; from: string | null; to: string | null }[];
        refusal: { reason: string; message: string } | null;
      }[]
    | null;
  windows: TestWindowOptions[] | null;
};

const COPIES = `copies { windowKey option { ${OPTION} } changes { label from to } refusal { reason message } }
  windows { key optionsVersion options { ${OPTION} } }`;

/** Copies an option to windows whose options were seen in the given versions, 0 by default. */
export const copyOption = (
  visitor: TestVisitor,
  optionId: string | undefined,
  targets: readonly { windowKey: string; expectedVersion?: number }[],
) =>
  mutate<"copyWindowOption", TestCopies>(
    visitor,
    "copyWindowOption",
    { optionId, targets: targets.map((target) => ({ expectedVersion: 0, ...target })) },
    COPIES,
  );

/** Keeps options for a window and chooses the last one. */
export async function chosenOptions(
  visitor: TestVisitor,
  windowKey: string,
  changes: readonly Record<string, unknown>[] = [{}],
): Promise<TestWindowOptions> {
  let window: TestWindowOptions | null | undefined;
  for (const each of changes) {
    const { data, errors } = await keepOption(visitor, await anOption(visitor, windowKey, each));
    window = data?.keepWindowOption.window;
    if (!window) throw new Error(JSON.stringify({ errors, data }));
  }
  const { optionsVersion: expectedVersion = 0, options = [] } = window ?? {};
  const { data } = await chooseOption(visitor, { windowKey, optionId: options.at(-1)?.id, expectedVersion });
  if (!data?.chooseWindowOption.window) throw new Error(JSON.stringify(data));
  return data.chooseWindowOption.window;
}

/** A window of a visitor, with `changes`, for which a roller blind is chosen. */
export async function aChosenWindow(visitor: TestVisitor, changes: Record<string, unknown> = {}) {
  const window = aNewWindow(changes);
  await saved(visitor, { windows: [window] });
  return { window, chosen: await chosenOptions(visitor, window.key) };
}

/** The options of all windows of a visitor. */
export const readOptions = async (visitor: TestVisitor): Promise<TestWindowOptions[]> =>
  (
    await visitor.graphql<{ project: { windows: TestWindowOptions[] } }>(
      `{ project { windows { key optionsVersion options { ${OPTION} } } } }`,
    )
  ).data.project.windows;
