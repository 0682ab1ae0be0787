// Bulges of one shift each chased through a window of a complex Hessenberg matrix, in doubles.
import { at } from '../../core/matrix.ts';
import { lartgComplexRef, newPlane, type Pair, rotatePairsRef } from './complexPlane.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import type { Chase, Turns } from './turns.ref.ts';

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

/** What a bulge is made by, in an active block whose first row is `top`. */
export interface Start extends Pair {
  readonly top: number;
}

const plane = newPlane();

/** Chases a bulge of one element. With a start it is not there yet: that is made by the rotation of rows k and k + 1. */
export function chasePairsRef({ H, k: first, to, last, right, upper, V, filled, rows }: Chase, start?: Start): void {
  const { data: h, off, ld } = H;
  const line = 2 * ld;
  for (let k = first; k < to; k++) {
    const own = 2 * (off + k + k * ld);
    const before = own - line;
    if (start && k === first) {
      lartgComplexRef(h[own]! - start.re, h[own + 1]! - start.im, h[own + 2]!, h[own + 3]!, plane);
      if (k > start.top) {
        h[before] = h[before]! * plane.c;
        h[before + 1] = h[before + 1]! * plane.c;
      }
    } else {
      lartgComplexRef(h[before]!, h[before + 1]!, h[before + 2]!, h[before + 3]!, plane);
      h[before] = plane.rr;
      h[before + 1] = plane.ri;
      h[before + 2] = 0;
      h[before + 3] = 0;
    }
    const { c, sr, si } = plane;
    if (sr === 0 && si === 0) continue;
    rotatePairsRef(right - k, h, own, own + 2, line, c, sr, si);
    const column = 2 * (off + upper + k * ld);
    rotatePairsRef(Math.min(k + 3, last + 1) - upper, h, column, column + line, 2, c, sr, -si);
    if (!V) continue;
    const ofV = 2 * (V.off + k * V.ld);
    rotatePairsRef(Math.min(rows, k + filled), V.data, ofV, ofV + 2 * V.ld, 2, c, sr, -si);
  }
}

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
  turns: Turns,
): void {
  turns.unit(order, V);
  const chase = turns.pairs?.chase ?? chasePairsRef;
  for (let b = 0; b < count; b++) {
    const to = ends ? order - 1 : order - 2 - 2 * b;
    const k = begins ? 0 : rows[b]!;
    const start = begins ? { top: 0, re: shifts.re[from + b]!, im: shifts.im[from + b]! } : undefined;
    // The product of b + 1 chases is zero below its diagonal number b + 1, and a unit matrix in the rows in front of this one's.
    const bounds = { filled: b + 3 - k, rows: order - k };
    chase({ H: T, k, to, last: order - 1, right: order, upper: 0, V: at(V, k, 0), ...bounds }, start);
    rows[b] = Math.max(k, to);
  }
}
