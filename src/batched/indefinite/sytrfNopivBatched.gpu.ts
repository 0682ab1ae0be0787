// Batched L D L^T without pivoting on the GPU: small matrices in registers, larger ones by the kernels in large. An upper triangle is the
// lower one of its transpose, whose distances are exchanged: what runs here knows lower ones only.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DeviceSytrfNopivBatch } from '../deviceBatch.ts';
import { enqueueLargeSytrfNopiv } from '../large/factor.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { cholSmall } from '../small.kernels.ts';

/** Enqueues A := L and D for every matrix of the batch. */
export function enqueueSytrfNopivBatch(queue: Queue, f: DeviceSytrfNopivBatch): void {
  const { n, A } = f;
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
      if (run.n > SMALL) return enqueueLargeSytrfNopiv(queue, run, own);
      const NONFINITE = Number(own.nonfinite !== undefined);
      const flags = { LDL: 1, FLIPPED: 0, SOLVES: 0, NONFINITE, B_IN_A: 0, RHS: 1 };
      enqueueSmall(queue, {
        kernel: cholSmall,
        run,
        operands: { A },
        reports: own,
        flags,
        mayStage: true,
        force: f.force,
      });
    });
  });
}

export function sytrfNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrfNopivBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A', a.uplo === 'u') });
}
