// LOGM on the CPU backend: the Schur form and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { elements, type Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { copyRef } from '../schur/doubles.ref.ts';
import { geesSteps } from '../schur/gees.ref.ts';
import { engineTools as schurTools } from '../schur/schurSteps.cpu.ts';
import { answeredLogm, type LogTools, logmRef, logSteps } from './logm.ref.ts';
import type { LogmArgs } from './routines.gen.ts';

/** Matrices of doubles go to the engine's memory and come back. */
function engineTools(e: Engine, space: Workspace, n: number): LogTools {
  const r = elements.d as Real;
  const [X, Y, P] = [0, 1, 2].map(() => takeMatrix(space, r, n, n)) as [Place, Place, Place];
  const schur = schurTools(e, r, space, n, X, 1);
  const view = (place: Place) => matrixAt(e, r, n, n, place);
  return {
    schur(problem) {
      copyRef(n, n, problem.A, view(X));
      const result = geesSteps(problem, schur);
      copyRef(n, n, view(X), problem.A);
      return result;
    },
    multiply(_, A, transB, B, C) {
      copyRef(n, n, A, view(X));
      copyRef(n, n, B, view(Y));
      gemmEngine(e, r, { transB, m: n, n, k: n, alpha: 1, A: X, B: Y, beta: 0, C: P });
      copyRef(n, n, view(P), C);
    },
  };
}

/** A := log(A); A lies where it does not move when the engine's memory grows. Returns info. */
export const logmEngine = (e: Engine, space: Workspace, n: number, A: RealMat): number =>
  answeredLogm(n, A) ?? logSteps(n, A, engineTools(e, space, n));

/** Up to this order the reference is as fast. */
export const LOW = 12;

export async function logmCpu(queue: Queue, a: Bound<LogmArgs<Prec>>): Promise<void> {
  const { n } = a;
  const { A, info } = await onHost(a, { A: 'write', info: 'write' });
  info.data[info.off] =
    answeredLogm(n, A) ??
    compute(
      queue,
      a,
      (e, _, space) => logmEngine(e, space, n, A),
      () => logmRef(n, A),
      n <= LOW ? 'the matrix is small' : undefined,
    );
}
