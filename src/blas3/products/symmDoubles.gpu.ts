// SYMM, and with it HEMM, of doubles on the GPU: the matrix of which a triangle is stored is written out in full, so that the product is
// one gemm.
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.ts';
import type { SymmArgs } from './routines.gen.ts';
import { enqueueExpandDoubles } from './trianglesDoubles.gpu.ts';

export const symmDoubles = (queue: Queue, a: Bound<SymmArgs<'d' | 'z'>>): void =>
  mirroredDoubles(queue, a, 'symmetric');

/** SYMM or HEMM. */
export function mirroredDoubles(
  queue: Queue,
  a: Bound<SymmArgs<'d' | 'z'>>,
  mirrored: 'symmetric' | 'hermitian',
): void {
  const { side, uplo, m, n, alpha, beta } = a;
  const why = 'doubles: A is written out in full, then multiplied with as many moduli as the data need';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'expand_double and gemm', why });
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  if (isZero(alpha)) return enqueueGemmDoubles(queue, { m, n, k: 0, alpha, A: C, B: C, beta, C });
  const k = side === 'l' ? m : n;
  scope(queue, (ws) => {
    const W: DeviceMat = { data: ws.like(C, k * k), off: 0, ld: k };
    enqueueExpandDoubles(queue, { uplo, n: k, A, W, mirrored });
    const [left, right] = side === 'l' ? [W, B] : [B, W];
    enqueueGemmDoubles(queue, { m, n, k, alpha, A: left, B: right, beta, C, moduli: 'span' });
  });
}
