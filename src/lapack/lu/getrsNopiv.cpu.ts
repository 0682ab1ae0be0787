// GETRS_NOPIV on the CPU backend: two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrsNopivRef } from './getrsNopiv.ref.ts';
import type { GetrsNopivArgs } from './routines.gen.ts';

/** As getrsNopivRef. */
export function getrsNopivEngine(
  e: Engine,
  r: Elements,
  trans: Trans,
  n: number,
  nrhs: number,
  A: Place,
  B: Place,
): void {
  if (trans === 'n') {
    // B := U^-1 L^-1 B
    trsmEngine(e, r, 'l', 'l', 'n', 'u', n, nrhs, 1, A, B);
    trsmEngine(e, r, 'l', 'u', 'n', 'n', n, nrhs, 1, A, B);
  } else {
    // B := op(L)^-1 op(U)^-1 B
    trsmEngine(e, r, 'l', 'u', trans, 'n', n, nrhs, 1, A, B);
    trsmEngine(e, r, 'l', 'l', trans, 'u', n, nrhs, 1, A, B);
  }
}

export async function getrsNopivCpu(queue: Queue, a: Bound<GetrsNopivArgs<Prec>>): Promise<void> {
  const { trans, n, nrhs } = a;
  const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A as RealMat, n, n, 'read'), space.matrix(B as RealMat, n, nrhs, 'write')];
      getrsNopivEngine(e, r, trans, n, nrhs, inA, inB);
    },
    () => getrsNopivRef(trans, n, nrhs, A as RealMat, B as RealMat),
  );
}
