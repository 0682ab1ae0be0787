// ORGBR on the GPU: ORGQR where the reflectors begin on the diagonal, else the factor of a tridiagonal reduction; P^H by its adjoint.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDiagonal, type Vect } from '../../core/reflectors.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueOrgtr } from '../eigen/orgtr.gpu.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { enqueueOrgqr } from '../qr/orgqr.gpu.ts';
import { applyBlock } from '../qr/ormqr.gpu.ts';
import type { OrgbrArgs } from './routines.gen.ts';

export interface DeviceOrgbr {
  readonly vect: Vect;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** As enqueueGebrd leaves it; tau may lie in A's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
}

export function orgbrGpu(queue: Queue, a: Bound<OrgbrArgs<Prec>>): void {
  const why = `blocks of ${applyBlock({ k: Math.min(a.vect === 'q' ? a.m : a.n, a.k) })} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why });
  enqueueOrgbr(queue, onDevice(a));
}

/** Enqueues A := the first n columns of Q, or the first m rows of P^H. */
export function enqueueOrgbr(queue: Queue, { vect, m, n, k, A, tau }: DeviceOrgbr): void {
  const inColumns = (rows: number, cols: number, V: DeviceMat): void => {
    const call = { m: rows, n: cols, A: V, tau };
    if (onDiagonal(vect, rows, k)) enqueueOrgqr(queue, { ...call, k, nb: 0, math: 'strict' });
    else enqueueOrgtr(queue, { ...call, uplo: 'l' });
  };
  if (vect === 'q') return inColumns(m, n, A);
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, A, n, m);
    enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
    inColumns(n, m, turned);
    enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
  });
}
