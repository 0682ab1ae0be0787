// ORGLQ on the GPU: ORGQR of the transpose.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { leaseMatrix } from './gelqf.gpu.ts';
import type { OrglqArgs } from './orglq.spec.ts';
import { enqueueOrgqr } from './orgqr.gpu.ts';
import { applyBlock } from './ormqr.gpu.ts';

export interface DeviceOrglq {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: DeviceMat;
  /** May lie in A's buffer. */
  readonly tau: DeviceMat;
  /** Of the products. Default 'strict'. */
  readonly math?: UpdateMath | undefined;
  /** Reflectors of a block; 0 or absent: as applyBlock says. */
  readonly nb?: number | undefined;
}

export function orglqGpu(queue: Queue, a: Bound<OrglqArgs<Prec>>): void {
  const { m, n, k, math, nb } = a;
  const why = `orgqr of the transpose, in blocks of ${applyBlock(a)} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
  enqueueOrglq(queue, { m, n, k, A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1), math, nb });
}

/** Enqueues A := the first m rows of Q = H(k-1) ... H(0), n >= m >= k, from the v's in the first k rows of A. */
export function enqueueOrglq(queue: Queue, { m, n, k, A, tau, math, nb }: DeviceOrglq): void {
  if (m === 0) return;
  const turned = leaseMatrix(queue, n, m);
  if (k > 0) enqueueTranspose(queue, { m: k, n, A, B: turned });
  enqueueOrgqr(queue, { m: n, n: m, k, A: turned, tau, math, nb });
  enqueueTranspose(queue, { m: n, n: m, A: turned, B: A });
  turned.data.dispose();
}
