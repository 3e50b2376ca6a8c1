/** Only the version: the tab reads the cart with the fields that it shows. */
const STREAM = `/graphql/stream?query=${encodeURIComponent("subscription { cartChanged { version } }")}`;

/**
 * Calls `onVersion` with the version of the cart at the start and after each change, also on another device. The stream is open
 * while the page is visible, because a browser has few connections; it reconnects by itself.
 */
export function followCart(onVersion: (version: number) => void): () => void {
  let stream: EventSource | undefined;
  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const adjust = () => {
    close();
    if (document.visibilityState !== "visible") return;
    stream = new EventSource(STREAM);
    stream.addEventListener("next", ({ data: text }) => {
      const { data } = JSON.parse(text) as { data?: { cartChanged: { version: number } } | null };
      if (data) onVersion(data.cartChanged.version);
    });
  };
  // First: where streams can't be opened, it throws, and nothing listens.
  adjust();
  document.addEventListener("visibilitychange", adjust);
  return () => {
    document.removeEventListener("visibilitychange", adjust);
    close();
  };
}
