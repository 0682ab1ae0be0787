// GETRI of a batch on the CPU backend: small inverses in lanes, as the solutions of A X = I, larger ones one after the other on the engine,
// else by the reference.
import { matrixAt } from '../../engine/views.ts';
import { invertFactors } from '../../lapack/lu/getri.cpu.ts';
import { getriRef, swapColumnsRef } from '../../lapack/lu/getri.ref.ts';
import { zeroDiagonalRef } from '../../lapack/triangular/trtrs.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type BatchTask, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { fitsLanes, inLanes, placeOf } from '../lanes.cpu.ts';
import { getrsBatchEngine } from './getrsBatched.cpu.ts';
import { invertEach, matricesAt, packed, together } from './matinvBatched.cpu.ts';

/** Elements in registers of real numbers, which n x n matrices and their inverses fit into. */
const fits = (n: number): boolean => fitsLanes(n, n, 2 * n);

function solveInLanes(task: BatchTask): void {
  const { e, r, n, places, pivots, infos, count, work } = task;
  const [A, X] = [places[0]!, packed(n, r.bytes, work)];
  const factors = matricesAt(e, r, n, A, count);
  const found = e.heap.view(Int32Array, infos, count);
  invertEach(task, X, (first, some) => {
    for (let b = first; b < first + some; b++) found[b] = zeroDiagonalRef(n, factors(b));
    const from = { ...A, at: placeOf(A, first).at };
    getrsBatchEngine(e, r, 'n', n, n, from, pivots + 4 * n * first, X, some);
  });
}

function invertOneByOne({ e, r, n, places: [batch], pivots, infos, count, work }: BatchTask): void {
  const L = { at: work, ld: Math.max(1, n) };
  for (let b = 0; b < count; b++) {
    const A = placeOf(batch!, b);
    const info = zeroDiagonalRef(n, matrixAt(e, r, n, n, A));
    e.heap.view(Int32Array, infos, count)[b] = info;
    if (info > 0) continue;
    invertFactors(e, r, n, A, L);
    swapColumnsRef(n, matrixAt(e, r, n, n, A), e.heap.view(Int32Array, pivots + 4 * n * b, n), 0);
  }
}

const getri: BatchRoutine = {
  complex: true,
  matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
  pivots: { each: (s) => s.n, use: 'read' },
  workBytes: ({ n }, bytes, count) => n * n * bytes * (fits(n) ? together(n, count) : 1),
  engine: (task) => (inLanes(task.r, task.n, task.n, 2 * task.n) ? solveInLanes(task) : invertOneByOne(task)),
  reference: ({ n }, [A], ipiv, off) => getriRef(n, A!, ipiv, off),
};

export const getriBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => runBatch(queue, a, getri);
