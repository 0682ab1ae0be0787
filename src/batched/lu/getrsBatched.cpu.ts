// GETRS of a batch on the CPU backend: small systems in lanes, larger ones one after the other on the engine, else by the reference.
import { flopsGetrs, total } from '../../core/flops.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { batchedGetrs } from '../../engine/kernels/batchedLuSolve.ts';
import type { Elements } from '../../engine/ops.ts';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.ts';
import { getrsRef } from '../../lapack/lu/getrs.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { type BatchPlace, inLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/** B := op(A)^-1 B for each of the systems; n pivots for each follow each other at `ipiv`, legal ones. */
export function getrsBatchEngine(
  e: Engine,
  r: Elements,
  trans: Trans,
  n: number,
  nrhs: number,
  A: BatchPlace,
  ipiv: number,
  B: BatchPlace,
  count: number,
): void {
  if (inLanes(r, n, n, n + nrhs)) {
    const flops = count * total(flopsGetrs(n, nrhs));
    runLanes(e, r, batchedGetrs(r, n), 'getrs', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[ipiv + 4 * n * first, 4 * n],
      ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
      ...[trans === 'n' ? 0 : 1, n, nrhs],
    ]);
  } else {
    for (let b = 0; b < count; b++) getrsEngine(e, r, trans, n, nrhs, placeOf(A, b), ipiv + 4 * n * b, placeOf(B, b));
  }
}

const getrs = (trans: Trans): BatchRoutine => ({
  complex: true,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  pivots: { each: (s) => s.n, use: 'read' },
  engine: ({ e, r, n, nrhs, places: [A, B], pivots, count }) =>
    getrsBatchEngine(e, r, trans, n, nrhs, A!, pivots, B!, count),
  reference({ n, nrhs }, [A, B], ipiv, off) {
    getrsRef(trans, n, nrhs, A!, ipiv, off, B!);
    return 0;
  },
});

export const getrsBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, getrs(a.trans as Trans));
