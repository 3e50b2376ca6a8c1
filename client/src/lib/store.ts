import { useSyncExternalStore } from "react";

/** A value that lives outside of components, which follow it with `useStore`. */
export type Store<Value> = {
  readonly current: () => Value;
  readonly set: (value: Value) => void;
  /** Shows a value that is stored already, such as another tab's: `keep` is not called. */
  readonly show: (value: Value) => void;
  /** Creates the initial value again on next use. */
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onServer: Value;
};

type StoreOptions<Value> = {
  /** The initial value, created on first use. */
  start: () => Value;
  /** The value on the server and while hydrating; `start` is not asked there. */
  onServer: Value;
  /** Called with every new value, to store it. */
  keep?: (value: Value) => void;
  /** Called for the first listener, to subscribe to other sources of changes; the returned function is called after the last listener. */
  connect?: (store: Store<Value>) => () => void;
};

export function createStore<Value>({ start, onServer, keep, connect }: StoreOptions<Value>): Store<Value> {
  const listeners = new Set<() => void>();
  let held: { value: Value } | undefined;
  let disconnect: (() => void) | undefined;

  const show = (value: Value) => {
    held = { value };
    for (const listener of listeners) listener();
  };
  const store: Store<Value> = {
    current: () => (held ??= { value: start() }).value,
    set: (value) => {
      keep?.(value);
      show(value);
    },
    show,
    forget: () => {
      held = undefined;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.(store);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect?.();
      };
    },
    onServer,
  };
  return store;
}

/** The value of a store; the component is drawn again when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.current, () => store.onServer);
}

const never = () => () => undefined;

/** What only the browser knows and what does not change, such as today's date: `onServer` on the server and while hydrating. */
export function useBrowserValue<Value, OnServer>(read: () => Value, onServer: OnServer): Value | OnServer {
  return useSyncExternalStore<Value | OnServer>(never, read, () => onServer);
}
