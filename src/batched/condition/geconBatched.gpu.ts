// Condition numbers of batches on the GPU, from factors of LU or of Cholesky: the whole estimate of a matrix by a workgroup, or a part of
// one.

import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { type BatchMat, batchParams, isListed, type Sizes } from '../deviceBatch.ts';
import { withOwnLists } from '../ownLists.gpu.ts';
import { conGroup, conTuning, vectorShape } from '../vectorGroup.kernels.ts';

export interface DeviceGeconBatch {
  /** The lower triangle is L of L L^H, or its conjugate; else LU. */
  readonly cholesky: boolean;
  /** Of the infinity norm: the 1-norm of the adjoint. */
  readonly byRowSums: boolean;
  readonly n: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly A: BatchMat;
  /** One element per problem. */
  readonly anorm: DeviceMat;
  readonly rcond: DeviceMat;
  /** Name of a rule in vectorGroup.kernels.ts. */
  readonly force?: string | undefined;
}

/** Enqueues rcond(b) := 1 / (||A|| ||A^-1||) for every matrix of the batch, of which a workgroup has the rows. */
export function enqueueGeconBatch(queue: Queue, s: DeviceGeconBatch): void {
  const { n, A, anorm, cholesky } = s;
  const type = A.data.type as SingleType;
  withOwnLists(queue, s.count, [A.data, anorm.data], { rcond: s.rcond }, ({ rcond }) => {
    eachRun(queue, { ...s, m: n, nrhs: 0 }, { A }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
      const { choice: shape } = vectorShape(queue, run.n, type, s.force);
      const listed = isListed(run);
      const params = {
        ...batchParams(run, { A }, {}),
        byRows: Number(A.rs !== 1),
        flip: Number(s.byRowSums),
        offN: anorm.off,
        offR: rcond.off,
      };
      const buffers = { A: A.data, anorm: anorm.data, rcond: rcond.data, ...(listed ? { records: run.records } : {}) };
      const groups = Math.ceil((run.count * shape.LANES) / shape.THREADS);
      queue.launch(conGroup, conTuning(shape, listed, cholesky, type), buffers, params, [groups, 1, 1]);
    });
  });
}

export function geconBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const [anorm, rcond] = [deviceMat(a.anorm as Ptr<'s'>, 1), deviceMat(a.rcond as Ptr<'s'>, 1)];
  const lists = { anorm, rcond, byRowSums: a.norm === 'i' };
  enqueueGeconBatch(queue, { ...of.batch, ...lists, cholesky: false, A: of.mat('A') });
}
