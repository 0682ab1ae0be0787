// ORMQR on the GPU: block reflectors, each applied by three products.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type Side, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { enqueueLarfb } from './larfb.gpu.ts';
import { disposeReflectors, enqueueLarft, leaseReflectors } from './larft.gpu.ts';
import type { OrmqrArgs } from './ormqr.spec.ts';

export interface DeviceOrmqr {
  readonly side: Side;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** m x k with side 'l', n x k with 'r', as geqrf leaves it. A and tau may lie in C's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
  readonly C: DeviceMat;
  /** Of the products. Default 'strict'. */
  readonly math?: UpdateMath | undefined;
  /** Reflectors of a block; 0 or absent: as applyBlock says. */
  readonly nb?: number | undefined;
}

export function ormqrGpu(queue: Queue, a: Bound<OrmqrArgs<Prec>>): void {
  const { side, trans, m, n, k, math, nb } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock(a)} reflectors` });
  const operands = { A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1), C: deviceMat(a.C, a.ldc) };
  enqueueOrmqr(queue, { side, trans, m, n, k, ...operands, math, nb });
}

/** Reflectors that are applied together: two products of this depth, and a triangular factor of this order. */
export function applyBlock({ k, nb = 0 }: { readonly k: number; readonly nb?: number | undefined }): number {
  if (nb > 0) return nb;
  return k <= 1024 ? 64 : 256;
}

/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q = H(0) ... H(k-1). */
export function enqueueOrmqr(queue: Queue, f: DeviceOrmqr): void {
  const { side, trans, m, n, k, A, tau, C, math } = f;
  if (m === 0 || n === 0 || k === 0) return;
  const [length, others] = side === 'l' ? [m, n] : [n, m];
  const nb = Math.min(k, applyBlock(f));
  const count = Math.ceil(k / nb);
  // Q C begins with the last block, Q^T C with the first; from the right it is the other way round.
  const forward = (side === 'l') === (trans !== 'n');
  for (let step = 0; step < count; step++) {
    const j = nb * (forward ? step : count - 1 - step);
    const block = leaseReflectors(queue, length - j, Math.min(nb, k - j));
    enqueueLarft(queue, at(A, j, j), at(tau, j, 0), block);
    const part = side === 'l' ? at(C, j, 0) : at(C, 0, j);
    enqueueLarfb(queue, { side, trans, others, block, C: part, math });
    disposeReflectors(block);
  }
}
