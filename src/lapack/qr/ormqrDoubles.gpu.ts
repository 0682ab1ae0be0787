// ORMQR of doubles on the GPU: block reflectors, each applied by products.
import type { Bound } from '../../core/args.ts';
import { at, type Side, type Trans } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueReflectDoubles } from './reflectorsDoubles.gpu.ts';
import type { OrmqrArgs } from './routines.gen.ts';

export interface DeviceOrmqrDoubles {
  readonly side: Side;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** A and tau may lie in C's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
  readonly C: DeviceMat;
}

/** Reflectors that are applied together. */
export const REFLECTORS = 256;

export function ormqrDoubles(queue: Queue, a: Bound<OrmqrArgs<'d' | 'z'>>): void {
  const { side, trans, m, n, k } = a;
  noteReflectors(queue, a.routine);
  const [A, tau, C] = [deviceMat(a.A, a.lda), deviceMat(a.tau, 1), deviceMat(a.C, a.ldc)];
  enqueueOrmqrDoubles(queue, { side, trans, m, n, k, A, tau, C });
}

export function noteReflectors(queue: Queue, routine: string): void {
  const why = `doubles: blocks of ${REFLECTORS} reflectors, applied by products`;
  queue.note({ routine, backend: 'gpu', kernel: 'larft_diagonal_double and gemm', why });
}

/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q = H(0) ... H(k-1). */
export function enqueueOrmqrDoubles(queue: Queue, { side, trans, m, n, k, A, tau, C }: DeviceOrmqrDoubles): void {
  if (m === 0 || n === 0 || k === 0) return;
  const [length, others] = side === 'l' ? [m, n] : [n, m];
  for (const [j, width] of blocksOfReflectors(side, trans, k, REFLECTORS)) {
    enqueueReflectDoubles(queue, {
      ...{ side, trans, m: length - j, k: width, others },
      ...{ A: at(A, j, j), tau: { ...tau, off: tau.off + j } },
      C: side === 'l' ? at(C, j, 0) : at(C, 0, j),
    });
  }
}
