// POSV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { posvRef } from './posv.ref.ts';
import { POTRF_WORK, potrfEngine } from './potrf.cpu.ts';
import { potrsEngine } from './potrs.cpu.ts';
import type { PosvArgs } from './routines.gen.ts';

export async function posvCpu(queue: Queue, a: Bound<PosvArgs<Prec>>): Promise<void> {
  const { uplo, n, nrhs } = a;
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
      const found = potrfEngine(e, r, uplo, n, inA, space.take(POTRF_WORK * r.bytes));
      if (found === 0) potrsEngine(e, r, uplo, n, nrhs, inA, inB);
      return found;
    },
    () => posvRef(uplo, n, nrhs, A as RealMat, B as RealMat),
    undefined,
    (native) => {
      const found = native.potrf(uplo, n, A as RealMat);
      if (found === 0) native.potrs(uplo, n, nrhs, A as RealMat, B as RealMat);
      return found;
    },
  );
}
