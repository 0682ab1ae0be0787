// Chains of small bulges chased through a Hessenberg matrix, window by window, in doubles.
import { at } from '../../core/matrix.ts';
import { type ChaseWindow, chaseWithinComplex, type Shifts } from './chaseComplex.ref.ts';
import { copyRef, type Doubles, unitRef } from './doubles.ref.ts';
import { beginWindow, type HqrRoom, WINDOW } from './hqrRoom.ref.ts';
import { type Iteration, reflectColumns } from './lahqr.ref.ts';

/**
 * Bulges of a chain. With a window of twice its length the products cost least; within windows short chains do, and few long products go
 * better on many threads.
 */
const BULGES = 16;
/** The same of complex matrices, whose bulges have one shift and two rows. */
const SINGLE_BULGES = 22;

/** The reflector of three elements, or two with v3 = 0, that is made last: I - t1 (1, w2, w3)^T (1, w2, w3). */
const last = { beta: 0, t1: 0, w2: 0, w3: 0 };

function makeReflector(v1: number, v2: number, v3: number): void {
  last.beta = v1;
  last.t1 = 0;
  last.w2 = 0;
  last.w3 = 0;
  if (v2 === 0 && v3 === 0) return;
  const squares = v1 * v1 + v2 * v2 + v3 * v3;
  const length = squares > 1e-280 && squares < 1e280 ? Math.sqrt(squares) : Math.hypot(v1, v2, v3);
  const beta = v1 > 0 ? -length : length;
  last.beta = beta;
  last.t1 = (beta - v1) / beta;
  last.w2 = v2 / (v1 - beta);
  last.w3 = v3 / (v1 - beta);
}

/** The first column of (H - s1) (H - s2), scaled, as a reflector, of a block that begins at p and has three rows or, if `two`, two. */
function startReflector(
  h: Float64Array,
  p: number,
  ld: number,
  two: boolean,
  re1: number,
  im1: number,
  re2: number,
  im2: number,
): void {
  const [own, below] = [h[p]!, h[p + 1]!];
  const next = h[p + 1 + ld]!;
  const lower = two ? 0 : h[p + 2]!;
  const size = Math.abs(own - re2) + Math.abs(im2) + Math.abs(below) + Math.abs(lower);
  if (size === 0) {
    makeReflector(0, 0, 0);
    return;
  }
  const ratio = below / size;
  const v1 = (own - re1) * ((own - re2) / size) - im1 * (im2 / size) + h[p + ld]! * ratio;
  const v2 = ratio * (own + next - re1 - re2);
  const v3 = two ? 0 : ratio * h[p + 2 + ld]!;
  const most = Math.max(Math.abs(v1), Math.abs(v2), Math.abs(v3));
  if (most === 0) makeReflector(0, 0, 0);
  else makeReflector(v1 / most, v2 / most, v3 / most);
}

/**
 * Chases `count` bulges through a window, the first of them first, each to three rows in front of where the one before it has come to, or
 * out at the end of the block. Where they are, counted from the window's first row, is in `rows`, and is renewed. V := the product of the
 * reflectors.
 */
