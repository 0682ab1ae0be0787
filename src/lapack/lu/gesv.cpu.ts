// GESV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gesvRef } from './gesv.ref.ts';
import { getrfEngine, notePivoting } from './getrf.cpu.ts';
import { getrsEngine } from './getrs.cpu.ts';
import type { GesvArgs } from './routines.gen.ts';

export async function gesvCpu(queue: Queue, a: Bound<GesvArgs<Prec>>): Promise<void> {
  const { n, nrhs } = a;
  const [A, ipiv, B, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostVector(a.ipiv, 'write'),
    hostMat(a.B, a.ldb, 'write'),
    hostVector(a.info, 'write'),
  ]);
  notePivoting(queue, a);
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A as RealMat, n, n, 'write'), space.matrix(B as RealMat, n, nrhs, 'write')];
      const pivots = space.take(4 * n);
      const found = getrfEngine(e, r, n, n, inA, pivots);
      ipiv.data.set(e.heap.view(Int32Array, pivots, n), ipiv.off);
      if (found === 0) getrsEngine(e, r, 'n', n, nrhs, inA, pivots, inB);
      return found;
    },
    () => gesvRef(n, nrhs, A as RealMat, ipiv.data, ipiv.off, B as RealMat),
    undefined,
    (native) => {
      const found = native.getrf(n, n, A as RealMat, ipiv.data, ipiv.off);
      if (found === 0) native.getrs('n', n, nrhs, A as RealMat, ipiv.data, ipiv.off, B as RealMat);
      return found;
    },
  );
}
