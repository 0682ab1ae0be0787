// POTRS on the CPU backend: two triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrsRef } from './potrs.ref.ts';
import type { PotrsArgs } from './routines.gen.ts';

/** As potrsRef. */
export function potrsEngine(e: Engine, r: Real, uplo: Uplo, n: number, nrhs: number, A: Place, B: Place): void {
  // The factor on the left of the product is solved with first: L, or U^T.
  const [first, second] = uplo === 'l' ? (['n', 't'] as const) : (['t', 'n'] as const);
  trsmEngine(e, r, 'l', uplo, first, 'n', n, nrhs, 1, A, B);
  trsmEngine(e, r, 'l', uplo, second, 'n', n, nrhs, 1, A, B);
}

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
