// One matrix of a batch on the CPU backend by divide and conquer, on the engine if it is worth it.
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { gesddEngine } from '../../lapack/svd/gesdd.cpu.ts';
import { asGesvd, type GesddProblem } from '../../lapack/svd/gesdd.ref.ts';
import { FEW, LOW } from '../../lapack/svd/gesvd.cpu.ts';
import { prepared } from '../../lapack/svd/gesvd.ref.ts';
import { decomposedRef } from './pinv.ref.ts';

/** An engine, its workspace, and where it has A. */
interface OnEngine {
  readonly e: Engine;
  readonly r: Elements;
  readonly space: Workspace;
  /** Asked for where it is needed: it may take memory. */
  readonly inA: () => Place;
}

/** As decomposedRef. */
export function decomposed(problem: GesddProblem, on: OnEngine | undefined): number | undefined {
  const { m, n } = problem;
  if (on === undefined || (m * n <= FEW && Math.min(m, n) <= LOW)) return decomposedRef(problem);
  const factor = prepared(asGesvd(problem));
  return factor === undefined ? undefined : gesddEngine(on.e, on.r, on.space, problem, on.inA(), factor);
}
