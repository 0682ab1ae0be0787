// GETRS on the CPU backend: interchanges and two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrsRef } from './getrs.ref.ts';
import { badPivots, laswpEngine, placePivots } from './laswp.cpu.ts';
import type { GetrsArgs } from './routines.gen.ts';

/** As getrsRef; `ipiv` is the address of n integers. */
export function getrsEngine(
  e: Engine,
  r: Real,
  trans: Trans,
  n: number,
  nrhs: number,
  A: Place,
  ipiv: number,
  B: Place,
): void {
  if (trans === 'n') {
    // B := U^-1 L^-1 P B
    laswpEngine(e, r, nrhs, B, ipiv, 0, n);
    trsmEngine(e, r, 'l', 'l', 'n', 'u', n, nrhs, 1, A, B);
    trsmEngine(e, r, 'l', 'u', 'n', 'n', n, nrhs, 1, A, B);
  } else {
    // B := P^T L^-T U^-T B
    trsmEngine(e, r, 'l', 'u', 't', 'n', n, nrhs, 1, A, B);
    trsmEngine(e, r, 'l', 'l', 't', 'u', n, nrhs, 1, A, B);
    laswpEngine(e, r, nrhs, B, ipiv, 0, n, false);
  }
}

export async function getrsCpu(queue: Queue, a: Bound<GetrsArgs<Prec>>): Promise<void> {
  const { trans, n, nrhs } = a;
  const [A, ipiv, B] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostVector(a.ipiv, 'read'),
    hostMat(a.B, a.ldb, 'write'),
  ]);
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A as RealMat, n, n, 'read'), space.matrix(B as RealMat, n, nrhs, 'write')];
      getrsEngine(e, r, trans, n, nrhs, inA, placePivots(e, space, ipiv, n), inB);
    },
    () => getrsRef(trans, n, nrhs, A as RealMat, ipiv.data, ipiv.off, B as RealMat),
    badPivots(ipiv, 0, n, n),
    (native) => native.getrs(trans, n, nrhs, A as RealMat, ipiv.data, ipiv.off, B as RealMat),
  );
}
