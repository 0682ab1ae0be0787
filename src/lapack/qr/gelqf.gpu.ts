// GELQF on the GPU: QR of the transpose, which has the same reflectors.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { type DeviceGeqrf, enqueueGeqrf } from './geqrf.gpu.ts';
import { takeMatrix } from './larft.gpu.ts';
import { qrBlock } from './qrBlocks.ts';
import type { GelqfArgs } from './routines.gen.ts';

export function gelqfGpu(queue: Queue, a: Bound<GelqfArgs<Prec>>): void {
  const { m, n, nb } = a;
  const why = `QR of the transpose, in blocks of ${qrBlock({ m: n, n: m, nb })} columns`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
  enqueueGelqf(queue, onDevice(a));
}

/** Enqueues A = L Q, A: m x n: L and the v's to A, tau. */
export function enqueueGelqf(queue: Queue, { m, n, A, tau, math, nb }: DeviceGeqrf): void {
  if (m === 0 || n === 0) return;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, A, n, m);
    enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
    enqueueGeqrf(queue, { m: n, n: m, A: turned, tau, math, nb });
    enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
  });
}
