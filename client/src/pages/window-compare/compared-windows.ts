import { shownWindowName } from "@rules/window-names";
import type { CopyWindowOptionMutation, WindowOptionsQuery } from "../../gql/graphql";

type Project = WindowOptionsQuery["project"];

/** A window with what is considered for it. */
type ComparedWindow = Project["windows"][number];

/** One of its options. */
export type ComparedOption = ComparedWindow["options"][number];

/** What became of a choice at other windows. */
export type Copies = NonNullable<NonNullable<CopyWindowOptionMutation["copyWindowOption"]>["copies"]>;

/** A window under the name of its room: "Kitchen, left". */
export type NamedWindow = { readonly window: ComparedWindow; readonly roomName: string | null; readonly name: string };

/** The windows of a project in the order of their making, each with its name in full. */
export const namedWindows = ({ rooms, windows }: Project): NamedWindow[] =>
  windows.map((window) => {
    const roomName = rooms.find(({ key }) => key === window.roomKey)?.name ?? null;
    return { window, roomName, name: shownWindowName({ roomName, windowName: window.name }) ?? window.name };
  });
