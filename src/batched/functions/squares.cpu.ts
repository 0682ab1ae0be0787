// Matrix functions of a batch on the CPU backend: the algorithms of the references, one matrix after the other, on the engine's products
// and solutions; without the engine on the references' own.
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import { type BatchCall, countOf } from '../../core/batchForms.ts';
import type { FieldMat, Ptr } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { combinations, MOST_TERMS } from '../../engine/kernels/combine.ts';
import { level2 } from '../../engine/kernels/level2.ts';
import type { Elements } from '../../engine/ops.ts';
import { realsOf } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { getrfEngine } from '../../lapack/lu/getrf.cpu.ts';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.ts';
import { hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';
import type { RootReport } from './invroot.ref.ts';
import { combine, type Squares, sizesOf, squaresRef } from './squares.ref.ts';

/** Matrices that an algorithm takes at most: those of expm. */
const TAKEN = 10;

/**
 * Matrices in the engine's memory from `work` on, where there is room for TAKEN of them, for the pivots of one, and for the magnitudes of
 * one and two vectors, in double.
 */
function squaresEngine(e: Engine, r: Elements, n: number, work: number): Squares {
  const size = n * n * r.bytes;
  const { combine: combineOn } = e.functionsOf(combinations[realsOf(r).prec]);
  const { gemvT } = e.functionsOf(level2.d);
  let taken = 0;
  const place = (X: FieldMat): Place => ({ at: e.heap.addressOf(X.data)! + X.off * r.bytes, ld: X.ld });
  return {
    n,
    prec: realsOf(r).prec === 's' ? 's' : 'd',
    take: () => matrixAt(e, r, n, n, { at: work + size * taken++, ld: Math.max(1, n) }),
    combine(Y, terms, diagonal = 0) {
      if (terms.length === 0 || terms.length > MOST_TERMS) return combine(n, Y, terms, diagonal);
      const { at, ld } = place(Y);
      // Without gaps all columns are one.
      const whole = diagonal === 0 && ld === n && terms.every(([, X]) => X.ld === n);
      const [rows, cols] = whole ? [r.parts * n * n, 1] : [r.parts * n, n];
      const [x, y, z, w] = terms.map(([c, X]) => ({ c, at: place(X).at, skip: X.ld * r.bytes }));
      const [a, b, c, d] = [x!, y ?? NONE, z ?? NONE, w ?? NONE];
      // Its arguments as a list would take longer than the sum of small matrices.
      combineOn!(
        terms.length,
        rows,
        cols,
        at,
        ld * r.bytes,
        r.bytes,
        diagonal,
        a.at,
        a.skip,
        a.c,
        b.at,
        b.skip,
        b.c,
        c.at,
        c.skip,
        c.c,
        d.at,
        d.skip,
        d.c,
      );
    },
    magnitudes(X) {
      const sizes = work + size * TAKEN + 8 * Math.ceil(n / 2);
      const [v, to] = [sizes + 8 * n * n, sizes + 8 * n * (n + 1)];
      sizesOf(n, X, e.heap.view(Float64Array, sizes, n * n));
      const found = e.heap.view(Float64Array, to, n);
      const multiply = (): void => {
        found.fill(0);
        gemvT!(n, n, 1, sizes, 8 * n, v, to);
      };
      return { v: e.heap.view(Float64Array, v, n), sums: found, multiply };
    },
    multiply: (A, B, C) =>
      gemmEngine(e, r, { m: n, n, k: n, alpha: 1, A: place(A), B: place(B), beta: 0, C: place(C) }),
    solve(A, B) {
      const pivots = work + size * TAKEN;
      const info = getrfEngine(e, r, n, n, place(A), pivots);
      if (info === 0) getrsEngine(e, r, 'n', n, n, place(A), pivots, place(B));
      return info;
    },
  };
}

/** A term that there is not. */
const NONE = { c: 0, at: 0, skip: 0 };

/** Bytes that squaresEngine takes. */
const bytesOf = (n: number, bytes: number): number => TAKEN * n * n * bytes + 8 * Math.ceil(n / 2) + 8 * n * (n + 2);

/** f of one matrix in the engine's memory, from where it goes back to A. */
export function withSquares<R>(
  e: Engine,
  r: Elements,
  space: Workspace,
  n: number,
  A: FieldMat,
  f: (s: Squares, own: FieldMat) => R,
): R {
  const work = space.take(bytesOf(n, r.bytes));
  return f(squaresEngine(e, r, n, work), matrixAt(e, r, n, n, space.matrix(A, n, n, 'write')));
}

/** C := f(A) by a reference, for every matrix of a batch; what it found of each, in the order in which they are computed. */
function routineOf(f: (s: Squares, A: FieldMat, C: FieldMat) => number): BatchRoutine {
  const size = { rows: (s: { n: number }) => s.n, cols: (s: { n: number }) => s.n };
  return {
    complex: true,
    matrices: { A: { ...size, use: 'read' }, C: { ...size, use: 'write' } },
    workBytes: ({ n }, bytes) => bytesOf(n, bytes),
    engine({ e, r, n, places: [A, C], infos, count, work }) {
      const found = e.heap.view(Int32Array, infos, count);
      for (let b = 0; b < count; b++) {
        const [own, to] = [matrixAt(e, r, n, n, placeOf(A!, b)), matrixAt(e, r, n, n, placeOf(C!, b))];
        found[b] = f(squaresEngine(e, r, n, work), own, to);
      }
    },
    reference: ({ n }, [A, C]) => f(squaresRef(n, A!), A!, C!),
  };
}

export const runFunction = (queue: Queue, a: HostBatchCall, f: (s: Squares, A: FieldMat, C: FieldMat) => number) =>
  runBatch(queue, a, routineOf(f));

/** The same of an iteration, whose steps and errors are reported too if the call has a place for them. */
export async function runIteration(
  queue: Queue,
  a: HostBatchCall,
  f: (s: Squares, A: FieldMat, C: FieldMat) => RootReport,
): Promise<void> {
  const found: RootReport[] = [];
  const routine = routineOf((s, A, C) => {
    const report = f(s, A, C);
    found.push(report);
    return report.info;
  });
  await runBatch(queue, a, routine);
  const [info, iter, error] = await Promise.all([
    hostVector(a.info as Ptr<'i'>, 'read'),
    a.iter === undefined ? undefined : hostVector(a.iter as Ptr<'i'>, 'write'),
    a.error === undefined ? undefined : hostVector(a.error as Ptr<'d'>, 'write'),
  ]);
  const order = computedOrder(a, (b) => info.data[info.off + b]! >= 0);
  for (let b = 0; b < countOf(a); b++) {
    const report = found[order[b]!];
    if (iter !== undefined) iter.data[iter.off + b] = report?.iter ?? 0;
    if (error !== undefined) error.data[error.off + b] = report?.error ?? Number.NaN;
  }
}

/** When each problem was computed: those of one size together, in the order in which sizes first appear; -1 for those left out. */
function computedOrder(a: BatchCall, computed: (b: number) => boolean): Int32Array {
  const members = new Map<number, number[]>();
  const order = new Int32Array(countOf(a)).fill(-1);
  for (let b = 0; b < order.length; b++) {
    if (!computed(b)) continue;
    const n = typeof a.n === 'number' ? a.n : a.n[b]!;
    const same = members.get(n);
    if (same === undefined) members.set(n, [b]);
    else same.push(b);
  }
  let next = 0;
  for (const list of members.values()) for (const b of list) order[b] = next++;
  return order;
}
