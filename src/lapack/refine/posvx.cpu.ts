// POSVX on the CPU backend: factorization, estimates and refinement on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, RealMat } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.ts';
import { potrsEngine } from '../cholesky/potrs.cpu.ts';
import { poconEngine } from '../condition/pocon.cpu.ts';
import { elements, optional } from './expert.cpu.ts';
import { solveFactorEngine } from './porfs.cpu.ts';
import { expandRef } from './porfs.ref.ts';
import { type PosvxProblem, type PosvxResult, posvxRef, posvxSteps } from './posvx.ref.ts';
import type { PosvxArgs } from './posvx.ts';
import { systemEngine } from './refine.cpu.ts';
import { refineRef } from './refine.ref.ts';

export async function posvxCpu(queue: Queue, a: Bound<PosvxArgs<Prec>>): Promise<void> {
  const { fact, uplo, n, nrhs } = a;
  const matrices = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostMat(a.AF, a.ldaf, 'write'),
    hostMat(a.B, a.ldb, 'write'),
    hostMat(a.X, a.ldx, 'write'),
  ]);
  const [A, AF, B, X] = matrices as [RealMat, RealMat, RealMat, RealMat];
  const [s, ferr, berr] = await Promise.all([
    elements(a.s as Ptr<Prec> | undefined, n, A),
    elements(a.ferr, nrhs, A),
    elements(a.berr, nrhs, A),
  ]);
  const [info, rcond] = await Promise.all([hostVector(a.info, 'write'), hostVector(a.rcond, 'write')]);
  const equed = await optional(a.equed as Ptr<'i'> | undefined);
  const given = fact === 'f' ? (equed?.data[equed.off] ?? 0) : 0;
  const problem: PosvxProblem = { fact, uplo, n, nrhs, A, AF, B, X, s, ferr, berr, equed: given };
  const result = compute<PosvxResult>(
    queue,
    a,
    (e, r, space) => {
      const [inA, inAF] = [space.matrix(A, n, n, 'write'), space.matrix(AF, n, n, 'write')];
      const [inB, inX] = [space.matrix(B, n, nrhs, 'write'), space.matrix(X, n, nrhs, 'write')];
      const full = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
      const [work, vector] = [space.take(POTRF_WORK * r.bytes), space.take(n * r.bytes)];
      const system = systemEngine(e, r, space, 'n', n, nrhs, full, inB, inX, (columns, _, R) =>
        solveFactorEngine(e, r, uplo, n, columns, inAF, R),
      );
      const square = [inA, inAF, full].map((place) => matrixAt(e, r, n, n, place));
      const tall = [inB, inX].map((place) => matrixAt(e, r, n, nrhs, place));
      return posvxSteps(
        { ...problem, A: square[0]!, AF: square[1]!, B: tall[0]!, X: tall[1]! },
        {
          factor: () => potrfEngine(e, r, uplo, n, inAF, work),
          condition: (anorm) => poconEngine(e, r, uplo, n, inAF, anorm, vector),
          solve: () => potrsEngine(e, r, uplo, n, nrhs, inAF, inX),
          refine() {
            expandRef(uplo, n, square[0]!, square[2]!);
            refineRef(system, ferr, berr);
          },
        },
      );
    },
    () => posvxRef(problem),
  );
  info.data[info.off] = result.info;
  rcond.data[rcond.off] = result.rcond;
  if (equed !== undefined && fact !== 'f') equed.data[equed.off] = result.equed;
}
