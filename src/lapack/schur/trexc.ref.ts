// A diagonal block of a Schur form moved to another place, in doubles.
import type { Doubles } from './doubles.ref.ts';
import { laexcRef } from './laexc.ref.ts';
import { trexcComplexRef } from './trexcComplex.ref.ts';
import { type Turns, turnsRef } from './turns.ref.ts';

/** Where a block is, and whether it could be brought where it was to go. */
export interface Moved {
  readonly at: number;
  readonly done: boolean;
}

/**
 * T := H^H T H, in which the block that has row `from` begins at the block that had row `to`, in front of it or behind it; rows count from
 * 0. Q := Q H, of `rows` rows, if it is given. Source: LAPACK xTREXC.
 */
export function trexcRef(
  n: number,
  T: Doubles,
  rows: number,
  Q: Doubles | undefined,
  from: number,
  to: number,
  eps: number,
  turns: Turns = turnsRef,
): Moved {
  if (T.parts === 2) {
    const { move = trexcComplexRef } = turns.pairs ?? {};
    move(n, T, rows, Q, from, to);
    return { at: to, done: true };
  }
  const isPair = (j: number): boolean => j >= 0 && j < n - 1 && T.data[T.off + j + 1 + j * T.ld] !== 0;
  const orderAt = (j: number): number => (isPair(j) ? 2 : 1);
  const startOf = (j: number): number => (isPair(j - 1) ? j - 1 : j);
  let here = startOf(from);
  const goal = startOf(to);
  /** The blocks at j, of known orders, change places. */
  const { exchange: laexc = laexcRef } = turns;
  const exchange = (j: number, n1: number, n2: number): boolean => laexc(n, T, rows, Q, j, n1, n2, eps);
  // A pair may become two real eigenvalues on the way, which then go on one after the other.
  const order = orderAt(here);
  let split = false;
  const movedPast = (other: number, up: boolean): boolean => {
    const [at, n1, n2] = up ? [here - other, other, order] : [here, order, other];
    if (!split) return exchange(at, n1, n2);
    const single = up ? exchange(at, other, 1) : exchange(here + 1, 1, other);
    return single && (up ? exchange(at + 1, other, 1) : exchange(here, 1, other));
  };
  if (goal < here) {
    while (here > goal) {
      const other = here > 1 && isPair(here - 2) ? 2 : 1;
      if (!movedPast(other, true)) return { at: here, done: false };
      here -= other;
      if (order === 2 && !isPair(here)) split = true;
    }
  } else {
    // The block goes to where the last of the blocks that it passes ends.
    const last = goal + orderAt(goal);
    while (here + order < last) {
      const other = orderAt(here + order);
      if (!movedPast(other, false)) return { at: here, done: false };
      here += other;
      if (order === 2 && !isPair(here)) split = true;
    }
  }
  return { at: here, done: true };
}
