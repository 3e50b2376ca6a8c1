type Listener = () => void;

const listeners = new Set<Listener>();
let asked: { promise: Promise<boolean>; answer: (isGiven: boolean) => void } | undefined;

/** The question for a code of the app before a dangerous act. FreshCodeDialog shows it; several acts at once share one. */
export const freshCode = {
  /** Resolves with whether a code was entered. */
  ask(): Promise<boolean> {
    if (!asked) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      asked = { promise, answer: resolve };
      tell();
    }
    return asked.promise;
  },
  answer(isGiven: boolean): void {
    const { answer } = asked ?? {};
    asked = undefined;
    answer?.(isGiven);
    tell();
  },
  isAsked: (): boolean => asked !== undefined,
  /** Calls back on each change; returns what ends that. */
  subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
