// Files that NumPy and SciPy have written: test/data/arrays.
import { readFileSync } from 'node:fs';

export const numpyFile = (name: string): Buffer => readFileSync(new URL(`../../data/arrays/${name}`, import.meta.url));

/** The rows of most of them. */
export const ROWS = [
  [1.5, -2, 3],
  [4, 5.25, -6],
];

interface Indexed {
  readonly shape: readonly number[];
  get(...index: number[]): number;
}

/** Rows of a matrix, by its own indices. */
export const rowsOf = (A: Indexed): number[][] =>
  Array.from({ length: A.shape[0]! }, (_, i) => Array.from({ length: A.shape[1]! }, (__, j) => A.get(i, j)));
