// Eigenvalues and vectors of a general matrix in TypeScript: the oracle, and the order of the work for the engine. Real precisions,
// host memory only.
import { nrm2Ref } from '../../blas1/nrm2.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import { at, type RealArray, type RealMat, type Side } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles, rotateRef } from './doubles.ref.ts';
import { gebakRef } from './gebak.ref.ts';
import type { BalanceJob } from './gebal.ref.ts';
import type { VectorsJob } from './geev.spec.ts';
import { blankRef, magnitudeRef } from './magnitude.ref.ts';
import { type Found, referenceTools, type SchurTools, schurFormOf, storeValues } from './schurSteps.ref.ts';
import { trevc3Ref, VECTORS } from './trevc3.ref.ts';

export interface GeevProblem {
  readonly jobvl: VectorsJob;
  readonly jobvr: VectorsJob;
  readonly n: number;
  /** Is overwritten. */
  readonly A: RealMat;
  /** n elements each. */
  readonly WR: RealArray;
  readonly WI: RealArray;
  /** n x n; not read where they are not wanted. */
  readonly VL?: RealMat | undefined;
  readonly VR?: RealMat | undefined;
}

/** Z := Z X, with the right or left eigenvectors X of T. */
export type BackVectors = (side: Side, T: Doubles, Z: Doubles) => void;

/** How many kinds of vectors are wanted. */
export const sidesOf = ({ jobvl, jobvr }: Pick<GeevProblem, 'jobvl' | 'jobvr'>): number =>
  Number(jobvl === 'v') + Number(jobvr === 'v');

/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. info, or undefined. */
export function answeredRef({ jobvl, jobvr, n, A, WR, WI, VL, VR }: GeevProblem): number | undefined {
  if (n === 0) return 0;
  if (magnitudeRef(n, A) < Infinity) return undefined;
  WR.fill(Number.NaN, 0, n);
  WI.fill(Number.NaN, 0, n);
  if (jobvl === 'v') blankRef(n, n, VL!);
  if (jobvr === 'v') blankRef(n, n, VR!);
  return n;
}

/** Vectors of length 1; a pair is turned so that its largest element is real. */
function normalizeRef(n: number, im: Float64Array, Z: Doubles): void {
  for (let k = 0; k < n; k++) {
    const x = at(Z, 0, k);
    const length = nrm2Ref(n, { ...x, ld: 1 });
    if (im[k] === 0) {
      for (let i = 0; i < n; i++) Z.data[x.off + i] = Z.data[x.off + i]! / length;
      continue;
    }
    const y = at(Z, 0, k + 1);
    const both = Math.hypot(length, nrm2Ref(n, { ...y, ld: 1 }));
    let [most, place] = [-1, 0];
    for (let i = 0; i < n; i++) {
      Z.data[x.off + i] = Z.data[x.off + i]! / both;
      Z.data[y.off + i] = Z.data[y.off + i]! / both;
      const square = Z.data[x.off + i]! ** 2 + Z.data[y.off + i]! ** 2;
      if (square > most) [most, place] = [square, i];
    }
    const [f, g] = [Z.data[x.off + place]!, Z.data[y.off + place]!];
    const size = Math.hypot(f, g);
    rotateRef(n, Z.data, x.off, y.off, 1, f / size, g / size);
    Z.data[y.off + place] = 0;
    k++;
  }
}

/**
 * The eigenvalues w of A, and vectors x with A x = w x and u with u^H A = w u^H; returns info. `look` sees what has been found, with the
 * vectors of the balanced matrix; with `schur` there is a Schur form without vectors too. Source: LAPACK xGEEV.
 */
export function geevSteps(
  problem: GeevProblem,
  tools: SchurTools,
  vectors: BackVectors,
  balance: BalanceJob = 'b',
  look?: (found: Found, sides: readonly Doubles[]) => void,
  schur = false,
): number {
  const { jobvl, jobvr, n, WR, WI, VL, VR } = problem;
  const sides = sidesOf(problem);
  const found = schurFormOf(n, balance, schur || sides > 0, tools);
  const { info, range, scale, im } = found;
  storeValues(n, found, WR, WI);
  if (info > 0) {
    look?.(found, []);
    if (jobvl === 'v') blankRef(n, n, VL!);
    if (jobvr === 'v') blankRef(n, n, VR!);
    return info;
  }
  const { H, Z } = tools.room;
  if (sides === 2) copyRef(n, n, Z[0]!, Z[1]!);
  const wanted = (['l', 'r'] as const).filter((side) => (side === 'l' ? jobvl : jobvr) === 'v');
  for (const [k, side] of wanted.entries()) vectors(side, H, Z[k]!);
  look?.(found, Z);
  for (const [k, side] of wanted.entries()) {
    const own = Z[k]!;
    gebakRef(balance, side, n, range, scale, n, own);
    normalizeRef(n, im, own);
    copyRef(n, n, own, side === 'l' ? VL! : VR!);
  }
  return info;
}

/** What finds the eigenvalues and vectors of the finite matrix that is in `problem` when it is called, by the references. */
export function referenceGeev(problem: GeevProblem): () => number {
  const { n, A } = problem;
  const { eps } = fields[precOf(A.data)];
  const sides = sidesOf(problem);
  const width = sides > 0 ? VECTORS + 1 : 0;
  const room = { T: newDoubles(sides > 0 ? n : 0, n), X: newDoubles(n, width), W: newDoubles(n, width) };
  const tools = referenceTools(n, A, sides);
  return () => geevSteps(problem, tools, (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, room));
}

/** The same by the references. */
export const geevRef = (problem: GeevProblem): number => answeredRef(problem) ?? referenceGeev(problem)();
