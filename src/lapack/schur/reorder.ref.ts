// Chosen eigenvalues of a Schur form brought to its beginning, in doubles.
import { blockValues } from './aed.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import { trexcRef } from './trexc.ref.ts';

/** What reorderRef has come to. */
export interface Reordered {
  /** How many eigenvalues are chosen, both of a pair. */
  readonly count: number;
  /** Whether some are too near to each other to be exchanged: the form is one, in another order. */
  readonly failed: boolean;
}

/**
 * T := H^H T H, whose first rows have the chosen eigenvalues in the order that they had; Z := Z H, n x n, if it is given. re and im are
 * renewed. Source: LAPACK xTRSEN.
 */
export function reorderRef(
  n: number,
  T: Doubles,
  Z: Doubles | undefined,
  re: Float64Array,
  im: Float64Array,
  chosen: readonly boolean[],
  eps: number,
): Reordered {
  let [count, failed] = [0, false];
  for (let k = 0; k < n; k++) {
    const pair = T.parts !== 2 && k < n - 1 && T.data[T.off + k + 1 + k * T.ld] !== 0;
    // Of a pair either one will do.
    if (chosen[k] || (pair && chosen[k + 1])) {
      if (k !== count && !failed) failed = !trexcRef(n, T, n, Z, k, count, eps).done;
      count += pair ? 2 : 1;
    }
    if (pair) k++;
  }
  blockValues(n, T, 0, re, im, 0);
  return { count, failed };
}
