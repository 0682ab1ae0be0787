// Chains of small bulges chased through a Hessenberg matrix, window by window, in doubles.
import { at, type FieldMat } from '../../core/matrix.ts';
import { type ChaseWindow, chaseWithinComplex, type Shifts } from './chaseComplex.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import { beginWindow, type HqrRoom, WINDOW } from './hqrRoom.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { makeSmallReflector, smallReflector, type Turns, turnAt } from './turns.ref.ts';

/**
 * Bulges of a chain. With a window of twice its length the products cost least; within windows short chains do, and few long products go
 * better on many threads.
 */
const BULGES = 16;
/** The same of complex matrices, whose bulges have one shift and two rows. */
const SINGLE_BULGES = 22;

const reflector = smallReflector();

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
    makeSmallReflector(reflector, 0, 0, 0);
    return;
  }
  const ratio = below / size;
  const v1 = (own - re1) * ((own - re2) / size) - im1 * (im2 / size) + h[p + ld]! * ratio;
  const v2 = ratio * (own + next - re1 - re2);
  const v3 = two ? 0 : ratio * h[p + 2 + ld]!;
  const most = Math.max(Math.abs(v1), Math.abs(v2), Math.abs(v3));
  if (most === 0) makeSmallReflector(reflector, 0, 0, 0);
  else makeSmallReflector(reflector, v1 / most, v2 / most, v3 / most);
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
  turns: Turns,
): void {
  const { data, off, ld } = T;
  turns.unit(order, V);
  for (let b = 0; b < count; b++) {
    const goal = ends ? order - 1 : order - 3 - 3 * b;
    const start = begins ? 0 : rows[b]!;
    // The product of b + 1 chases is zero below its diagonal number 2 b + 2, and a unit matrix in the rows in front of this one's.
    const bounds = { filled: 2 * b + 5 - start, rows: order - start };
    const chase = { H: T, k: start, to: goal, last: order - 1, right: order, upper: 0, V: at(V, start, 0), ...bounds };
    if (begins && goal > 0) {
      const s = 2 * (from + b);
      const two = order === 2;
      startReflector(data, off, ld, two, shifts.re[s]!, shifts.im[s]!, shifts.re[s + 1]!, shifts.im[s + 1]!);
      turnAt(turns, chase, 0, reflector);
      chase.k = 1;
    }
    turns.chase(chase);
    rows[b] = Math.max(start, goal);
  }
}

/**
 * One small-bulge multishift step on the active block top .. end-1, of more than two rows, with a double shift to each bulge, of
 * complex matrices a single one: chains of bulges one after the other, with all
 * transformations of a window applied to the rest of the matrix at once, while bulges move on in the next window.
 *
 * Source: LAPACK xLAQR5; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm I, SIAM J. Matrix Anal. Appl. 23 (2002).
 */
export function chaseRef(
  iteration: Iteration<FieldMat>,
  room: HqrRoom,
  top: number,
  end: number,
  shifts: Shifts,
): void {
  const { H } = iteration;
  const { T, V } = room;
  const [most, height, within] =
    H.parts === 2 ? ([SINGLE_BULGES, 2, chaseWithinComplex] as const) : ([BULGES, 3, chaseWithin] as const);
  const rows = new Int32Array(most);
  // As many chains as are needed, of about the same length: products of short windows cost more.
  const chains = Math.ceil(shifts.count / most);
  for (let chain = 0; chain < chains; chain++) {
    const from = Math.round((chain * shifts.count) / chains);
    const count = Math.round(((chain + 1) * shifts.count) / chains) - from;
    const length = Math.min(WINDOW, 2 * height * count + 1);
    for (let first = top; ; ) {
      const order = Math.min(length, end - first);
      const window = { order, begins: first === top, ends: first + order === end };
      const own = at(H, first, first);
      room.copy(order, order, own, T);
      within(T, V, window, shifts, from, count, rows, room.turns);
      room.copy(order, order, T, own);
      // The next window begins at the column of the last bulge, and ends as many columns behind this one.
      const step = window.ends ? 0 : rows[count - 1]! - 1;
      // Rows of V begin where the last bulge stands, and end where the first one of those that reach them has come to.
      const inside = order - height * count;
      const band = { below: (height - 1) * count, above: window.begins || window.ends ? order : inside };
      beginWindow(iteration, room, { top, end, first, order, ahead: step, band });
      if (window.ends) break;
      first += step;
      for (let b = 0; b < count; b++) rows[b] = rows[b]! - step;
    }
  }
}
