// POTRS on the CPU backend: two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmOn } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import type { Potrs } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrsRef } from './potrs.ref.ts';
import { potrsSteps } from './potrs.steps.ts';
import type { PotrsArgs } from './routines.gen.ts';

/** As potrsRef. */
export const potrsEngine = (e: Engine, r: Elements, ...args: Parameters<Potrs<Place>>): void =>
  potrsSteps(trsmOn(e, r), ...args);

export async function potrsCpu(queue: Queue, a: Bound<PotrsArgs<Prec>>): Promise<void> {
  const { uplo, n, nrhs } = a;
  const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  const [A, B] = operands as [RealMat, RealMat];
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
      potrsEngine(e, r, uplo, n, nrhs, inA, inB);
    },
    () => potrsRef(uplo, n, nrhs, A, B),
    undefined,
    (native) => native.potrs(uplo, n, nrhs, A, B),
  );
}
