// Eigenvalues and vectors of a general matrix in TypeScript: the oracle, and the order of the work for the engine. Host
// memory only.
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat, Side } from '../../core/matrix.ts';
import type { Doubles } from './doubles.ref.ts';
import { gebakRef } from './gebak.ref.ts';
import type { BalanceJob } from './gebal.ref.ts';
import type { VectorsJob } from './geev.spec.ts';
import { blankRef, magnitudeRef } from './magnitude.ref.ts';
import {
  behindReduction,
  blankValues,
  type Found,
  type Reduced,
  referenceTools,
  type SchurTools,
  schurFormOf,
  storeValues,
  type ValueArrays,
} from './schurSteps.ref.ts';
import { newVectorRoom, trevc3Ref } from './trevc3.ref.ts';

/** Of n eigenvalues. */
export interface GeevProblem extends ValueArrays {
  readonly jobvl: VectorsJob;
  readonly jobvr: VectorsJob;
  readonly n: number;
  /** Is overwritten. */
  readonly A: FieldMat;
  /** n x n; not read where they are not wanted. */
  readonly VL?: FieldMat | undefined;
  readonly VR?: FieldMat | undefined;
}

/** Z := Z X, with the right or left eigenvectors X of T. */
export type BackVectors = (side: Side, T: Doubles, Z: Doubles) => void;

/** How many kinds of vectors are wanted. */
export const sidesOf = ({ jobvl, jobvr }: Pick<GeevProblem, 'jobvl' | 'jobvr'>): number =>
  Number(jobvl === 'v') + Number(jobvr === 'v');

/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. info, or undefined. */
export function answeredRef(problem: GeevProblem): number | undefined {
  const { jobvl, jobvr, n, A, VL, VR } = problem;
  if (n === 0) return 0;
  if (magnitudeRef(n, A) < Infinity) return undefined;
  blankValues(problem, 0, n);
  if (jobvl === 'v') blankRef(n, n, VL!);
  if (jobvr === 'v') blankRef(n, n, VR!);
  return n;
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
  const { jobvl, jobvr, n, VL, VR } = problem;
  const sides = sidesOf(problem);
  const found = schurFormOf(n, balance, schur || sides > 0, tools);
  const { info, range, scale, im } = found;
  storeValues(n, found, problem);
  if (info > 0) {
    look?.(found, []);
    if (jobvl === 'v') blankRef(n, n, VL!);
    if (jobvr === 'v') blankRef(n, n, VR!);
    return info;
  }
  const { H, Z } = tools.room;
  if (sides === 2) tools.steps.copy(n, n, Z[0]!, Z[1]!);
  const wanted = (['l', 'r'] as const).filter((side) => (side === 'l' ? jobvl : jobvr) === 'v');
  for (const [k, side] of wanted.entries()) vectors(side, H, Z[k]!);
  look?.(found, Z);
  for (const [k, side] of wanted.entries()) {
    const own = Z[k]!;
    gebakRef(balance, side, n, range, scale, n, own);
    tools.steps.normalize(n, im, own);
    tools.steps.copy(n, n, own, side === 'l' ? VL! : VR!);
  }
  return info;
}

/**
 * What finds the eigenvalues and vectors of the finite matrix that is in `problem` when it is called, by the references; of one that has
 * been reduced already the rest.
 */
export function referenceGeev(problem: GeevProblem, reduced?: Reduced): () => number {
  const { n, A } = problem;
  const { eps } = fields[precOf(A.data)];
  const sides = sidesOf(problem);
  const room = newVectorRoom(n, sides, A.parts);
  const tools = behindReduction(n, referenceTools(n, A, sides), reduced);
  return () => geevSteps(problem, tools, (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, room));
}

/** The same by the references. */
export const geevRef = (problem: GeevProblem): number => answeredRef(problem) ?? referenceGeev(problem)();
