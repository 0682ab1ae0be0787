// ORGLQ on the GPU: ORGQR of the transpose.
import { enqueueTranspose } from '../blas3/transpose.gpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { leaseMatrix } from './gelqf.gpu.ts';
import type { OrglqArgs } from './orglq.ts';
import { enqueueOrgqr } from './orgqr.gpu.ts';

export interface DeviceOrglq {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: DeviceMat;
  /** May lie in A's buffer. */
  readonly tau: DeviceMat;
}

export function orglqGpu(queue: Queue, a: Bound<OrglqArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why: 'orgqr of the transpose' });
  enqueueOrglq(queue, { m: a.m, n: a.n, k: a.k, A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1) });
}

/** Enqueues A := the first m rows of Q = H(k-1) ... H(0), n >= m >= k, from the v's in the first k rows of A. */
export function enqueueOrglq(queue: Queue, { m, n, k, A, tau }: DeviceOrglq): void {
  if (m === 0) return;
  const turned = leaseMatrix(queue, n, m);
  if (k > 0) enqueueTranspose(queue, { m: k, n, A, B: turned });
  enqueueOrgqr(queue, { m: n, n: m, k, A: turned, tau });
  enqueueTranspose(queue, { m: n, n: m, A: turned, B: A });
  turned.data.dispose();
}
