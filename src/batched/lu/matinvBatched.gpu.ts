// Batched inverses on the GPU: small matrices by elimination in registers, larger ones by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DeviceInvBatch } from '../deviceBatch.ts';
import { enqueueLargeInv } from '../large/inverse.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { invSmall } from '../small.kernels.ts';

/** Enqueues C := A^-1 for every matrix of the batch. */
export function enqueueInvBatch(queue: Queue, f: DeviceInvBatch): void {
  const { n, A, C } = f;
  const operands = { A, C };
  // All of A becomes its inverse, in place: what else could be staged does not exist.
  const inPlace = C.data === A.data && C.off === A.off && C.stride === A.stride && C.rs === A.rs && C.cs === A.cs;
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n, nrhs: 0 }, operands, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
      if (run.n > SMALL) return enqueueLargeInv(queue, run, own);
      const flags = { NONFINITE: Number(own.nonfinite !== undefined), C_IN_A: Number(A.data === C.data) };
      enqueueSmall(queue, { kernel: invSmall, run, operands, reports: own, flags, mayStage: inPlace, force: f.force });
    });
  });
}

export function matinvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueInvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('A') });
}
