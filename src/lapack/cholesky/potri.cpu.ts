// POTRI on the CPU backend: the diagonal is looked at, then the inverse made on the engine, else by the reference, on the host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { GEMMTR_WORK } from '../../blas3/products/gemmtr.cpu.ts';
import { realDiagonal } from '../../blas3/products/herk.ref.ts';
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { trtriEngine } from '../triangular/trtri.cpu.ts';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.ts';
import { lauumEngine } from './lauum.cpu.ts';
import { potriRef } from './potri.ref.ts';
import type { PotriArgs } from './routines.gen.ts';

export async function potriCpu(queue: Queue, a: Bound<PotriArgs<Prec>>): Promise<void> {
  const { uplo, n } = a;
  const [matA, info] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.info, 'write')]);
  const A = matA as RealMat;
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const found = zeroDiagonalRef(n, A);
      if (found > 0) return found;
      const inA = space.matrix(A, n, n, 'write');
      const work = space.take(GEMMTR_WORK * r.bytes);
      trtriEngine(e, r, uplo, 'n', n, inA);
      lauumEngine(e, r, uplo, n, inA, work);
      if (isComplex(a.prec)) realDiagonal(n, matrixAt(e, r, n, n, inA));
      return 0;
    },
    () => potriRef(uplo, n, A),
  );
}
