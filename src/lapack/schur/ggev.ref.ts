// Eigenvalues and vectors of a pencil of two general matrices in TypeScript: the oracle, and the CPU backend. In doubles, for singles too;
// host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import { at, type FieldMat, type RealArray } from '../../core/matrix.ts';
import { geqrfRef } from '../qr/geqrf.ref.ts';
import { ormqrRef } from '../qr/ormqr.ref.ts';
import { gghrdComplexRef } from './complexPencil.ref.ts';
import { copyRef, type Doubles, newDoubles, unitRef } from './doubles.ref.ts';
import type { VectorsJob } from './geev.spec.ts';
import { ggbakRef, ggbalRef } from './ggbal.ref.ts';
import { gghrdRef } from './gghrd.ref.ts';
import { hgeqzRef } from './hgeqz.ref.ts';
import { hgeqzComplexRef } from './hgeqzComplex.ref.ts';
import { blankRef, magnitudeRef } from './magnitude.ref.ts';
import { tgevcRef } from './tgevc.ref.ts';
import { tgevcComplexRef } from './tgevcComplex.ref.ts';
import { normalizeComplex } from './trevc3.ref.ts';

export interface GgevProblem {
  readonly jobvl: VectorsJob;
  readonly jobvr: VectorsJob;
  readonly n: number;
  readonly A: FieldMat;
  readonly B: FieldMat;
  /** n elements each; of complex matrices alphar and alphai are the places of the first parts of pairs, and beta is pairs. */
  readonly alphar: RealArray;
  readonly alphai: RealArray;
  readonly beta: RealArray;
  /** n x n; not read where they are not wanted. */
  readonly VL?: FieldMat | undefined;
  readonly VR?: FieldMat | undefined;
}

/** A in doubles, times the power of two that brings its largest element near 1; the exponent. */
function scaled(n: number, A: FieldMat, most: number): { readonly own: Doubles; readonly exponent: number } {
  const own = newDoubles(n, n, A.parts);
  copyRef(n, n, A, own);
  const exponent = most === 0 ? 0 : -Math.floor(Math.log2(most));
  // 2^1074 is beyond the range, and two factors are not.
  const [first, second] = [2 ** Math.min(1000, exponent), 2 ** Math.max(0, exponent - 1000)];
  for (let i = 0; i < own.data.length; i++) own.data[i] = own.data[i]! * first * second;
  return { own, exponent };
}

/** x 2^-exponent */
const unscaled = (x: number, exponent: number): number => {
  const half = Math.trunc(exponent / 2);
  return x * 2 ** -half * 2 ** (half - exponent);
};

/** The largest |re| + |im| of each vector becomes 1. */
function normalize(n: number, im: Float64Array, V: Doubles): void {
  for (let k = 0; k < n; k++) {
    if (V.parts === 2) {
      normalizeComplex(n, at(V, 0, k));
      continue;
    }
    const width = im[k] !== 0 ? 2 : 1;
    const column = V.off + k * V.ld;
    let most = 0;
    for (let i = column; i < column + n; i++)
      most = Math.max(most, Math.abs(V.data[i]!) + (width === 2 ? Math.abs(V.data[i + V.ld]!) : 0));
    for (let c = 0; c < width; c++)
      for (let i = column + c * V.ld, end = i + n; i < end; i++) V.data[i] = V.data[i]! / most;
    k += width - 1;
  }
}

/** B in rows and columns lo .. hi-1 becomes triangular, and A what it is then; Q, if it is given, the orthogonal factor. */
function triangularize(n: number, lo: number, hi: number, A: Doubles, B: Doubles, Q: Doubles | undefined): void {
  const [order, cols] = [hi - lo, n - lo];
  const { parts = 1 } = A;
  const tau = new Float64Array(parts * order);
  geqrfRef(order, order, at(B, lo, lo), tau);
  const reflect = (trans: 'n' | 'c', count: number, C: Doubles): void =>
    ormqrRef('l', trans, order, count, order, at(B, lo, lo), tau, 0, C);
  reflect('c', cols, at(A, lo, lo) as Doubles);
  if (hi < n) reflect('c', n - hi, at(B, lo, hi) as Doubles);
  if (Q) reflect('n', order, at(Q, lo, lo) as Doubles);
  for (let j = lo; j < hi; j++) B.data.fill(0, parts * (B.off + j + 1 + j * B.ld), parts * (B.off + hi + j * B.ld));
}

/** beta A x = alpha B x and beta u^H A = alpha u^H B; returns info. Source: LAPACK xGGEV. */
export function ggevRef(problem: GgevProblem): number {
  const { jobvl, jobvr, n, A, B, alphar, alphai, beta, VL, VR } = problem;
  if (n === 0) return 0;
  const { parts = 1 } = A;
  const refuse = (rows: number): void => {
    for (const values of [alphar, alphai, beta]) for (let k = 0; k < rows; k++) values[parts * k] = Number.NaN;
    for (let k = 0; parts === 2 && k < rows; k++) beta[2 * k + 1] = Number.NaN;
    if (jobvl === 'v') blankRef(n, n, VL!);
    if (jobvr === 'v') blankRef(n, n, VR!);
  };
  const [mostA, mostB] = [magnitudeRef(n, A), magnitudeRef(n, B)];
  if (!(mostA < Infinity && mostB < Infinity)) {
    refuse(n);
    return n;
  }
  const [inA, inB] = [scaled(n, A, mostA), scaled(n, B, mostB)];
  const [H, T] = [inA.own, inB.own];
  const { range, left, right } = ggbalRef(n, H, T);
  const unit = (is: boolean): Doubles | undefined => {
    if (!is) return undefined;
    const own = newDoubles(n, n, parts);
    unitRef(n, own);
    return own;
  };
  const [Q, Z] = [unit(jobvl === 'v'), unit(jobvr === 'v')];
  const schur = jobvl === 'v' || jobvr === 'v';
  triangularize(n, range.lo, range.hi, H, T, Q);
  const [reduce, iterate, vectors] =
    parts === 2
      ? ([gghrdComplexRef, hgeqzComplexRef, tgevcComplexRef] as const)
      : ([gghrdRef, hgeqzRef, tgevcRef] as const);
  reduce(n, range, H, T, Q, Z);
  const values = { re: new Float64Array(n), im: new Float64Array(n), beta: new Float64Array(n) };
  const ulp = 2 * fields[precOf(A.data)].eps;
  const info = iterate({ n, ...range, H, T, Q, Z, schur, ulp }, values);
  for (let k = 0; k < n; k++) {
    alphar[parts * k] = unscaled(values.re[k]!, inA.exponent);
    alphai[parts * k] = unscaled(values.im[k]!, inA.exponent);
    beta[parts * k] = unscaled(values.beta[k]!, inB.exponent);
    if (parts === 2) beta[2 * k + 1] = 0;
  }
  if (info > 0) {
    refuse(info);
    return info;
  }
  for (const [side, own, out, places] of [
    ['l', Q, VL, left],
    ['r', Z, VR, right],
  ] as const) {
    if (!own) continue;
    const [X, V] = [newDoubles(n, n, parts), newDoubles(n, n, parts)];
    vectors(side, n, H, T, ulp, X);
    gemmBlockedRef('n', 'n', n, n, n, 1, own, X, 0, V);
    ggbakRef(n, range, places, V);
    normalize(n, values.im, V);
    copyRef(n, n, V, out!);
  }
  return 0;
}
