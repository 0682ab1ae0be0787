// The Schur form of a small Hessenberg matrix by the double-shift QR algorithm, in doubles.
import { at, type FieldMat, type RealArray } from '../../core/matrix.ts';
import type { Doubles } from './doubles.ref.ts';
import { lanv2Ref, standard } from './lanv2.ref.ts';
import { turnsRef } from './turns.ref.ts';

/** What iteration on a Hessenberg matrix is asked for, and where. In doubles, or in the precision of the results. */
export interface Iteration<Stored extends FieldMat = Doubles> {
  /** Whether the Schur form is wanted; else eigenvalues alone. */
  readonly schur: boolean;
  readonly n: number;
  /** Rows and columns lo .. hi-1, counted from 0, are reduced; the rest is triangular already. */
  readonly lo: number;
  readonly hi: number;
  /** In: upper Hessenberg, real or complex, as Z is. Out: the Schur form, if it is wanted. */
  readonly H: Stored;
  /** Elements lo .. hi-1 are set. */
  readonly re: Float64Array;
  readonly im: Float64Array;
  /** Z := Z Q, of the rows zlo .. zhi-1, if it is given. */
  readonly Z?: Stored | undefined;
  readonly zlo: number;
  readonly zhi: number;
  /** The relative machine precision that is aimed at. */
  readonly eps: number;
}

/** Steps for each eigenvalue. */
export const STEPS = 30;
/** After so many steps without an eigenvalue a shift is made up. */
export const EXCEPTIONAL = 10;
/** What it is made of. */
const [ALPHA, BETA] = [0.75, -0.4375];
export const SAFE_MIN = 2 ** -1022;

/**
 * Whether the subdiagonal element in row k of an active block lo .. hi-1 is negligible.
 * Source: M. Ahues, F. Tisseur, A new deflation criterion for the QR algorithm, LAPACK Working Note 122 (1997).
 */
export function isNegligible(h: RealArray, off: number, ld: number, lo: number, hi: number, k: number, eps: number) {
  const here = off + k + k * ld;
  const below = Math.abs(h[here - ld]!);
  const least = SAFE_MIN * ((hi - lo) / eps);
  if (below <= least) return true;
  const [last, own] = [h[here - 1 - ld]!, h[here]!];
  let size = Math.abs(last) + Math.abs(own);
  if (size === 0) {
    if (k - 2 >= lo) size += Math.abs(h[here - 1 - 2 * ld]!);
    if (k + 1 < hi) size += Math.abs(h[here + 1]!);
  }
  if (below > eps * size) return false;
  const above = Math.abs(h[here - 1]!);
  const [ab, ba] = below > above ? [below, above] : [above, below];
  const apart = Math.abs(last - own);
  const [aa, bb] = Math.abs(own) > apart ? [Math.abs(own), apart] : [apart, Math.abs(own)];
  const sum = aa + ab;
  return ba * (ab / sum) <= Math.max(least, eps * (bb * (aa / sum)));
}

/**
 * H := Q^T H Q, quasi-triangular with blocks as lanv2Ref leaves them, and their eigenvalues. Returns 0, or i where eigenvalues i .. hi-1
 * are found and those of the rows in front of i, counted from 0, are not.
 * Source: LAPACK xLAHQR; J. Francis, The QR transformation, Comput. J. 4 (1961).
 */
export function lahqrRef(iteration: Iteration, turns = turnsRef): number {
  const { schur, n, lo, hi, H, re, im, Z, zlo, zhi, eps } = iteration;
  if (lo >= hi) return 0;
  const { data: h, off, ld } = H;
  const place = (i: number, j: number): number => off + i + j * ld;
  if (hi - lo === 1) {
    re[lo] = h[place(lo, lo)]!;
    im[lo] = 0;
    return 0;
  }
  for (let j = lo; j < hi - 2; j++) {
    h[place(j + 2, j)] = 0;
    if (j < hi - 3) h[place(j + 3, j)] = 0;
  }
  const block = standard();
  const bounds = { upper: 0, right: n };
  const V = Z && at(Z, zlo, 0);
  const limit = STEPS * Math.max(10, hi - lo);
  let stalled = 0;
  let steps = 0;
  // The active block is l .. i.
  for (let i = hi - 1; i >= lo; ) {
    let l = i;
    while (l > lo && !isNegligible(h, off, ld, lo, hi, l, eps)) l--;
    if (l > lo) h[place(l, l - 1)] = 0;
    if (l >= i - 1) {
      if (l === i) {
        re[i] = h[place(i, i)]!;
        im[i] = 0;
      } else {
        block.a = h[place(l, l)]!;
        block.b = h[place(l, i)]!;
        block.c = h[place(i, l)]!;
        block.d = h[place(i, i)]!;
        lanv2Ref(block);
        h[place(l, l)] = block.a;
        h[place(l, i)] = block.b;
        h[place(i, l)] = block.c;
        h[place(i, i)] = block.d;
        [re[l], im[l], re[i], im[i]] = [block.re1, block.im1, block.re2, block.im2];
        const { cs, sn } = block;
        if (schur) {
          turns.rotateRows(h, place(l, i + 1), ld, n - i - 1, cs, sn);
          turns.rotateColumns(h, place(0, l), ld, l, cs, sn);
        }
        if (Z) turns.rotateColumns(Z.data, Z.off + zlo + l * Z.ld, Z.ld, zhi - zlo, cs, sn);
      }
      i = l - 1;
      stalled = 0;
      steps = 0;
      continue;
    }
    if (steps++ > limit) return i + 1;
    stalled++;
    if (!schur) [bounds.upper, bounds.right] = [l, i + 1];
    const { re: shift, im: apart } = shiftsOf(h, off, ld, l, i, stalled);
    turns.sweep({ H, l, i, ...bounds, shift, apart, V, rows: zhi - zlo, eps });
  }
  return 0;
}

/** Two shifts: a pair, or twice the real number that is nearer to the last diagonal element. */
interface Shifts {
  readonly re: number;
  readonly im: number;
}

/** The eigenvalues of the last 2 x 2 block, or of one that is made up. */
function shiftsOf(h: Float64Array, off: number, ld: number, l: number, i: number, stalled: number): Shifts {
  const last = off + i + i * ld;
  let [h11, h21, h12, h22] = [h[last - 1 - ld]!, h[last - ld]!, h[last - 1]!, h[last]!];
  if (stalled % EXCEPTIONAL === 0) {
    const first = off + l + l * ld;
    const atEnd = stalled % (2 * EXCEPTIONAL) === 0;
    const size = atEnd
      ? Math.abs(h21) + Math.abs(h[last - 1 - 2 * ld]!)
      : Math.abs(h[first + 1]!) + Math.abs(h[first + 2 + ld]!);
    h11 = ALPHA * size + (atEnd ? h22 : h[first]!);
    [h12, h21, h22] = [BETA * size, size, h11];
  }
  const size = Math.abs(h11) + Math.abs(h12) + Math.abs(h21) + Math.abs(h22);
  if (size === 0) return { re: 0, im: 0 };
  [h11, h21, h12, h22] = [h11 / size, h21 / size, h12 / size, h22 / size];
  const mean = (h11 + h22) / 2;
  const determinant = (h11 - mean) * (h22 - mean) - h12 * h21;
  const root = Math.sqrt(Math.abs(determinant));
  if (determinant >= 0) return { re: mean * size, im: root * size };
  const [more, less] = [mean + root, mean - root];
  return { re: (Math.abs(more - h22) <= Math.abs(less - h22) ? more : less) * size, im: 0 };
}
