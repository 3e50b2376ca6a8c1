type AttachedWindow = { options: readonly { isChosen: boolean }[] };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "2 windows with their sizes and notes, 3 options and 1 choice" */
export function attachmentWords(windows: readonly AttachedWindow[]): string {
  const options = windows.flatMap((window) => window.options);
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  const sizes = `${counted(windows.length, "window with its", "windows with their")} sizes and notes`;
  if (options.length === 0) return sizes;
  const considered = counted(options.length, "option", "options");
  return chosen === 0
    ? `${sizes}, and ${considered}`
    : `${sizes}, ${considered} and ${counted(chosen, "choice", "choices")}`;
}
