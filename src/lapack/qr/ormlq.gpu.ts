// ORMLQ on the GPU: ORMQR with the transpose of A.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { adjoint } from '../../core/matrix.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { takeMatrix } from './larft.gpu.ts';
import { applyBlock, type DeviceOrmqr, enqueueOrmqr } from './ormqr.gpu.ts';
import type { OrmlqArgs } from './routines.gen.ts';

export function ormlqGpu(queue: Queue, a: Bound<OrmlqArgs<Prec>>): void {
  const why = `ormqr with the transpose of A, in blocks of ${applyBlock(a)} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
  enqueueOrmlq(queue, onDevice(a));
}

/** Enqueues C := op(Q) C or C op(Q), C m x n, Q = H(k-1) ... H(0) from k rows of A, which is the transpose of what ormqr calls Q. */
export function enqueueOrmlq(queue: Queue, { side, trans, m, n, k, A, tau, C, math, nb }: DeviceOrmqr): void {
  if (m === 0 || n === 0 || k === 0) return;
  const order = side === 'l' ? m : n;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, A, order, k);
    enqueueTranspose(queue, { m: k, n: order, A, B: turned, conjugate: true });
    enqueueOrmqr(queue, { side, trans: adjoint(trans), m, n, k, A: turned, tau, C, math, nb });
  });
}
