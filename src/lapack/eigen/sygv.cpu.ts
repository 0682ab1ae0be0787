// SYGV on the CPU backend: factorization, reduction, standard problem and the way back on the engine, else the reference, on the operands'
// host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.ts';
import type { SygvArgs } from './routines.gen.ts';
import { type Solver, syevEngine } from './syev.cpu.ts';
import { answeredSyev, preparedSyev, type SyevProblem, syevRef } from './syev.ref.ts';
import { sygstEngine } from './sygst.cpu.ts';
import { type ProblemType, wayBack } from './sygst.steps.ts';
import { areFinite, type General, type SygvProblem, sygvRef } from './sygv.ref.ts';

/** Up to this order the reference is as fast. */
const LOW = 12;

/** As standardRef. */
export function standardEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  { itype, uplo, n }: General,
  A: Place,
  B: Place,
): number {
  const minor = potrfEngine(e, r, uplo, n, B, space.take(POTRF_WORK * r.bytes));
  if (minor > 0) return n + minor;
  sygstEngine(e, r, space, itype, uplo, n, A, B);
  return 0;
}

/** As backRef. */
export function backEngine(e: Engine, r: Elements, { itype, uplo, n }: General, m: number, B: Place, Z: Place): void {
  const { multiplies, head } = wayBack(itype, uplo);
  (multiplies ? trmmEngine : trsmEngine)(e, r, ...head, n, m, 1, B, Z);
}

/** A driver's call; the standard problem is solved by `solve` on the engine, by `reference` without it. */
export async function generalCpu(
  queue: Queue,
  a: Bound<SygvArgs<Prec>>,
  solve: Solver,
  reference: (standard: SyevProblem) => number,
): Promise<void> {
  const { jobz, uplo, n } = a;
  const { A, B, W, info } = await onHost(a, { A: 'write', B: 'write', W: 'write', info: 'write' });
  const itype = a.itype as ProblemType;
  const problem: SygvProblem = { itype, jobz, uplo, n, A, B, W: elementsOf(W, n) as RealArray };
  const ready = n > 0 && areFinite(problem);
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, n, 'write')];
      const failed = standardEngine(e, r, space, problem, inA, inB);
      if (failed > 0) return failed;
      const standard = { ...problem, A: matrixAt(e, r, n, n, inA) };
      const factor = preparedSyev(standard);
      if (factor === undefined) return answeredSyev(standard);
      const left = solve(e, r, space, standard, inA, factor);
      if (jobz === 'v') backEngine(e, r, problem, n, inB, inA);
      return left;
    },
    () => sygvRef(problem, reference),
    !ready ? 'there is nothing to solve' : n <= LOW ? 'the matrix is small' : undefined,
  );
}

export const sygvCpu = (queue: Queue, a: Bound<SygvArgs<Prec>>): Promise<void> =>
  generalCpu(queue, a, syevEngine, syevRef);
