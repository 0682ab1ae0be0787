// The logarithm of a matrix in TypeScript: the oracle, and what the engine's has in common with it. In doubles for singles too, host memory
// only.

import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import type { RealMat } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles } from '../schur/doubles.ref.ts';
import { type GeesProblem, type GeesResult, geesRef } from '../schur/gees.ref.ts';
import { blankRef, magnitudeRef } from '../schur/magnitude.ref.ts';
import { type Block, blocksOf, eigenvalueOf, type Pair, rootRef, setBlock, solveRef } from './quasi.ref.ts';

export interface LogTools {
  readonly schur: (problem: GeesProblem) => GeesResult;
  /** C := op(A) op(B), n x n. */
  readonly multiply: (n: number, A: Doubles, transB: 'n' | 't', B: Doubles, C: Doubles) => void;
}

const referenceTools: LogTools = {
  schur: geesRef,
  multiply: (n, A, transB, B, C) => gemmBlockedRef('n', transB, n, n, n, 1, A, B, 0, C),
};

/** What info is where there is nothing to compute, because A is empty or not finite; A is NaN then. */
export function answeredLogm(n: number, A: RealMat): number | undefined {
  if (n === 0) return 0;
  if (magnitudeRef(n, A) < Infinity) return undefined;
  blankRef(n, n, A);
  return n;
}

/** A := log(A); returns info. */
export const logmRef = (n: number, A: RealMat): number => answeredLogm(n, A) ?? logSteps(n, A, referenceTools);

/** Of A that is finite and not empty. */
export function logSteps(n: number, A: RealMat, { schur, multiply }: LogTools): number {
  const [T, Z, L] = [newDoubles(n, n), newDoubles(n, n), newDoubles(n, n)];
  copyRef(n, n, A, T);
  const [WR, WI] = [new Float64Array(n), new Float64Array(n)];
  const { info } = schur({ jobvs: 'v', sort: 'n', n, A: T, WR, WI, VS: Z });
  if (info > 0) return n + 2;
  const blocks = blocksOf(n, T);
  if (blocks.some(({ start, size }) => size === 1 && !(WR[start]! > 0))) return n + 1;
  logOfSchur(n, T, blocks, L);
  // A := Z L Z^T
  multiply(n, Z, 'n', L, T);
  multiply(n, T, 't', Z, L);
  copyRef(n, n, L, A);
  return 0;
}

/** ||X||_1 up to which the Padé approximant of log(1 + X) of that degree, counted from 1, is good to double precision. */
const THETA = [1.1e-5, 1.82e-3, 1.62e-2, 5.39e-2, 1.14e-1, 1.87e-1, 2.64e-1] as const;

/** Roots at most: each halves the logarithms of eigenvalues, which are 745 at most, and what is above the diagonal in the end. */
const MOST_ROOTS = 100;

/** L := log(T) by roots, until it is near 1, and an approximant. Source: S. H. Cheng, N. J. Higham, C. S. Kenney, A. J. Laub (2001). */
function logOfSchur(n: number, T: Doubles, blocks: readonly Block[], L: Doubles): void {
  const R = newDoubles(n, n);
  copyRef(n, n, T, R);
  const { roots, degree } = rootsOf(n, R, blocks);
  // R := R - 1; on the diagonal without cancellation
  for (const block of blocks) setBlock(T, block, lessOne(logOf(eigenvalueOf(T, block)), 2 ** -roots), R);
  const Y = newDoubles(n, n);
  const scale = 2 ** roots;
  for (const [x, weight] of gauss(degree)) {
    copyRef(n, n, R, Y);
    solveRef(R, x, blocks, Y);
    for (let k = 0; k < n * n; k++) L.data[k] = L.data[k]! + scale * weight * Y.data[k]!;
  }
  for (const block of blocks) setBlock(T, block, logOf(eigenvalueOf(T, block)), L);
  for (let i = 0; i + 1 < blocks.length; i++) {
    const [{ start, size }, next] = [blocks[i]!, blocks[i + 1]!];
    if (size === 1 && next.size === 1) L.data[start + (start + 1) * n] = besideDiagonal(T, start);
  }
}

/** R := R^(1/2) as often as is good. */
function rootsOf(n: number, R: Doubles, blocks: readonly Block[]): { readonly roots: number; readonly degree: number } {
  const degreeFor = (norm: number): number => 1 + THETA.findIndex((theta) => norm <= theta);
  let waited = false;
  for (let roots = 0; ; roots++) {
    const distance = distanceFromOne(n, R);
    const degree = degreeFor(distance);
    // One more root where it saves more than one degree, but not twice
    if (degree > 0 && (waited || degree - degreeFor(distance / 2) <= 1)) return { roots, degree };
    if (degree > 0) waited = true;
    if (roots === MOST_ROOTS) return { roots, degree: THETA.length };
    rootRef(R, blocks);
  }
}

function distanceFromOne(n: number, R: Doubles): number {
  const X = newDoubles(n, n);
  copyRef(n, n, R, X);
  for (let i = 0; i < n; i++) X.data[i + i * n]! -= 1;
  return langeRef({ norm: '1', uplo: 'f', diag: 'n', symmetric: false, m: n, n }, X);
}

const logOf = ([re, im]: Pair): Pair => [Math.log(Math.hypot(re, im)), Math.atan2(im, re)];

/** exp(factor log) - 1. */
function lessOne([re, im]: Pair, factor: number): Pair {
  const [x, y] = [factor * re, factor * im];
  return [Math.expm1(x) * Math.cos(y) - 2 * Math.sin(y / 2) ** 2, Math.exp(x) * Math.sin(y)];
}

/** The element beside two real eigenvalues x and y: t (log y - log x) / (y - x). */
function besideDiagonal({ data, off, ld }: Doubles, k: number): number {
  const first = off + k * (ld + 1);
  const [x, y, t] = [data[first]!, data[first + ld + 1]!, data[first + ld]!];
  if (x === y) return t / x;
  // atanh z = z (1 + z^2 / 3 + ...) keeps its digits where log y - log x has few
  const z = (y - x) / (y + x);
  return Math.abs(z) > 0.5 ? (t * (Math.log(y) - Math.log(x))) / (y - x) : (t / (y + x)) * 2 * (Math.atanh(z) / z);
}

/** Nodes and weights of Gauss's quadrature on 0 .. 1: log(1 + X) is the integral of (1 + x X)^-1 X, and this its Padé approximant. */
export function gauss(degree: number): [node: number, weight: number][] {
  return Array.from({ length: degree }, (_, k) => {
    let x = Math.cos((Math.PI * (k + 0.75)) / (degree + 0.5));
    let slope = 1;
    for (let step = 0; step < 10; step++) {
      let [before, value] = [1, x];
      for (let l = 2; l <= degree; l++) [before, value] = [value, ((2 * l - 1) * x * value - (l - 1) * before) / l];
      slope = (degree * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    return [(1 + x) / 2, 1 / ((1 - x * x) * slope ** 2)];
  });
}
