// The Schur form of a Hessenberg matrix by the multishift QR algorithm, in doubles: which shifts, in what windows.
import { modulusAt, putElement } from '../../core/complex.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { blockValues, deflateRef } from './aed.ref.ts';
import { chaseRef } from './chase.ref.ts';
import type { Shifts } from './chaseComplex.ref.ts';
import { type Doubles, newDoubles } from './doubles.ref.ts';
import { type HqrRoom, newHqrRoom, nothing, WINDOW } from './hqrRoom.ref.ts';
import { type Iteration, isNegligible, lahqrRef, STEPS } from './lahqr.ref.ts';
import { isNegligibleComplex, lahqrComplexRef } from './lahqrComplex.ref.ts';
import { multiplyRef, scaleRef } from './magnitude.ref.ts';
import { turnsRef } from './turns.ref.ts';

/** Matrices up to that order are left to the double-shift algorithm (of complex ones the single-shift one). */
const SMALL = 75;
/** And so are active blocks up to this one, in one window. */
const lastOrder = (parts: 1 | 2): number => (parts === 2 ? SMALL : WINDOW);
/**
 * Eigenvalues in each hundred of a deflation window that make a step superfluous. LAPACK's 14 takes a third more deflations at orders 512
 * and 1024, which one thread computes, and a tenth fewer products, which all threads do.
 */
const NIBBLE = 25;
/** After so many steps without an eigenvalue shifts are made up; from the one before that on windows grow. */
const [EXCEPTIONAL, WIDEN] = [6, 5];
/** What they are made of. */
const [ALPHA, BETA] = [0.75, -0.4375];

/** Whether the multishift algorithm, and its room, are needed. */
export const isLarge = ({ lo, hi }: { readonly lo: number; readonly hi: number }): boolean => hi - lo > SMALL;

/**
 * Shifts of a step on an active block. LAPACK takes 10 up to order 150, which find two or four eigenvalues at a time: with 32 from the
 * beginning a random real matrix of order 512 takes 16 steps instead of 40; with 40 a complex one takes 14 instead of 37.
 */
const shiftsOf = (order: number, parts: 1 | 2): number => {
  const shifts = order < 590 ? Math.round(order / Math.log2(order)) : 64;
  return Math.max(parts === 2 ? 40 : 32, shifts - (shifts % 2));
};
/**
 * Rows of a deflation window for each shift. At order 1024, random and real: with 1 the products take 17 10^9 operations and there are
 * 16000 exchanges, with 1.25 15 and 22000, with 1.5 14.8 and 33000; complex: 93, 82 and 79 10^9.
 */
const ROWS = 1.25;

/** Shifts as pairs: conjugate ones stay together, real ones join the next real one, and one that is left over is dropped. */
function paired(re: Float64Array, im: Float64Array, first: number, last: number, most: number): Shifts {
  const pairs: (readonly [number, number, number, number])[] = [];
  let single: number | undefined;
  // From the end: the last ones are the best.
  for (let k = last - 1; k >= first && pairs.length < most; k--) {
    if (im[k] !== 0) {
      if (k > first) pairs.push([re[k - 1]!, im[k - 1]!, re[k]!, im[k]!]);
      k--;
    } else if (single === undefined) single = re[k]!;
    else {
      pairs.push([single, 0, re[k]!, 0]);
      single = undefined;
    }
  }
  // A lone real shift is taken twice.
  if (pairs.length === 0 && single !== undefined) pairs.push([single, 0, single, 0]);
  const flat = pairs.flat();
  return {
    count: pairs.length,
    re: Float64Array.from({ length: 2 * pairs.length }, (_, k) => flat[2 * k]!),
    im: Float64Array.from({ length: 2 * pairs.length }, (_, k) => flat[2 * k + 1]!),
  };
}

/** Shifts that are made up, from the last rows of the active block. */
function exceptional({ data: h, off, ld, parts }: FieldMat, top: number, end: number, count: number): Shifts {
  if (parts === 2) return exceptionalSingles({ data: h, off, ld }, top, end, count);
  const [re, im] = [new Float64Array(2 * count), new Float64Array(2 * count)];
  const block: Doubles = newDoubles(2, 2);
  let found = 0;
  for (let i = end - 1; i > top + 1 && found < count; i -= 2, found++) {
    const p = off + i + i * ld;
    const size = Math.abs(h[p - ld]!) + Math.abs(h[p - 1 - 2 * ld]!);
    const diagonal = ALPHA * size + h[p]!;
    block.data.set([diagonal, size, BETA * size, diagonal]);
    blockValues(2, block, 0, re, im, 2 * found);
  }
  return { count: found, re, im };
}

/** Single shifts: the last ones are the best. */
function singles(re: Float64Array, im: Float64Array, first: number, last: number, most: number): Shifts {
  const from = Math.max(first, last - most);
  return { count: last - from, re: re.slice(from, last).reverse(), im: im.slice(from, last).reverse() };
}

