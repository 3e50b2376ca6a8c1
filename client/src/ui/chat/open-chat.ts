/** Hears that the chat is wanted, and which button asked for it: that is where the focus goes when the chat closes. */
type Listener = (opener: HTMLElement) => void;

let listener: Listener | undefined;
/** A button that was pressed before anybody listened, while the page came to life. */
let waiting: HTMLElement | undefined;

/** Opens the chat beside any page; from anywhere in the browser. */
export function openChat(opener: HTMLElement): void {
  if (listener) listener(opener);
  else waiting = opener;
}

/** Hands every wish for the chat to `next` until the returned function is called. For the one chat there is. */
export function listenForChat(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}
