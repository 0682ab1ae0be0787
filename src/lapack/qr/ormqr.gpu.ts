// ORMQR on the GPU: block reflectors, each applied by three products.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import { type OnDevice, onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueLarfb } from './larfb.gpu.ts';
import { enqueueLarft, takeReflectors } from './larft.gpu.ts';
import type { OrmqrArgs } from './routines.gen.ts';

/** A and tau may lie in C's buffer. */
export type DeviceOrmqr = OnDevice<Omit<OrmqrArgs<Prec>, 'lda' | 'ldc'>>;

export function ormqrGpu(queue: Queue, a: Bound<OrmqrArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock(a)} reflectors` });
  enqueueOrmqr(queue, onDevice(a));
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
  for (const [j, width] of blocksOfReflectors(side, trans, k, applyBlock(f))) {
    scope(queue, (ws) => {
      const block = takeReflectors(ws, C, length - j, width);
      enqueueLarft(queue, at(A, j, j), at(tau, j, 0), block);
      const part = side === 'l' ? at(C, j, 0) : at(C, 0, j);
      enqueueLarfb(queue, { side, trans, others, block, C: part, math });
    });
  }
}
