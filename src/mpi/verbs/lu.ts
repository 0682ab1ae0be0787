// lu of a distributed matrix: p?getrf.
import type { DistributedMatrix } from '../distributedMatrix.ts';
import type { Engine } from './engine.ts';
import { together } from './together.ts';

/** A = P L U. */
export interface DistributedTriangles {
  /** m numbers, the same on every rank: row i of A is row p[i] of L U. */
  readonly p: Int32Array;
  /** m x min(m, n), with ones on the diagonal. */
  readonly l: DistributedMatrix;
  /** min(m, n) x n. */
  readonly u: DistributedMatrix;
  /** 0, or i > 0: u(i, i) is exactly zero, the first such i. */
  readonly info: number;
}

/**
 * A = P L U with a unit lower triangular L and an upper triangular U, by partial pivoting. A: m x n, of any blocks; it is not changed. The
 * factors are in square blocks, of A's height. A singular A is info > 0, and factored all the same. Flops 2n^3/3 for m = n, shared. Source:
 * ScaLAPACK's p?getrf; basalt's getrf on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export function lu(A: DistributedMatrix): Promise<DistributedTriangles> {
  const call = { routine: 'lu', given: [[A, 'A', 1] as const], options: {}, names: [], check: () => undefined };
  return together(call, async (engine) => {
    const { rows: m, cols: n } = A;
    const k = Math.min(m, n);
    const factors = await engine.blocked(A, [A.block[0], A.block[0]]);
    const pivots = k === 0 ? new Int32Array(0) : await factored(engine, factors, k);
    // order[i]: the row of A that pivoting has brought to row i
    const order = Int32Array.from({ length: m }, (_, i) => i);
    for (const [i, pivot] of pivots.entries()) [order[i], order[pivot - 1]] = [order[pivot - 1]!, order[i]!];
    const p = new Int32Array(m);
    for (const [i, row] of order.entries()) p[row] = i;
    const [l, u] = [engine.resized(factors, m, k), engine.resized(factors, k, n)];
    engine.put(l, (i, j) => i < j, 0);
    engine.put(l, (i, j) => i === j, 1);
    engine.put(u, (i, j) => i > j, 0);
    return { p, l, u, info: await engine.firstZero(u) };
  });
}

/** The pivots of all rows, from 1, on every rank. */
async function factored(engine: Engine, A: DistributedMatrix, k: number): Promise<Int32Array> {
  if (engine.alone) {
    const { luAlone } = await import('./alone.ts');
    const { local, pivots } = await luAlone(A);
    A.local.set(local);
    return pivots;
  }
  const mine = new Int32Array(A.localShape[0] + A.block[0]);
  await engine.call(A.type, 'getrf', A.rows, A.cols, ...engine.args(A), mine, new Int32Array(1));
  const all = new Int32Array(k);
  for (const [at, i] of A.localRows.entries()) if (i < k) all[i] = mine[at]!;
  return engine.on.allreduce(all, { op: 'max' });
}
