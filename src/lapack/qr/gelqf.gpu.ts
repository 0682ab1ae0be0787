// GELQF on the GPU: QR of the transpose, which has the same reflectors.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import type { GelqfArgs } from './gelqf.spec.ts';
import { enqueueGeqrf, qrBlock } from './geqrf.gpu.ts';

export interface DeviceGelqf {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  /** May lie in A's buffer. */
  readonly tau: DeviceMat;
  /** Of the updates behind a block. Default 'strict'. */
  readonly math?: UpdateMath | undefined;
  /** Rows of a block; 0 or absent: as qrBlock says. */
  readonly nb?: number | undefined;
}

export function gelqfGpu(queue: Queue, a: Bound<GelqfArgs<Prec>>): void {
  const { m, n, math, nb } = a;
  const why = `QR of the transpose, in blocks of ${qrBlock({ m: n, n: m, nb })} columns`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
  enqueueGelqf(queue, { m, n, A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1), math, nb });
}

/** Workspace for a rows x cols matrix. */
export function leaseMatrix({ context }: Queue, rows: number, cols: number): DeviceMat {
  const ld = Math.max(4, Math.ceil(rows / 4) * 4); // the fast gemm kernels need multiples of four
  return { data: context.lease('s', ld * Math.max(1, cols)), off: 0, ld };
}

/** Enqueues A = L Q, A: m x n: L and the v's to A, tau. */
export function enqueueGelqf(queue: Queue, { m, n, A, tau, math, nb }: DeviceGelqf): void {
  if (m === 0 || n === 0) return;
  const turned = leaseMatrix(queue, n, m);
  enqueueTranspose(queue, { m, n, A, B: turned });
  enqueueGeqrf(queue, { m: n, n: m, A: turned, tau, math, nb });
  enqueueTranspose(queue, { m: n, n: m, A: turned, B: A });
  turned.data.dispose();
}
