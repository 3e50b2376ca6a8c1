/** A short message over the page. It says what happened, and on failure what to do. */
export type Notice = { title: string; description?: string; kind?: "success" | "failure" };

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;

/** Shows a notice for five seconds in place of the one that stands; from anywhere in the browser. */
export function notify(notice: Notice): void {
  listener?.(notice);
}

/** Hands every notice to `next` until the returned function is called. For the one region that shows them. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
