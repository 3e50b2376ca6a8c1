/** Called when the chat is to open, with the button that gets the focus back when it closes. */
type Listener = (opener: HTMLElement) => void;

let listener: Listener | undefined;
/** The button that was pressed before the chat listened. */
let waiting: HTMLElement | undefined;

/** Opens the chat; callable from anywhere in the browser. */
export function openChat(opener: HTMLElement): void {
  if (listener) listener(opener);
  else waiting = opener;
}

/** Subscribes the one chat to requests to open; returns the unsubscribe function. */
export function listenForChat(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}
