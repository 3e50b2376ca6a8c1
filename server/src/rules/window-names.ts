/** Maximum length of the name of a room or a window in graphemes. */
export const LONGEST_WINDOW_NAME = 40;

/** The names by which a shopper tells windows apart; null where there is none. */
export type WindowNames = { readonly roomName: string | null; readonly windowName: string | null };

/** "Bedroom, left"; undefined where a line has neither name. */
export function shownWindowName({ roomName, windowName }: WindowNames): string | undefined {
  return [roomName, windowName].filter((each) => each !== null).join(", ") || undefined;
}
