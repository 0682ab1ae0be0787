// SYMM on the GPU: the symmetric matrix is written out in full, so that the product is one gemm at its full speed.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side, Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGemm } from './gemm.gpu.ts';
import type { SymmArgs } from './routines.gen.ts';
import { SYM_TILE, symExpand, symExpandTuning } from './symm.kernels.ts';

export interface DeviceSymm {
  readonly side: Side;
  readonly uplo: Uplo;
  readonly m: number;
  readonly n: number;
  readonly alpha: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: number;
  readonly C: DeviceMat;
}

export function symmGpu(queue: Queue, a: Bound<SymmArgs<Prec>>): void {
  const { side, uplo, m, n, alpha, beta } = a;
  const why = 'A is written out in full, then multiplied';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sym_expand and gemm', why });
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueSymm(queue, { side, uplo, m, n, alpha, A, B, beta, C });
}

/** Enqueues C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'). A and B may lie in C's buffer, apart from C. */
export function enqueueSymm(queue: Queue, { side, uplo, m, n, alpha, A, B, beta, C }: DeviceSymm): void {
  if (m === 0 || n === 0) return;
  if (alpha === 0) {
    enqueueGemm(queue, { m, n, k: 0, alpha: 0, A: C, B: C, beta, C });
    return;
  }
  const order = side === 'l' ? m : n;
  const ldw = Math.ceil(order / 4) * 4; // the fast gemm kernels need multiples of four
  const work = queue.context.lease('s', ldw * order);
  const W: DeviceMat = { data: work, off: 0, ld: ldw };
  const params = { uplo: uplo === 'l' ? 1 : 2, n: order, offA: A.off, lda: A.ld, ldw };
  const tiles = Math.ceil(order / SYM_TILE);
  queue.launch(symExpand, symExpandTuning, { A: A.data, W: work }, params, [tiles, tiles, 1]);
  const [left, right] = side === 'l' ? [W, B] : [B, W];
  enqueueGemm(queue, { m, n, k: order, alpha, A: left, B: right, beta, C });
  work.dispose();
}
