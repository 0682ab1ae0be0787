// POTRF of doubles on the GPU: the matrix is halved down to blocks that one workgroup factors in soft arithmetic; all else is triangular
// solves and products. By halving, products are as large as they can be, and fewest entries are converted for them.
import { enqueueGemmtrDoubles } from '../../blas3/products/gemmtrDoubles.gpu.ts';
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { at, type Uplo } from '../../core/matrix.ts';
import type { Gemmtr, Potrf, Triangular } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrfHalves } from './potrf.steps.ts';
import { POTF2_ORDER, potf2Double, potf2Tuning } from './potrfDoubles.kernels.ts';
import type { PotrfArgs } from './routines.gen.ts';

export function potrfDoubles(queue: Queue, a: Bound<PotrfArgs<'d'>>): void {
  noteCholesky(queue, a.routine);
  enqueuePotrfDoubles(queue, a.uplo, a.n, deviceMat(a.A, a.lda), deviceMat(a.info, 1));
}

export function noteCholesky(queue: Queue, routine: string): void {
  const why = `doubles: halved down to blocks of ${POTF2_ORDER}, the rest by products; nothing waits for the host`;
  queue.note({ routine, backend: 'gpu', kernel: potf2Double.name, why });
}

/** Enqueues the factorization of the triangle of A; to info the order of the first leading minor that is not positive definite, or 0. */
export function enqueuePotrfDoubles(queue: Queue, uplo: Uplo, n: number, A: DeviceMat, info: DeviceMat): void {
  queue.clear(info.data.gpu(true), info.off * 4, 4);
  if (n === 0) return;
  // info stays on the device: to the steps every block succeeds.
  const factor: Potrf<DeviceMat> = (uplo, order, block) => {
    const [rs, cs] = uplo === 'l' ? [1, block.ld] : [block.ld, 1];
    const first = (block.off - A.off) / (1 + A.ld);
    const params = { n: order, off: block.off, rs, cs, first, offInfo: info.off };
    queue.launch(potf2Double, potf2Tuning, { A: A.data, info: info.data }, params, [1, 1, 1]);
    return 0;
  };
  const trsm: Triangular<DeviceMat> = (...call) => enqueueTrsmDoubles(queue, ...call);
  const gemmtr: Gemmtr<DeviceMat> = (...call) => enqueueGemmtrDoubles(queue, ...call);
  potrfHalves<DeviceMat>({ leaf: POTF2_ORDER, factor, trsm, gemmtr, at: at<DeviceMat> }, uplo, n, A);
}
