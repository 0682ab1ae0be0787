// Solutions from L D L^T or L D L^H without pivoting on the CPU backend: two triangles on the engine, else the reference, on the operands'
// host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrsNopivArgs } from './routines.gen.ts';
import { divideByDiagonal, sytrsNopivRef } from './sytrsNopiv.ref.ts';

/** As sytrsNopivRef. */
export function sytrsNopivEngine(
  e: Engine,
  r: Elements,
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: Place,
  B: Place,
  mirror: Mirror = 'c',
): void {
  trsmEngine(e, r, 'l', uplo, uplo === 'l' ? 'n' : mirror, 'u', n, nrhs, 1, A, B);
  divideByDiagonal('l', n, nrhs, matrixAt(e, r, n, n, A), matrixAt(e, r, n, nrhs, B), mirror);
  trsmEngine(e, r, 'l', uplo, uplo === 'l' ? mirror : 'n', 'u', n, nrhs, 1, A, B);
}

/** SYTRSNOPIV or HETRSNOPIV on the operands' host copies. */
export const solveNopivCpu =
  (mirror: Mirror) =>
  async (queue: Queue, a: Bound<SytrsNopivArgs<Prec>>): Promise<void> => {
    const { uplo, n, nrhs } = a;
    const { A, B } = await onHost(a, { A: 'read', B: 'write' });
    compute(
      queue,
      a,
      (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        sytrsNopivEngine(e, r, uplo, n, nrhs, inA, inB, mirror);
      },
      () => sytrsNopivRef(uplo, n, nrhs, A, B, mirror),
    );
  };

export const sytrsNopivCpu = solveNopivCpu('t');
