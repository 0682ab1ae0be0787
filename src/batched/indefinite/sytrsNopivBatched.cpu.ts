// Solutions from L D L^T or L D L^H without pivoting of a batch on the CPU backend: one system after the other on the engine, else by the
// reference.
import type { Mirror, Uplo } from '../../core/matrix.ts';
import { sytrsNopivEngine } from '../../lapack/indefinite/sytrsNopiv.cpu.ts';
import { sytrsNopivRef } from '../../lapack/indefinite/sytrsNopiv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

const solutions = (uplo: Uplo, mirror: Mirror): BatchRoutine => ({
  uplo,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  engine({ e, r, n, nrhs, places: [A, B], count }) {
    for (let b = 0; b < count; b++) sytrsNopivEngine(e, r, uplo, n, nrhs, placeOf(A!, b), placeOf(B!, b), mirror);
  },
  reference({ n, nrhs }, [A, B]) {
    sytrsNopivRef(uplo, n, nrhs, A!, B!, mirror);
    return 0;
  },
});

/** sytrsNopiv of a batch, or hetrsNopiv. */
export const solveNopivBatchedCpu =
  (mirror: Mirror) =>
  (queue: Queue, a: HostBatchCall): Promise<void> =>
    runBatch(queue, a, solutions(a.uplo as Uplo, mirror));

export const sytrsNopivBatchedCpu = /* @__PURE__ */ solveNopivBatchedCpu('t');
