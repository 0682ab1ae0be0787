// GETRS of doubles on the GPU: interchanges and two triangular solves.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrsSteps } from './getrs.steps.ts';
import { enqueueLaswp } from './laswp.gpu.ts';
import type { GetrsArgs } from './routines.gen.ts';

export function getrsDoubles(queue: Queue, a: Bound<GetrsArgs<'d' | 'z'>>): void {
  const { trans, n, nrhs } = a;
  const why = 'doubles: interchanges and two triangular solves';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsm_double', why });
  const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), B: deviceMat(a.B, a.ldb) };
  enqueueGetrsDoubles(queue, { trans, n, nrhs, ...operands });
}

export interface DeviceGetrsDoubles {
  readonly trans: Trans;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly B: DeviceMat;
}

/** Enqueues B := op(A)^-1 B with P A = L U in A. */
export function enqueueGetrsDoubles(queue: Queue, { trans, n, nrhs, A, ipiv, B }: DeviceGetrsDoubles): void {
  const ops = {
    trsm: (...call: Parameters<Triangular<DeviceMat>>) => enqueueTrsmDoubles(queue, ...call),
    interchange: (X: DeviceMat, forward: boolean) =>
      enqueueLaswp(queue, { m: n, A: X, from: 0, to: nrhs, first: 0, count: n, ipiv, backward: !forward }),
  };
  getrsSteps<DeviceMat>(ops, trans, n, nrhs, A, B);
}
