/** A value that components can watch. */
export interface Store<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly change: (change: (value: T) => T) => void;
  /** Calls back after every change; returns what ends that. */
  readonly watch: (listener: () => void) => () => void;
}

/** Makes a store. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const write = (value: T): void => {
    if (Object.is(value, current)) return;
    current = value;
    for (const listener of [...listeners]) listener();
  };
  return {
    read: () => current,
    write,
    change: (change) => write(change(current)),
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
