// Exponentials of larger matrices of a batch on the GPU: the polynomial and the squarings of expm_group, each product one dispatch for the
// batch.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun, isListed, recordsOf } from '../deviceBatch.ts';
import type { ReportedIteration } from './functionBatch.ts';
import { eachWorkspace } from './newton.gpu.ts';
import { expmFinish, expmStart, expmSum, expmTerms, placedVariants, plainTuning, THREADS } from './newton.kernels.ts';

/** As lib/expm_taylor has them. A problem that needs fewer squarings takes part in no more. */
const [X3, MOST_HALVINGS] = [2 / 3, 144];
/** Threads of a row of workgroups of expm_sum. */
const WIDTH = 2 ** 20;

/** Enqueues C := e^A. */
export function enqueueExpmProducts(queue: Queue, run: BatchRun, f: ReportedIteration): void {
  eachWorkspace(queue, run, f, 5, (w) => {
    const [A, B, G, H, F] = w.matrices as [DeviceBuffer, DeviceBuffer, DeviceBuffer, DeviceBuffer, DeviceBuffer];
    const { params, state, run } = w;
    const { count } = w.run;
    queue.launch(
      expmStart,
      placedVariants.of(undefined, { LISTED: isListed(run) }),
      { M: A, state, ...recordsOf(run) },
      params,
      [count, 1, 1],
    );
    w.multiply({ A, B: A, D: B });
    queue.launch(expmTerms, plainTuning, { A, B, H, G, state }, params, [count, 1, 1]);
    w.multiply({ A: B, B: H, D: F, E: B, beta: X3 });
    const elements = w.ld * w.ld * count;
    const width = Math.min(elements, WIDTH);
    const groups = [Math.ceil(width / THREADS), Math.ceil(elements / width), 1] as const;
    queue.launch(expmSum, plainTuning, { F, G }, { elements, width }, groups);
    w.multiply({ A: F, B: G, D: B, E: A, beta: 1, gamma: 1 });
    let [X, next] = [B, H];
    for (let step = 1; step <= MOST_HALVINGS; step++) {
      w.multiply({ A: X, B: X, D: next, step });
      [X, next] = [next, X];
    }
    const { info, nonfinite } = w.own;
    const reports = { info: info.data, nonfinite: nonfinite.data };
    const buffers = { X: B, Y: H, state, ...reports, ...recordsOf(run) };
    queue.launch(expmFinish, placedVariants.of(undefined, { LISTED: isListed(run) }), buffers, params, [count, 1, 1]);
    w.scatter(B);
  });
}