function chaseWithin(
  T: Doubles,
  V: Doubles,
  { order, begins, ends }: ChaseWindow,
  shifts: Shifts,
  from: number,
  count: number,
  rows: Int32Array,
): void {
  const { data: t, off, ld } = T;
  unitRef(order, V);
  for (let b = 0; b < count; b++) {
    const goal = ends ? order - 1 : order - 3 - 3 * b;
    let k = begins ? 0 : rows[b]!;
    for (; k < goal; k++) {
      const two = k === order - 2;
      const p = off + k + k * ld;
      if (begins && k === 0) {
        const s = 2 * (from + b);
        startReflector(t, p, ld, two, shifts.re[s]!, shifts.im[s]!, shifts.re[s + 1]!, shifts.im[s + 1]!);
      } else {
        const q = p - ld;
        makeReflector(t[q]!, t[q + 1]!, two ? 0 : t[q + 2]!);
        t[q] = last.beta;
        t[q + 1] = 0;
        if (!two) t[q + 2] = 0;
      }
      const { t1, w2, w3 } = last;
      if (t1 === 0) continue;
      const [t2, t3] = [t1 * w2, t1 * w3];
      const height = Math.min(k + 4, order);
      // The product of b + 1 chases is zero below its diagonal number 2 b + 2.
      const filled = Math.min(order, k + 2 * b + 5);
      if (two) {
        for (let x = p, end = off + k + order * ld; x < end; x += ld) {
          const sum = t[x]! + w2 * t[x + 1]!;
          t[x] = t[x]! - sum * t1;
          t[x + 1] = t[x + 1]! - sum * t2;
        }
        reflectTwo(t, off + k * ld, ld, order, w2, t1, t2);
        reflectTwo(V.data, V.off + k * V.ld, V.ld, order, w2, t1, t2);
      } else {
        for (let x = p, end = off + k + order * ld; x < end; x += ld) {
          const sum = t[x]! + w2 * t[x + 1]! + w3 * t[x + 2]!;
          t[x] = t[x]! - sum * t1;
          t[x + 1] = t[x + 1]! - sum * t2;
          t[x + 2] = t[x + 2]! - sum * t3;
        }
        reflectColumns(t, off + k * ld, ld, height, w2, w3, t1, t2, t3);
        reflectColumns(V.data, V.off + k * V.ld, V.ld, filled, w2, w3, t1, t2, t3);
      }
    }
    rows[b] = k;
  }
}

function reflectTwo(a: Float64Array, at: number, ld: number, rows: number, w2: number, t1: number, t2: number): void {
  for (let x = at, y = at + ld, end = at + rows; x < end; x++, y++) {
    const sum = a[x]! + w2 * a[y]!;
    a[x] = a[x]! - sum * t1;
    a[y] = a[y]! - sum * t2;
  }
}

/**
 * One small-bulge multishift step on the active block top .. end-1, of more than two rows, with a double shift to each bulge, of
 * complex matrices a single one: chains of bulges one after the other, with all
 * transformations of a window applied to the rest of the matrix at once, while bulges move on in the next window.
 *
 * Source: LAPACK xLAQR5; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm I, SIAM J. Matrix Anal. Appl. 23 (2002).
 */
export function chaseRef(iteration: Iteration, room: HqrRoom, top: number, end: number, shifts: Shifts): void {
  const { H } = iteration;
  const { T } = room;
  const [most, height, within] =
    H.parts === 2 ? ([SINGLE_BULGES, 2, chaseWithinComplex] as const) : ([BULGES, 3, chaseWithin] as const);
  const rows = new Int32Array(most);
  let turn: 0 | 1 = 0;
  let finish = (): void => {};
  for (let from = 0; from < shifts.count; from += most) {
    const count = Math.min(most, shifts.count - from);
    const length = Math.min(WINDOW, 2 * height * count + 1);
    for (let first = top; ; ) {
      const order = Math.min(length, end - first);
      const window = { order, begins: first === top, ends: first + order === end };
      const own = at(H, first, first);
      copyRef(order, order, own, T);
      const V = room.factors[turn];
      turn = turn === 0 ? 1 : 0;
      within(T, V, window, shifts, from, count, rows);
      copyRef(order, order, T, own);
      finish();
      // The next window begins at the column of the last bulge, and ends as many columns behind this one.
      const step = window.ends ? 0 : rows[count - 1]! - 1;
      const rest = beginWindow(iteration, room, V, top, end, first, order, room.overlaps ? step : 0);
      if (room.overlaps) finish = rest;
      else rest();
      if (window.ends) break;
      first += step;
      for (let b = 0; b < count; b++) rows[b] = rows[b]! - step;
    }
    finish();
    finish = () => {};
  }
}
