// What gesvRefined and posvRefined of a batch have in common on the CPU backend: one system after the other is factored, solved and
// refined.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { formOf } from '../../core/batchForms.ts';
import { larger } from '../../core/extremes.ts';
import type { RealArray, RealMat, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { type RefineSystem, refineRef } from '../../lapack/refine/refine.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type List, listOf, type Problem, runEach } from '../eachProblem.cpu.ts';
import type { BatchRoles, HostBatchCall } from '../hostOperands.cpu.ts';

/** A factored system: X holds B where info is 0 and is then solved for, and the system is what improves it. */
export interface Refinable {
  readonly info: number;
  readonly system: RefineSystem;
  /** X := A^-1 X */
  solve(): void;
}

export interface RefinedRoutine {
  readonly uplo?: Uplo;
  /** Factors a copy of A in the engine's memory; takes all workspace before it does. */
  engine(e: Engine, r: Real, space: Workspace, one: Problem, A: Place, B: Place, X: Place): () => Refinable;
  reference(one: Problem, A: RealMat, B: RealMat, X: RealMat): Refinable;
}

interface Outcome {
  readonly steps: number;
  readonly berr: number;
  readonly ferr: number;
}

const NOTHING: Outcome = { steps: 0, berr: 0, ferr: 0 };

/** Corrections, and the worst of the errors of the right-hand sides. */
function refined({ solve, system }: Refinable, like: RealMat): Outcome {
  const { n, nrhs } = system;
  if (n === 0 || nrhs === 0) return NOTHING;
  solve();
  // Errors are real numbers.
  const real = { ...like, parts: undefined };
  const errors = [vectorLike(real, nrhs), vectorLike(real, nrhs)] as const;
  let residuals = 0;
  const residual = (): void => {
    residuals++;
    system.residual();
  };
  refineRef({ ...system, residual }, ...errors);
  const [ferr, berr] = errors.map((list) => Array.from(list).reduce(larger, 0)) as [number, number];
  return { steps: residuals - 1, berr, ferr };
}

export async function refinedBatchedCpu(queue: Queue, a: HostBatchCall, routine: RefinedRoutine): Promise<void> {
  const roles: BatchRoles = {
    matrices: {
      A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
      B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'read' },
      X: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
  };
  const [info, iter] = await Promise.all(['info', 'iter'].map((name) => listOf<Int32Array>(a[name], 'write')));
  const [berr, ferr] = await Promise.all(['berr', 'ferr'].map((name) => listOf<RealArray>(a[name], 'write')));
  const put = (list: List<Int32Array> | List | undefined, b: number, value: number): void => {
    if (list !== undefined) list.data[list.off + b] = value;
  };
  const report = (b: number, found: number, { steps, berr: backward, ferr: forward }: Outcome): void => {
    put(info, b, found);
    put(iter, b, steps);
    put(berr, b, found > 0 ? Number.NaN : backward);
    put(ferr, b, found > 0 ? Number.NaN : forward);
  };
  // Problems that are not inside their buffers are reached by nothing else.
  if (formOf(a) === 'batched') for (let b = 0; b < (a.batchCount as number); b++) report(b, 0, NOTHING);
  await runEach(queue, a, {
    ...roles,
    uplo: routine.uplo,
    engine(e, r, space, one, [A, B, X]) {
      const { b, n, nrhs } = one;
      const factor = routine.engine(e, r, space, one, A!, B!, X!);
      const [inB, inX] = [matrixAt(e, r, n, nrhs, B!), matrixAt(e, r, n, nrhs, X!)];
      lacpyRef('f', n, nrhs, inB, inX);
      const system = factor();
      report(b, system.info, system.info > 0 ? NOTHING : refined(system, inX));
    },
    reference(one, [A, B, X]) {
      lacpyRef('f', one.n, one.nrhs, B!, X!);
      const system = routine.reference(one, A!, B!, X!);
      report(one.b, system.info, system.info > 0 ? NOTHING : refined(system, X!));
    },
  });
}
