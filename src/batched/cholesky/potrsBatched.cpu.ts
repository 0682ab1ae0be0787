// POTRS of a batch on the CPU backend: small systems in lanes, larger ones one after the other on the engine, else by the reference.
import { flopsPotrs, total } from '../../core/flops.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { batchedPotrs } from '../../engine/kernels/batchedCholesky.ts';
import type { Elements } from '../../engine/ops.ts';
import { potrsEngine } from '../../lapack/cholesky/potrs.cpu.ts';
import { potrsRef } from '../../lapack/cholesky/potrs.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { type BatchPlace, inLanes, placeOf, runLanes } from '../lanes.cpu.ts';

/** B := A^-1 B for each of the systems, from their factors. */
function potrsBatchEngine(
  e: Engine,
  r: Elements,
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: BatchPlace,
  B: BatchPlace,
  count: number,
): void {
  if (inLanes(r, n, n, n + nrhs)) {
    const flops = count * total(flopsPotrs(n, nrhs));
    runLanes(e, r, batchedPotrs[uplo](r, n), 'potrs', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
      ...[n, nrhs],
    ]);
  } else {
    for (let b = 0; b < count; b++) potrsEngine(e, r, uplo, n, nrhs, placeOf(A, b), placeOf(B, b));
  }
}

const potrs = (uplo: Uplo): BatchRoutine => ({
  uplo,
  complex: true,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  engine: ({ e, r, n, nrhs, places: [A, B], count }) => potrsBatchEngine(e, r, uplo, n, nrhs, A!, B!, count),
  reference({ n, nrhs }, [A, B]) {
    potrsRef(uplo, n, nrhs, A!, B!);
    return 0;
  },
});

export const potrsBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, potrs(a.uplo as Uplo));
