import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/** The hash of the URL without #; "" on the server, which never gets it, and during hydration. */
export function useUrlHash(): string {
  return useSyncExternalStore(subscribe, current, () => "");
}

/** Puts another part behind #. The router is not told, so the page stays as it is and Back leads to the page before it. */
export function replaceUrlHash(hash: string): void {
  window.history.replaceState(window.history.state, "", `${location.pathname}${location.search}#${hash}`);
  for (const listener of listeners) listener();
}

const current = () => location.hash.slice(1);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}
