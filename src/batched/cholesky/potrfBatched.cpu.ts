// POTRF of a batch on the CPU backend: small matrices in lanes, larger ones one after the other; without the engine by the recursive
// reference.
import { flopsPotrf, total } from '../../core/flops.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { batchedPotrf } from '../../engine/kernels/batchedCholesky.ts';
import type { Elements } from '../../engine/ops.ts';
import { POTRF_WORK, potrfEngine } from '../../lapack/cholesky/potrf.cpu.ts';
import { potrfRef } from '../../lapack/cholesky/potrf.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { type BatchPlace, inLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/** The factor of each of the matrices; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export function potrfBatchEngine(
  e: Engine,
  r: Elements,
  uplo: Uplo,
  n: number,
  A: BatchPlace,
  info: number,
  count: number,
  work: number,
): void {
  if (inLanes(r, n, n, n)) {
    const flops = count * total(flopsPotrf(n));
    runLanes(e, r, batchedPotrf[uplo](r, n), 'potrf', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[info + 4 * first, n],
    ]);
  } else {
    const infos = e.heap.view(Int32Array, info, count);
    for (let b = 0; b < count; b++) infos[b] = potrfEngine(e, r, uplo, n, placeOf(A, b), work);
  }
}

const potrf = (uplo: Uplo): BatchRoutine => ({
  uplo,
  complex: true,
  matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
  workBytes: (_s, bytes) => POTRF_WORK * bytes,
  engine: ({ e, r, n, places, infos, count, work }) => potrfBatchEngine(e, r, uplo, n, places[0]!, infos, count, work),
  reference: ({ n }, [A]) => potrfRef(uplo, n, A!),
});

export const potrfBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, potrf(a.uplo as Uplo));
