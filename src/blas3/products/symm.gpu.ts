// SYMM, and with it HEMM, on the GPU: the matrix of which a triangle is stored is written out in full, so that the product is one gemm at
// its full speed.
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Side, Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGemm } from './gemm.gpu.ts';
import type { SymmArgs } from './routines.gen.ts';
import { SYM_TILE, symExpand, symExpandVariants } from './symm.kernels.ts';

export interface DeviceSymm {
  readonly side: Side;
  readonly uplo: Uplo;
  readonly m: number;
  readonly n: number;
  readonly alpha: Scalar<Prec>;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: Scalar<Prec>;
  readonly C: DeviceMat;
  /** The other triangle has the conjugates, and the diagonal is real. */
  readonly hermitian?: boolean | undefined;
}

export const symmGpu = (queue: Queue, a: Bound<SymmArgs<Prec>>): void => mirroredGpu(queue, a, false);

/** SYMM or HEMM. */
export function mirroredGpu(queue: Queue, a: Bound<SymmArgs<Prec>>, hermitian: boolean): void {
  const { side, uplo, m, n, alpha, beta } = a;
  const why = 'A is written out in full, then multiplied';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sym_expand and gemm', why });
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueSymm(queue, { side, uplo, m, n, alpha, A, B, beta, C, hermitian });
}

/** Enqueues C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'). A and B may lie in C's buffer, apart from C. */
export function enqueueSymm(queue: Queue, s: DeviceSymm): void {
  const { side, uplo, m, n, alpha, A, B, beta, C, hermitian } = s;
  if (m === 0 || n === 0) return;
  if (isZero(alpha)) {
    enqueueGemm(queue, { m, n, k: 0, alpha: 0, A: C, B: C, beta, C });
    return;
  }
  const order = side === 'l' ? m : n;
  const ldw = Math.ceil(order / 4) * 4; // the fast gemm kernels need multiples of four
  scope(queue, (ws) => {
    const W: DeviceMat = { data: ws.like(C, ldw * order), off: 0, ld: ldw };
    enqueueWriteOut(queue, { uplo, n: order, A, W, hermitian });
    const [left, right] = side === 'l' ? [W, B] : [B, W];
    enqueueGemm(queue, { m, n, k: order, alpha, A: left, B: right, beta, C });
  });
}

/** A matrix of which A holds one triangle, and where it is to stand in full. */
export interface DeviceWriteOut extends Pick<DeviceSymm, 'uplo' | 'A'> {
  readonly n: number;
  /** In another buffer, from its beginning. */
  readonly W: DeviceMat;
  readonly hermitian?: boolean | undefined;
}

/** Enqueues W := the symmetric or Hermitian matrix of which A holds a triangle. */
export function enqueueWriteOut(queue: Queue, { uplo, n, A, W, hermitian = false }: DeviceWriteOut): void {
  const params = { uplo: uplo === 'l' ? 1 : 2, n, offA: A.off, lda: A.ld, ldw: W.ld };
  const tiles = Math.ceil(n / SYM_TILE);
  const tuning = symExpandVariants.of(A.data.type, { HERMITIAN: hermitian });
  queue.launch(symExpand, tuning, { A: A.data, W: W.data }, params, [tiles, tiles, 1]);
}
