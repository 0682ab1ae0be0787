// GETRS on the CPU backend: interchanges and two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmOn } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrsRef } from './getrs.ref.ts';
import { getrsSteps } from './getrs.steps.ts';
import { badPivots, laswpEngine, placePivots } from './laswp.cpu.ts';
import type { GetrsArgs } from './routines.gen.ts';

/** As getrsRef; `ipiv` is the address of n integers. */
export function getrsEngine(
  e: Engine,
  r: Elements,
  trans: Trans,
  n: number,
  nrhs: number,
  A: Place,
  ipiv: number,
  B: Place,
): void {
  const interchange = (B: Place, forward: boolean): void => laswpEngine(e, r, nrhs, B, ipiv, 0, n, forward);
  getrsSteps({ trsm: trsmOn(e, r), interchange }, trans, n, nrhs, A, B);
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
