// Divide and conquer for symmetric tridiagonal matrices: how they are divided, and the oracle, in TypeScript, which is also the CPU backend
// where there is no engine. stedc.cpu.ts and stedc.hybrid.ts conquer with other means.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { lasetRef } from '../../blas3/elements/laset.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { at, entriesOf, type FieldMat, type RealArray, type RealMat } from '../../core/matrix.ts';
import { type Deflated, laed2Ref } from './laed2.ref.ts';
import { laed3Ref, loewnerRef, mergedValues, type Roots } from './laed3.ref.ts';
import { laed4Ref } from './laed4.ref.ts';
import { steqrRef } from './steqr.ref.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
import { sterfRef } from './sterf.ref.ts';
import {
  ascending,
  blockEnd,
  isFiniteOrNaN,
  permuteColumns,
  scaleRows,
  tridiagonalMax,
  widenRef,
} from './tridiagonal.ref.ts';

/** Up to this order QL iteration finds the vectors. */
export const LEAF = 32;

/** Where leaves are large enough they begin at multiples of this: kernels load so many elements at a time. */
const ALIGNED = 4;

/** Columns first .. first + n1 + n2 - 1, of which halves of n1 and n2 columns are solved. */
export interface Halves {
  readonly first: number;
  readonly n1: number;
  readonly n2: number;
}

/** Halves of orders n1 and n2, and what couples them. */
export interface Merge extends Halves {
  readonly beta: number;
}

/** How a matrix has been divided. */
export interface Division {
  /** First row and order of those that QL iteration solves. */
  readonly leaves: readonly (readonly [number, number])[];
  /** What can be merged at one time. */
  readonly levels: readonly (readonly Merge[])[];
  /** First and last row of blocks that nothing couples, and what they were multiplied by. */
  readonly blocks: readonly (readonly [number, number, number])[];
}

/**
 * Divides the matrix: blocks that nothing couples, scaled to elements of about 1; each in 2^l leaves of about one size, at most
 * `leaf` >= 2, from whose ends |e| is taken off, so that T = diag(leaves) + sum |e| v v^T.
 */
export function divided(n: number, d: Float64Array, e: Float64Array, eps: number, leaf: number): Division {
  const leaves: (readonly [number, number])[] = [];
  const levels: Merge[][] = [];
  const blocks: (readonly [number, number, number])[] = [];
  for (let first = 0, last = 0; first < n; first = last + 1) {
    last = blockEnd(n, first, d, e, eps);
    const most = tridiagonalMax(first, last, d, e);
    const factor = most === 0 ? 1 : 2 ** Math.max(-1022, Math.min(1022, -Math.floor(Math.log2(most))));
    scaleRows(first, last, d, e, factor);
    blocks.push([first, last, factor]);
    const tree = halved(first, last + 1 - first, leaf);
    for (const [start] of tree.leaves) {
      if (start === first) continue;
      const off = Math.abs(e[start - 1]!);
      d[start - 1]! -= off;
      d[start]! -= off;
    }
    leaves.push(...tree.leaves);
    for (const [level, merges] of tree.levels.entries()) {
      levels[level] ??= [];
      levels[level]!.push(...merges.map((halves) => ({ ...halves, beta: e[halves.first + halves.n1 - 1]! })));
    }
  }
  return { leaves, levels, blocks };
}

/** `size` columns from `first` on in 2^l leaves of about one size, at most `leaf` >= 2, and what is merged of them level by level. */
export function halved(first: number, size: number, leaf: number): Pick<Division, 'leaves'> & { levels: Halves[][] } {
  let count = 1;
  while (size > leaf * count) count *= 2;
  const unit = size >= 2 * ALIGNED * count ? ALIGNED : 1;
  const start = (i: number): number => first + (i === count ? size : unit * Math.ceil((size * i) / (count * unit)));
  const leaves = Array.from({ length: count }, (_, i) => [start(i), start(i + 1) - start(i)] as const);
  const levels: Halves[][] = [];
  for (let step = 1; step < count; step *= 2) {
    const level: Halves[] = [];
    for (let i = 0; i < count; i += 2 * step) {
      const [begin, middle, end] = [start(i), start(i + step), start(i + 2 * step)];
      level.push({ first: begin, n1: middle - begin, n2: end - middle });
    }
    levels.push(level);
  }
  return { leaves, levels };
}

