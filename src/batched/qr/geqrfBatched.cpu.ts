// GEQRF of a batch on the CPU backend: small real matrices in lanes, others one after the other; without the engine by the reference.
import { ldName } from '../../core/batchForms.ts';
import { flopsGeqrf, total } from '../../core/flops.ts';
import type { Engine } from '../../engine/engine.ts';
import { batchedGeqrf } from '../../engine/kernels/batchedQr.ts';
import type { Elements } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import { geqrfEngine } from '../../lapack/qr/geqrf.cpu.ts';
import { geqrfRef } from '../../lapack/qr/geqrf.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { type BatchPlace, inLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/** A = Q R for each of the matrices, in the engine's memory. */
export function geqrfBatchEngine(
  e: Engine,
  r: Elements,
  m: number,
  n: number,
  A: BatchPlace,
  tau: BatchPlace,
  count: number,
): void {
  const order = Math.min(m, n);
  if (inLanes(r, order, m, n)) {
    const flops = count * total(flopsGeqrf(m, n));
    runLanes(e, r, batchedGeqrf(r, m), 'geqrf', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[placeOf(tau, first).at, tau.strideBytes, m, n],
    ]);
    return;
  }
  // Each of the others takes workspace, and gives it back.
  for (let b = 0; b < count; b++) {
    const [own, scales] = [placeOf(A, b), placeOf(tau, b).at];
    const done = e.within((space) => {
      geqrfEngine(e, r, space, m, n, own, scales);
      return true;
    });
    if (done === undefined) geqrfRef(m, n, matrixAt(e, r, m, n, own), arrayAt(e, r, scales, order));
  }
}

const geqrf: BatchRoutine = {
  complex: true,
  matrices: {
    A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
    tau: { rows: (s) => Math.min(s.m, s.n), cols: () => 1, use: 'write' },
  },
  engine: ({ e, r, m, n, places: [A, tau], count }) => geqrfBatchEngine(e, r, m, n, A!, tau!, count),
  reference({ m, n }, [A, tau]) {
    geqrfRef(m, n, A!, tau!.data, tau!.off);
    return 0;
  },
};

/** The elements of a tau are side by side, whatever the order of storage. */
const adjacent = { [ldName('tau')]: 1 };

export const geqrfBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, { ...a, ...adjacent }, geqrf);
