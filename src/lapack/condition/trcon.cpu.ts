// TRCON on the CPU backend: the estimator with solves on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withVector } from './condition.cpu.ts';
import { hasNaN, rcondRef } from './condition.ref.ts';
import { trconRef, triangleNormRef } from './trcon.ref.ts';
import type { TrconArgs } from './trcon.ts';

export async function trconCpu(queue: Queue, a: Bound<TrconArgs<Prec>>): Promise<void> {
  const { norm, uplo, diag, n } = a;
  const [matA, rcond] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.rcond, 'write')]);
  const A = matA as RealMat;
  rcond.data[rcond.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, n, n, 'read');
      return withVector(e, r, space.take(n * r.bytes), n, inA, (x, solve) => {
        const product = (transposed: boolean): void => solve(uplo, transposed !== (norm === 'i') ? 't' : 'n', diag);
        return rcondRef(triangleNormRef(norm, uplo, diag, n, A), x, product, () => hasNaN(uplo, n, A, diag === 'u'));
      });
    },
    () => trconRef(norm, uplo, diag, n, A),
  );
}