/** What the vectors are computed with. Matrices are parts of Z, Q or S. */
export interface StedcTools {
  /** n x n each. */
  readonly Q: RealMat;
  readonly S: RealMat;
  /** C := A B, C m x n */
  multiply(m: number, n: number, k: number, A: RealMat, B: RealMat, C: RealMat): void;
  roots(left: Deflated): Roots;
  /** S := the vectors that belong to the roots. */
  vectors(left: Deflated, roots: Roots, S: RealMat): void;
}

/**
 * T = Z D Z^T for the symmetric tridiagonal T with diagonal d and off-diagonal e. d := the eigenvalues in ascending order, Z := their
 * vectors; e is overwritten. Returns 0, n if T has a NaN or an infinity, and then all is NaN, or i (n + 1) + j if QL iteration has not
 * converged on rows i to j, counted from 1. `eps`: unit roundoff of the vectors.
 *
 * Source: LAPACK xSTEDC, xLAED0, xLAED1; J. Cuppen, A divide and conquer method for the symmetric tridiagonal eigenproblem, Numer. Math.
 * 36 (1981).
 */
export function stedcRef(n: number, d: Float64Array, e: Float64Array, Z: RealMat, eps: number, leaf = LEAF): number {
  return conquer(n, d, e, Z, eps, leaf, (size) => refTools(size, Z.data, eps));
}

/** Without vectors by sterf; with compz 'v' Z := Z times the vectors, which are real. */
export function stedcOfRef(
  compz: TridiagonalJob,
  n: number,
  d: Float64Array,
  e: Float64Array,
  Z: FieldMat | undefined,
  eps: number,
): number {
  if (compz === 'n') return sterfRef(n, d, e, eps);
  const { data, parts = 1 } = Z!;
  if (compz === 'i' && parts === 1) return stedcRef(n, d, e, entriesOf(Z!), eps);
  if (!isFiniteOrNaN(n, d, e, Z)) return n;
  const X = square(n, data);
  const info = stedcRef(n, d, e, X, eps);
  if (compz === 'i') {
    widenRef(n, n, X, Z!);
    return info;
  }
  const product = dense(parts * n, n, data);
  gemmBlockedRef('n', 'n', parts * n, n, n, 1, entriesOf(Z!), X, 0, product);
  lacpyRef('f', parts * n, n, product, entriesOf(Z!));
  return info;
}

/** Values and vectors of a leaf of order `size`, as steqrRef of 'i' finds them. */
type LeafSolver = (size: number, d: Float64Array, e: Float64Array, X: RealMat, eps: number) => number;

const leafRef: LeafSolver = (size, d, e, X, eps) => steqrRef('i', size, d, e, X, eps);

/** As stedcRef, with tools that are asked for if there is something to merge. */
export function conquer(
  n: number,
  d: Float64Array,
  e: Float64Array,
  Z: RealMat,
  eps: number,
  leaf: number,
  toolsFor: (n: number) => StedcTools,
  solve: LeafSolver = leafRef,
): number {
  if (!isFiniteOrNaN(n, d, e, Z)) return n;
  const { leaves, levels, blocks } = divided(n, d, e, eps, leaf);
  lasetRef('f', n, n, 0, 0, Z);
  const order = new Int32Array(n);
  for (const [first, size] of leaves) {
    for (let i = 0; i < size; i++) order[first + i] = i;
    const [own, beside] = [d, e].map((x) => x.subarray(first, first + size)) as [Float64Array, Float64Array];
    if (solve(size, own, beside, at(Z, first, first), eps) > 0) return (first + 1) * (n + 1) + first + size;
  }
  if (levels.length > 0) {
    const tools = toolsFor(n);
    for (const level of levels) for (const merge of level) conquerHalves(merge, d, order, Z, eps, tools);
  }
  for (const [first, last, factor] of blocks) scaleRows(first, last, d, e, 1 / factor);
  permuteColumns(n, Z, sorted(n, d));
  return 0;
}

