// Bulges of one shift each chased through a window of a complex Hessenberg matrix, in doubles.
import { lartgComplexRef, newPlane } from './complexPlane.ref.ts';
import { type Doubles, unitRef } from './doubles.ref.ts';
import type { Turns } from './turns.ref.ts';

/** Shifts of bulges. Of real matrices those of a bulge are 2k and 2k + 1, a pair or two real numbers. */
export interface Shifts {
  /** Of bulges. */
  readonly count: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** A window in which bulges move: `order` rows and columns of the active block from row `first` on. */
export interface ChaseWindow {
  readonly order: number;
  /** Whether it begins, and ends, where the active block does. */
  readonly begins: boolean;
  readonly ends: boolean;
}

const plane = newPlane();

/**
 * Chases `count` bulges through a window, the first of them first, each to two rows in front of where the one before it has come to, or
 * out at the end of the block. Where they are, counted from the window's first row, is in `rows`, and is renewed. V := what the window is
 * multiplied with from the right.
 */
export function chaseWithinComplex(
  T: Doubles,
  V: Doubles,
  { order, begins, ends }: ChaseWindow,
  shifts: Shifts,
  from: number,
  count: number,
  rows: Int32Array,
  { rotatePairs }: Turns,
): void {
  const { data: t, off, ld } = T;
  const line = 2 * ld;
  unitRef(order, V);
  for (let b = 0; b < count; b++) {
    const goal = ends ? order - 1 : order - 2 - 2 * b;
    let k = begins ? 0 : rows[b]!;
    for (; k < goal; k++) {
      const p = 2 * (off + k + k * ld);
      if (begins && k === 0)
        lartgComplexRef(t[p]! - shifts.re[from + b]!, t[p + 1]! - shifts.im[from + b]!, t[p + 2]!, t[p + 3]!, plane);
      else {
        const q = p - line;
        lartgComplexRef(t[q]!, t[q + 1]!, t[q + 2]!, t[q + 3]!, plane);
        t[q] = plane.rr;
        t[q + 1] = plane.ri;
        t[q + 2] = 0;
        t[q + 3] = 0;
      }
      const { c, sr, si } = plane;
      if (sr === 0 && si === 0) continue;
      rotatePairs(order - k, t, p, p + 2, line, c, sr, si);
      const column = 2 * (off + k * ld);
      rotatePairs(Math.min(k + 3, order), t, column, column + line, 2, c, sr, -si);
      // The product of b + 1 chases is zero below its diagonal number b + 1.
      const ofV = 2 * (V.off + k * V.ld);
      rotatePairs(Math.min(order, k + b + 3), V.data, ofV, ofV + 2 * V.ld, 2, c, sr, -si);
    }
    rows[b] = k;
  }
}
