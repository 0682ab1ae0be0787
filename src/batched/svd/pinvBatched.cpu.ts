// Pseudoinverses and ranks of a batch on the CPU backend: one matrix after the other by the engine's divide and conquer and a product,
// without the engine by the references.
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import { countOf } from '../../core/batchForms.ts';
import { matrixAt } from '../../engine/views.ts';
import { takeMatrix } from '../../lapack/qr/gelqf.cpu.ts';
import { copyRef } from '../../lapack/schur/doubles.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type EachRoutine, listOf, type Problem, runEach } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { decomposed } from './decomposed.cpu.ts';
import { decomposedRef, factorsRef, fillWithNan, pinvRef } from './pinv.ref.ts';

/** Ranks of the matrices of a call, and with `inverts` their pseudoinverses. */
export async function ranksOf(queue: Queue, a: HostBatchCall, inverts: boolean): Promise<void> {
  const [info, rank] = await Promise.all(['info', 'rank'].map((name) => listOf<Int32Array>(a[name], 'write')));
  // Of problems that are not inside their buffers.
  rank?.data.fill(0, rank.off, rank.off + countOf(a));
  const rcond = a.rcond as number;
  const report = ({ b }: Problem, found: { readonly info: number; readonly rank: number }): void => {
    info!.data[info!.off + b] = found.info;
    if (rank !== undefined) rank.data[rank.off + b] = found.rank;
  };
  const A: EachRoutine['matrices'][string] = { rows: (s) => s.m, cols: (s) => s.n, use: 'read' };
  const X: EachRoutine['matrices'][string] = { rows: (s) => s.n, cols: (s) => s.m, use: 'write' };
  await runEach(queue, a, {
    matrices: inverts ? { A, X } : { A },
    engine(e, r, space, one, [inA, inX]) {
      const { m, n } = one;
      const k = Math.min(m, n);
      const [inU, inV] = inverts ? [takeMatrix(space, r, m, k), takeMatrix(space, r, k, n)] : [];
      // A is a copy.
      const asked = { m, n, A: matrixAt(e, r, m, n, inA!), rcond, vectors: inverts };
      const found = factorsRef(asked, (problem) => decomposed(problem, { e, r, space, inA: () => inA! }));
      report(one, found);
      if (inU === undefined || inV === undefined || k === 0) return;
      const { U, VT } = found;
      if (U === undefined || VT === undefined) return fillWithNan(n, m, matrixAt(e, r, n, m, inX!));
      copyRef(m, k, U, matrixAt(e, r, m, k, inU));
      copyRef(k, n, VT, matrixAt(e, r, k, n, inV));
      const both = { transA: 'c', transB: 'c', alpha: 1, beta: 0 } as const;
      gemmEngine(e, r, { ...both, m: n, n: m, k: found.rank, A: inV, B: inU, C: inX! });
    },
    reference(one, [A, X]) {
      const { m, n } = one;
      if (inverts) report(one, pinvRef(m, n, A!, X!, rcond));
      else report(one, factorsRef({ m, n, A: A!, rcond, vectors: false }, decomposedRef));
    },
  });
}

export const pinvBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => ranksOf(queue, a, true);