/** d in ascending order; the columns in that order. */
export function sorted(n: number, d: Float64Array): Int32Array {
  const order = ascending(n, d);
  d.set(Float64Array.from(order, (i) => d[i]!));
  return order;
}

/** Two halves' vectors in Z become those of both. */
function conquerHalves(
  { first, n1, n2, beta }: Merge,
  d: Float64Array,
  order: Int32Array,
  Z: RealMat,
  eps: number,
  tools: StedcTools,
): void {
  const n = n1 + n2;
  const X = at(Z, first, first);
  const v = new Float64Array(n);
  for (let j = 0; j < n; j++) v[j] = X.data[X.off + (j < n1 ? n1 - 1 : n1) + j * X.ld]!;
  const own = d.subarray(first, first + n);
  const left = laed2Ref(n1, n2, own, order.subarray(first, first + n), v, beta, eps);
  rotateColumns(n, X, left);
  // Q := the columns in their new order; what is zero is left out
  const { Q, S } = tools;
  const { k, top, dense, columns } = left;
  for (let j = 0; j < n; j++) {
    const from = X.off + columns[j]! * X.ld;
    const [begin, end] = j < top ? [0, n1] : j < top + dense || j >= k ? [0, n] : [n1, n];
    Q.data.set(X.data.subarray(from + begin, from + end), Q.off + begin + j * Q.ld);
  }
  if (k > 0) {
    const roots = tools.roots(left);
    order.set(mergedValues(left, roots, own), first);
    tools.vectors(left, roots, S);
    tools.multiply(n1, k, top + dense, Q, S, X);
    tools.multiply(n2, k, k - top, at(Q, n1, top), at(S, top, 0), at(X, n1, 0));
  } else order.set(mergedValues(left, { origins: new Int32Array(0), distances: new Float64Array(0) }, own), first);
  for (let j = k; j < n; j++) {
    const from = Q.off + j * Q.ld;
    X.data.set(Q.data.subarray(from, from + n), X.off + j * X.ld);
  }
}

function rotateColumns(n: number, { data, off, ld }: RealMat, { rotations: { count, x, y, c, s } }: Deflated): void {
  for (let l = 0; l < count; l++) {
    const [from, to] = [off + x[l]! * ld, off + y[l]! * ld];
    const [cos, sin] = [c[l]!, s[l]!];
    for (let i = 0; i < n; i++) {
      const [a, b] = [data[from + i]!, data[to + i]!];
      data[from + i] = cos * a + sin * b;
      data[to + i] = cos * b - sin * a;
    }
  }
}

/** A matrix of real numbers of the same precision. */
const dense = (rows: number, cols: number, like: RealArray): RealMat => ({
  data: new (like.constructor as Float64ArrayConstructor)(rows * cols),
  off: 0,
  ld: rows,
});
const square = (n: number, like: RealArray): RealMat => dense(n, n, like);

function refTools(n: number, like: RealArray, eps: number): StedcTools {
  return {
    Q: square(n, like),
    S: square(n, like),
    multiply: (m, cols, k, A, B, C) => gemmBlockedRef('n', 'n', m, cols, k, 1, A, B, 0, C),
    roots: ({ poles, z, rho }) => laed4Ref(poles, z, rho, eps),
    vectors(left, roots, S) {
      const w = new Float64Array(left.k);
      loewnerRef(left.poles, left.z, roots, w);
      laed3Ref(left, w, roots, S);
    },
  };
}
