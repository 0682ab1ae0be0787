// ORMBR on the GPU: ORMQR where the reflectors begin on the diagonal, else the product with the factor of a tridiagonal reduction; P's
// reflectors, which lie in rows, are turned first.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side, Trans } from '../../core/matrix.ts';
import { onDiagonal, type Vect } from '../../core/reflectors.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueOrmtr } from '../eigen/ormtr.gpu.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { applyBlock, enqueueOrmqr } from '../qr/ormqr.gpu.ts';
import type { OrmbrArgs } from './routines.gen.ts';

export interface DeviceOrmbr {
  readonly vect: Vect;
  readonly side: Side;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** As enqueueGebrd leaves it; A and tau may lie in C's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
  readonly C: DeviceMat;
}

export function ormbrGpu(queue: Queue, a: Bound<OrmbrArgs<Prec>>): void {
  const why = `blocks of ${applyBlock({ k: Math.min(a.side === 'l' ? a.m : a.n, a.k) })} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
  enqueueOrmbr(queue, onDevice(a));
}

/** Enqueues C := op(Q) C or op(P) C (side 'l'), C op(Q) or C op(P) ('r'). */
export function enqueueOrmbr(queue: Queue, { vect, side, trans, m, n, k, A, tau, C }: DeviceOrmbr): void {
  const order = side === 'l' ? m : n;
  const byColumns = (V: DeviceMat): void => {
    const call = { side, trans, m, n, A: V, tau, C };
    if (onDiagonal(vect, order, k)) enqueueOrmqr(queue, { ...call, k, nb: 0, math: 'strict' });
    else enqueueOrmtr(queue, { ...call, uplo: 'l' });
  };
  if (vect === 'q') return byColumns(A);
  scope(queue, (ws) => {
    const stored = Math.min(order, k);
    const turned = takeMatrix(ws, C, order, stored);
    enqueueTranspose(queue, { m: stored, n: order, A, B: turned, conjugate: true });
    byColumns(turned);
  });
}
