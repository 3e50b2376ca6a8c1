/** A short message over the page: what happened, and on failure what to do. */
export type Notice = {
  title: string;
  description?: string;
  kind?: "success" | "failure";
  /** Stays for its five seconds, or until it is dismissed: the next one waits. */
  isToBeRead?: boolean;
};

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;

/** Shows a notice for five seconds, replacing the current one unless that is to be read; callable from anywhere in the browser. */
export function notify(notice: Notice): void {
  listener?.(notice);
}

/** Subscribes the one toast region to notices; returns the unsubscribe function. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
