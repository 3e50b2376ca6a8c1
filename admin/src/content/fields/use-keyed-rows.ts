import { useState } from "react";

/**
 * Changes of a list whose rows have no names of their own: each gets a key that goes with it, so that what has the focus in a row keeps
 * it while rows are moved. Where a list of another length came from elsewhere, its rows begin anew.
 */
export function useKeyedRows<Row>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const keys = known.length === rows.length ? known : [...rows.keys()];
  const change = (nextKeys: readonly number[], next: readonly Row[]) => {
    setKnown(nextKeys);
    onChange(next);
  };
  return {
    keys,
    add: (row: Row) => change([...keys, Math.max(-1, ...keys) + 1], [...rows, row]),
    raise: (index: number) => change(raised(keys, index), raised(rows, index)),
    remove: (index: number) => change(keys.toSpliced(index, 1), rows.toSpliced(index, 1)),
  };
}

/** The list with the entry at `index` before the one that it follows. */
const raised = <Entry>(list: readonly Entry[], index: number): Entry[] =>
  list.toSpliced(index, 1).toSpliced(index - 1, 0, ...list.slice(index, index + 1));
