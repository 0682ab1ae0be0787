// Launches of the kernels for batches of doubles: LU, Cholesky and solutions in soft arithmetic, each matrix by one workgroup, whatever its
// order.
import type { Queue } from '../runtime/queue.ts';
import { withFlags } from './deviceBatch.gpu.ts';
import {
  type BatchMat,
  type BatchOperands,
  type BatchRun,
  batchParams,
  isListed,
  type Reports,
  recordsOf,
} from './deviceBatch.ts';
import { type Factors, type LdlFactors, triangles } from './factorTriangles.ts';
import {
  choleskySoft,
  luSoft,
  SOLVED_COLUMNS,
  softFactorVariants,
  softShape,
  softSolveVariants,
  solveSoft,
} from './soft.kernels.ts';

/** Multiply-adds of a dispatch, of all matrices and of one: some 50 ms on an H100. Systems stop what runs for seconds. */
const MOST_TERMS = 2 ** 32;
export const MOST_OF_ONE = 2 ** 25;

type Launch = (steps: { start: number; end: number }) => void;

/** How many workgroups there are, the steps of each, and the multiply-adds of one step. */
interface Steps {
  readonly steps: number;
  readonly terms: number;
  readonly count: number;
}

/** Calls `launch` for steps, as many at a time as a dispatch may take. */
export function eachSteps({ steps, terms, count }: Steps, most: number, launch: Launch): void {
  const some = Math.max(1, Math.floor(Math.min(MOST_TERMS / count, most) / Math.max(1, terms)));
  for (let start = 0; start === 0 || start < steps; start += some) launch({ start, end: start + some });
}

/** The same for columns of the matrices of a run. */
function eachColumns({ m, n, count }: BatchRun, most: number, launch: Launch): void {
  eachSteps({ steps: Math.min(m, n), terms: m * n, count }, most, launch);
}

interface SoftFactor extends Reports {
  /** Of the whole batch: how many reports there are. */
  readonly count: number;
  readonly A: BatchMat;
  /** Multiply-adds that a dispatch does for a matrix, to about a column's: for tests. */
  readonly most?: number;
}

/** A = P L U. */
export function enqueueSoftLu(queue: Queue, run: BatchRun, f: SoftFactor & Pick<BatchOperands, 'ipiv'>): void {
  const { A, ipiv, info } = f;
  const tuning = softFactorVariants.of(A.data.type, { LISTED: isListed(run) }, softShape(Math.max(run.m, run.n)));
  withFlags(queue, f.count, f, (nonfinite) => {
    const buffers = {
      ...{ A: A.data, info: info.data, nonfinite: nonfinite.data, ipiv: ipiv!.data },
      ...recordsOf(run),
    };
    const params = batchParams(run, { A, ipiv }, { ...f, nonfinite });
    eachColumns(run, f.most ?? MOST_OF_ONE, (columns) =>
      queue.launch(luSoft, tuning, buffers, { ...params, ...columns }, [run.count, 1, 1]),
    );
  });
}

/** A = L L^H or U^H U. */
export function enqueueSoftCholesky(queue: Queue, run: BatchRun, f: SoftFactor & { readonly upper: boolean }): void {
  const { A, info, upper } = f;
  const tuning = softFactorVariants.of(A.data.type, { LISTED: isListed(run) }, softShape(run.n));
  withFlags(queue, f.count, f, (nonfinite) => {
    const buffers = { A: A.data, info: info.data, nonfinite: nonfinite.data, ...recordsOf(run) };
    const params = { ...batchParams(run, { A }, { ...f, nonfinite }), upper: Number(upper) };
    eachColumns({ ...run, m: run.n }, f.most ?? MOST_OF_ONE, (columns) =>
      queue.launch(choleskySoft, tuning, buffers, { ...params, ...columns }, [run.count, 1, 1]),
    );
  });
}

interface SoftSolution extends Partial<Reports> {
  readonly factors: Exclude<Factors, LdlFactors>;
  readonly A: BatchMat;
  readonly ipiv?: BatchOperands['ipiv'];
  readonly B: BatchMat;
  /** Which of the factors is divided by: both if left out. */
  readonly only?: 'lower' | 'upper';
}

/** B := A^-1 B with the factors in A; with an info nothing where it is not 0, or NaN. */
export function enqueueSoftSolution(queue: Queue, run: BatchRun, s: SoftSolution): void {
  const { A, B, ipiv, info, only } = s;
  if (run.n === 0 || run.nrhs === 0) return;
  const inX = A.data === B.data;
  const flags = { LISTED: isListed(run), PIVOTS: ipiv !== undefined, F_IN_X: inX, CHECKS: info !== undefined };
  const tuning = softSolveVariants.of(A.data.type, flags, softShape(run.n));
  const { scaled: _none, ...op } = triangles[s.factors];
  const sweeps = { sweep: only === 'upper' ? 1 : 0, sweeps: only === 'lower' ? 1 : 2 };
  const params = { ...batchParams(run, { A, B, ipiv }, s), ...op, swap: op.unit2 === 1 ? 2 : 1, ...sweeps };
  const buffers = {
    X: B.data,
    ...(inX ? {} : { F: A.data }),
    ...(ipiv === undefined ? {} : { ipiv: ipiv.data }),
    ...(info === undefined ? {} : { failed: info.data }),
    ...recordsOf(run),
  };
  queue.launch(solveSoft, tuning, buffers, params, [run.count, Math.ceil(run.nrhs / SOLVED_COLUMNS), 1]);
}
