import { useCallback, useSyncExternalStore } from "react";

/** A value of the film's element that follows the events named. `events` is always the same list. */
export function useVideoValue<Value>(
  film: HTMLVideoElement,
  events: readonly string[],
  read: (film: HTMLVideoElement) => Value,
): Value {
  const subscribe = useCallback(
    (notify: () => void) => {
      for (const event of events) film.addEventListener(event, notify);
      return () => {
        for (const event of events) film.removeEventListener(event, notify);
      };
    },
    [film, events],
  );
  return useSyncExternalStore(subscribe, () => read(film));
}