/** Single shifts that are made up: each row's element and the subdiagonal one beside it. */
function exceptionalSingles({ data: h, off, ld }: FieldMat, top: number, end: number, most: number): Shifts {
  const count = Math.min(most, end - top - 1);
  const [re, im] = [new Float64Array(count), new Float64Array(count)];
  for (let k = 0; k < count; k++) {
    const i = end - 1 - k;
    const p = 2 * (off + i + i * ld);
    re[k] = h[p]! + ALPHA * (Math.abs(h[p - 2 * ld]!) + Math.abs(h[p - 2 * ld + 1]!));
    im[k] = h[p + 1]!;
  }
  return { count, re, im };
}

/**
 * As lahqrRef, with the eigenvalues of the rows outside lo .. hi-1, which are triangular. `room` is of use where isLarge says so, `turns`
 * elsewhere.
 *
 * Source: LAPACK xHSEQR, xLAQR0; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 */
export function hseqrRef(iteration: Iteration, room?: HqrRoom, turns = turnsRef): number {
  const { n, lo, hi, H, re, im } = iteration;
  const { parts = 1 } = H;
  for (let i = 0; i < n; i++) {
    if (i >= lo && i < hi) continue;
    const p = parts * (H.off + i + i * H.ld);
    re[i] = H.data[p]!;
    im[i] = parts === 2 ? H.data[p + 1]! : 0;
  }
  if (isLarge(iteration)) return inPrecision(iteration, room ?? newHqrRoom(n, parts));
  return parts === 2 ? lahqrComplexRef(iteration, turns.pairs) : lahqrRef(iteration, turns);
}

/** multishift in the precision of the results, whose range is smaller: H is brought into the middle of it. */
function inPrecision(iteration: Iteration, room: HqrRoom): number {
  const { singles } = room;
  if (!singles) return finished(iteration, room);
  const { n, lo, hi, H, Z, re, im } = iteration;
  const factor = scaleRef(n, H, 's');
  room.copy(n, n, H, singles.H);
  if (Z) room.copy(n, n, Z, singles.Z);
  const info = finished({ ...iteration, H: singles.H, Z: Z && singles.Z }, room);
  room.copy(n, n, singles.H, H);
  if (Z) room.copy(n, n, singles.Z, Z);
  if (factor !== 1) {
    multiplyRef(n, H, 1 / factor);
    for (let i = lo; i < hi; i++) [re[i], im[i]] = [re[i]! / factor, im[i]! / factor];
  }
  return info;
}

/** multishift, and the last of its products. */
function finished(iteration: Iteration<FieldMat>, room: HqrRoom): number {
  const info = multishift(iteration, room);
  room.finish();
  room.finish = nothing;
  return info;
}

/** Rows of the next deflation window. */
function windowOf(
  { data: h, off, ld, parts = 1 }: FieldMat,
  top: number,
  end: number,
  stalled: number,
  before: number,
): number {
  const order = end - top;
  const most = Math.min(order, WINDOW);
  const usual = Math.min(most, Math.round(ROWS * shiftsOf(order, parts)));
  const w = stalled < WIDEN ? usual : Math.min(most, 2 * before);
  if (w >= most) return most;
  if (w >= order - 1) return order;
  // A row more where the spike is smaller by it.
  const p = off + end - w + (end - w - 1) * ld;
  return modulusAt(h, p, parts) > modulusAt(h, p - 1 - ld, parts) ? w + 1 : w;
}

function multishift(iteration: Iteration<FieldMat>, room: HqrRoom): number {
  const { lo, hi, H, re, im, eps } = iteration;
  const { data: h, off, ld, parts = 1 } = H;
  const last = lastOrder(parts);
  const isZero = parts === 2 ? isNegligibleComplex : isNegligible;
  const limit = STEPS * Math.max(10, hi - lo);
  let [end, stalled, w] = [hi, 0, 0];
  for (let step = 0; end > lo; step++) {
    if (step > limit) return end;
    let top = end - 1;
    while (top > lo && !isZero(h, off, ld, lo, hi, top, eps)) top--;
    if (top > lo) putElement(h, off + top + (top - 1) * ld, 0, parts);
    const order = end - top;
    if (order <= last) {
      const { deflated } = deflateRef(iteration, room, top, end, order);
      // The double-shift algorithm has its own limit.
      if (deflated === 0) return end;
      [end, stalled] = [end - deflated, 0];
      continue;
    }
    w = windowOf(H, top, end, stalled, w);
    const { deflated, shifts } = deflateRef(iteration, room, top, end, w);
    end -= deflated;
    stalled = deflated > 0 ? 0 : stalled + 1;
    // Enough has been found to look again at once.
    if (deflated > 0 && (100 * deflated > NIBBLE * w || end - top <= last)) continue;
    const wanted = shiftsOf(order, parts) / (parts === 2 ? 1 : 2);
    const found = parts === 2 ? singles : paired;
    if (stalled > 0 && stalled % EXCEPTIONAL === 0)
      chaseRef(iteration, room, top, end, exceptional(H, top, end, wanted));
    else chaseRef(iteration, room, top, end, found(re, im, end - shifts, end, wanted));
  }
  return 0;
}
