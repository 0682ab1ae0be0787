// GESV_NOPIV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gesvNopivRef } from './gesvNopiv.ref.ts';
import { getrfNopivEngine } from './getrfNopiv.cpu.ts';
import { getrsNopivEngine } from './getrsNopiv.cpu.ts';
import type { GesvNopivArgs } from './routines.gen.ts';

export async function gesvNopivCpu(queue: Queue, a: Bound<GesvNopivArgs<Prec>>): Promise<void> {
  const { n, nrhs } = a;
  const [A, B, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostMat(a.B, a.ldb, 'write'),
    hostVector(a.info, 'write'),
  ]);
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A as RealMat, n, n, 'write'), space.matrix(B as RealMat, n, nrhs, 'write')];
      const found = getrfNopivEngine(e, r, n, n, inA);
      if (found === 0) getrsNopivEngine(e, r, 'n', n, nrhs, inA, inB);
      return found;
    },
    () => gesvNopivRef(n, nrhs, A as RealMat, B as RealMat),
  );
}
