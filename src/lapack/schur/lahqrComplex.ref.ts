// The Schur form of a small complex Hessenberg matrix by the single-shift QR algorithm, in doubles.
import { at, type RealArray } from '../../core/matrix.ts';
import { chasePairsRef } from './chaseComplex.ref.ts';
import { type Pair, rootRef } from './complexPlane.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import { EXCEPTIONAL, type Iteration, SAFE_MIN, STEPS } from './lahqr.ref.ts';
import { divideRef } from './shiftedBlock.ref.ts';
import type { PairTurns, Sweep } from './turns.ref.ts';

/** What a shift that is made up is made of. */
const ALPHA = 0.75;

/** |re| + |im| */
const sizeAt = (h: RealArray, p: number): number => Math.abs(h[p]!) + Math.abs(h[p + 1]!);

/**
 * Whether the subdiagonal element in row k of an active block lo .. hi-1 is negligible, as isNegligible.
 * Source: M. Ahues, F. Tisseur, A new deflation criterion for the QR algorithm, LAPACK Working Note 122 (1997).
 */
export function isNegligibleComplex(
  h: RealArray,
  off: number,
  ld: number,
  lo: number,
  hi: number,
  k: number,
  eps: number,
): boolean {
  const here = 2 * (off + k + k * ld);
  const line = 2 * ld;
  const below = sizeAt(h, here - line);
  const least = SAFE_MIN * ((hi - lo) / eps);
  if (below <= least) return true;
  const [last, own] = [here - 2 - line, here];
  let size = sizeAt(h, last) + sizeAt(h, own);
  if (size === 0) {
    if (k - 2 >= lo) size += sizeAt(h, here - 2 - 2 * line);
    if (k + 1 < hi) size += sizeAt(h, here + 2);
  }
  if (below > eps * size) return false;
  const above = sizeAt(h, here - 2);
  const [ab, ba] = below > above ? [below, above] : [above, below];
  const apart = Math.abs(h[last]! - h[own]!) + Math.abs(h[last + 1]! - h[own + 1]!);
  const diagonal = sizeAt(h, own);
  const [aa, bb] = diagonal > apart ? [diagonal, apart] : [apart, diagonal];
  const sum = aa + ab;
  return ba * (ab / sum) <= Math.max(least, eps * (bb * (aa / sum)));
}

/**
 * H := Q^H H Q, triangular, and its eigenvalues; else as lahqrRef. Subdiagonal elements stay complex until they are zero.
 * Source: LAPACK xLAHQR; J. Francis, The QR transformation, Comput. J. 4 (1961).
 */
export function lahqrComplexRef(
  { schur, n, lo, hi, H, re, im, Z, zlo, zhi, eps }: Iteration,
  { sweep = sweepPairsRef }: Partial<PairTurns> = {},
): number {
  const { data: h, off, ld } = H;
  const place = (i: number, j: number): number => 2 * (off + i + j * ld);
  for (let j = lo; j < hi - 2; j++) h.fill(0, place(j + 2, j), place(Math.min(hi, j + 4), j));
  const V = Z && at(Z, zlo, 0);
  const limit = STEPS * Math.max(10, hi - lo);
  let [stalled, steps] = [0, 0];
  // The active block is l .. i.
  for (let i = hi - 1; i >= lo; ) {
    let l = i;
    while (l > lo && !isNegligibleComplex(h, off, ld, lo, hi, l, eps)) l--;
    if (l > lo) h.fill(0, place(l, l - 1), place(l + 1, l - 1));
    if (l === i) {
      [re[i], im[i]] = [h[place(i, i)]!, h[place(i, i) + 1]!];
      i--;
      [stalled, steps] = [0, 0];
      continue;
    }
    if (steps++ > limit) return i + 1;
    stalled++;
    findShift(H, l, i, stalled);
    const [upper, right] = schur ? [0, n] : [l, i + 1];
    sweep({ H, l, i, right, upper, shift: shift.re, apart: shift.im, V, rows: zhi - zlo, eps });
  }
  return 0;
}

const shift: Pair = { re: 0, im: 0 };
const [root, other]: readonly [Pair, Pair] = [
  { re: 0, im: 0 },
  { re: 0, im: 0 },
];

/** shift := the eigenvalue of the last 2 x 2 block that is nearer to its last element, or a number that is made up. */
function findShift({ data: h, off, ld }: Doubles, l: number, i: number, stalled: number): void {
  const last = 2 * (off + i + i * ld);
  const line = 2 * ld;
  shift.re = h[last]!;
  shift.im = h[last + 1]!;
  if (stalled % EXCEPTIONAL === 0) {
    const first = 2 * (off + l + l * ld);
    const atEnd = stalled % (2 * EXCEPTIONAL) === 0;
    shift.re = h[atEnd ? last : first]! + ALPHA * (atEnd ? sizeAt(h, last - line) : sizeAt(h, first + 2));
    shift.im = h[(atEnd ? last : first) + 1]!;
    return;
  }
  // u^2 = h12 h21
  rootRef(h[last - 2]!, h[last - 1]!, root);
  rootRef(h[last - line]!, h[last - line + 1]!, other);
  const [ur, ui] = [root.re * other.re - root.im * other.im, root.re * other.im + root.im * other.re];
  const before = last - 2 - line;
  const [xr, xi] = [(h[before]! - h[last]!) / 2, (h[before + 1]! - h[last + 1]!) / 2];
  const size = Math.max(Math.abs(ur) + Math.abs(ui), Math.abs(xr) + Math.abs(xi));
  if (ur === 0 && ui === 0) return;
  const [vr, vi, wr, wi] = [ur / size, ui / size, xr / size, xi / size];
  rootRef(wr * wr - wi * wi + (vr * vr - vi * vi), 2 * (wr * wi + vr * vi), root);
  // Of both signs that with which nothing cancels
  const sign = wr * root.re + wi * root.im < 0 ? -1 : 1;
  divideRef(vr, vi, wr + sign * root.re, wi + sign * root.im, other);
  shift.re -= ur * other.re - ui * other.im;
  shift.im -= ur * other.im + ui * other.re;
}

/** One single-shift step on the block l .. i, of two rows or more, from where two subdiagonal elements in a row are small. */
export function sweepPairsRef({ H, l, i, right, upper, shift, apart, V, rows, eps }: Sweep): void {
  const { data: h, off, ld } = H;
  const line = 2 * ld;
  let k = i - 1;
  for (; k > l; k--) {
    // The first column of H - shift
    const p = 2 * (off + k + k * ld);
    const own = Math.abs(h[p]! - shift) + Math.abs(h[p + 1]! - apart);
    const size = own + Math.abs(h[p + 2]!) + Math.abs(h[p + 3]!);
    const [first, second] = [own / size, sizeAt(h, p + 2) / size];
    if (sizeAt(h, p - line) * second <= eps * (first * (sizeAt(h, p) + sizeAt(h, p + 2 + line)))) break;
  }
  const start = { top: l, re: shift, im: apart };
  chasePairsRef({ H, k, to: i, last: i, right, upper, V, filled: rows, rows }, start);
}
