import { counted } from "../../../lib/counted";

type AttachedWindow = { options: readonly { isChosen: boolean }[] };

/** "2 windows with their sizes and notes, 3 options and 1 choice" */
export function attachmentWords(windows: readonly AttachedWindow[]): string {
  const options = windows.flatMap((window) => window.options);
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  const sizes = `${counted(windows.length, "window with its", "windows with their")} sizes and notes`;
  if (options.length === 0) return sizes;
  const considered = counted(options.length, "option");
  return chosen === 0 ? `${sizes}, and ${considered}` : `${sizes}, ${considered} and ${counted(chosen, "choice")}`;
}
