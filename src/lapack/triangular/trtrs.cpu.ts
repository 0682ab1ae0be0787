// TRTRS on the CPU backend: the diagonal is looked at, then the triangle solved on the engine, else by the reference, on the host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtrsArgs } from './routines.gen.ts';
import { trtrsRef, zeroDiagonalRef } from './trtrs.ref.ts';

export async function trtrsCpu(queue: Queue, a: Bound<TrtrsArgs<Prec>>): Promise<void> {
  const { uplo, trans, diag, n, nrhs } = a;
  const { A, B, info } = await onHost(a, { A: 'read', B: 'write', info: 'write' });
  const checked = (solve: () => void): number => {
    const found = diag === 'u' ? 0 : zeroDiagonalRef(n, A);
    if (found === 0) solve();
    return found;
  };
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) =>
      checked(() => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        trsmEngine(e, r, 'l', uplo, trans, diag, n, nrhs, 1, inA, inB);
      }),
    () => trtrsRef(uplo, trans, diag, n, nrhs, A, B),
    undefined,
    (native) => checked(() => native.trsm('l', uplo, trans, diag, n, nrhs, 1, A, B)),
  );
}
