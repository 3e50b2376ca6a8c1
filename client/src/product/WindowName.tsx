import { shownWindowName, type WindowNames } from "@rules/window-names";
import { chakra } from "../ui/theme/chakra";

const Name = chakra("p", { base: { fontSize: "small", fontWeight: "600", overflowWrap: "anywhere" } });

/** The room and the window of a line, as the shopper calls them: "Bedroom, left". */
export function WindowName({ roomName, windowName }: WindowNames) {
  const shown = shownWindowName({ roomName, windowName });
  return shown === undefined ? null : <Name>{shown}</Name>;
}
