// The Schur form of a small complex Hessenberg matrix by the single-shift QR algorithm, in doubles.
import type { RealArray } from '../../core/matrix.ts';
import { lartgComplexRef, newPlane, type Pair, rootRef, rotatePairsRef } from './complexPlane.ref.ts';
import type { Doubles } from './doubles.ref.ts';
import { EXCEPTIONAL, type Iteration, SAFE_MIN, STEPS } from './lahqr.ref.ts';
import { divideRef } from './shiftedBlock.ref.ts';

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
  rotatePairs = rotatePairsRef,
): number {
  const { data: h, off, ld } = H;
  const place = (i: number, j: number): number => 2 * (off + i + j * ld);
  for (let j = lo; j < hi - 2; j++) h.fill(0, place(j + 2, j), place(Math.min(hi, j + 4), j));
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
    const [from, to] = schur ? [0, n] : [l, i + 1];
    sweep(H, l, i, from, to, Z, zlo, zhi, eps, rotatePairs);
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

const plane = newPlane();

/** One single-shift step on the block l .. i, from where two subdiagonal elements in a row are small. */
function sweep(
  { data: h, off, ld }: Doubles,
  l: number,
  i: number,
  from: number,
  to: number,
  Z: Doubles | undefined,
  zlo: number,
  zhi: number,
  eps: number,
  rotatePairs: typeof rotatePairsRef,
): void {
  const line = 2 * ld;
  let m = i - 1;
  let [vr, vi, wr, wi] = [0, 0, 0, 0];
  for (; m >= l; m--) {
    // The first column of H - shift
    const p = 2 * (off + m + m * ld);
    [vr, vi, wr, wi] = [h[p]! - shift.re, h[p + 1]! - shift.im, h[p + 2]!, h[p + 3]!];
    if (m === l) break;
    const size = Math.abs(vr) + Math.abs(vi) + Math.abs(wr) + Math.abs(wi);
    const [first, second] = [(Math.abs(vr) + Math.abs(vi)) / size, (Math.abs(wr) + Math.abs(wi)) / size];
    if (sizeAt(h, p - line) * second <= eps * (first * (sizeAt(h, p) + sizeAt(h, p + 2 + line)))) break;
  }
  for (let k = m; k < i; k++) {
    const p = 2 * (off + k + (k - 1) * ld);
    if (k > m) [vr, vi, wr, wi] = [h[p]!, h[p + 1]!, h[p + 2]!, h[p + 3]!];
    lartgComplexRef(vr, vi, wr, wi, plane);
    const { c, sr, si } = plane;
    if (k > m) {
      h[p] = plane.rr;
      h[p + 1] = plane.ri;
      h[p + 2] = 0;
      h[p + 3] = 0;
    } else if (m > l) {
      h[p] = h[p]! * c;
      h[p + 1] = h[p + 1]! * c;
    }
    const own = p + line;
    rotatePairs(to - k, h, own, own + 2, line, c, sr, si);
    const column = 2 * (off + from + k * ld);
    rotatePairs(Math.min(k + 2, i) + 1 - from, h, column, column + line, 2, c, sr, -si);
    if (!Z) continue;
    const ofZ = 2 * (Z.off + zlo + k * Z.ld);
    rotatePairs(zhi - zlo, Z.data, ofZ, ofZ + 2 * Z.ld, 2, c, sr, -si);
  }
}
