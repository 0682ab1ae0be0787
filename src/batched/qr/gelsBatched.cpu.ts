// GELS of a batch on the CPU backend: one problem after the other as gels.cpu.ts does it, but with the matrix factored in workspace.
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import { formOf, type Integers, ldName } from '../../core/batchForms.ts';
import { tallOf } from '../../core/leastSquares.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { startsOf } from '../../core/starts.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Elements, realsOf } from '../../engine/ops.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { type GelsProblem, type GelsResult, gelsRef, gelsSteps } from '../../lapack/qr/gels.ref.ts';
import { geqrfEngine } from '../../lapack/qr/geqrf.cpu.ts';
import { ormqrEngine } from '../../lapack/qr/ormqr.cpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import type { BatchSizes } from '../hostOperands.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

type Sized = BatchSizes & { readonly transposed: boolean };

/** One problem on host memory; A is copied. */
function gelsOne(s: Sized, A: FieldMat, B: FieldMat, rss: RealArray | undefined): GelsResult {
  const { m, n } = s;
  const copy: FieldMat = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m), parts: A.parts };
  lacpyRef('f', m, n, A, copy);
  return gelsRef({ ...s, A: copy, B, rss, wantsRcond: false });
}

/** One problem in the engine's memory; `work` has room for p x q and q elements. */
function gelsEngine(e: Engine, r: Elements, s: Sized, A: Place, B: Place, rss: RealArray | undefined, work: number) {
  const { m, n, nrhs } = s;
  const [p, q] = tallOf(s);
  const inT = { at: work, ld: Math.max(1, p) };
  const tau = work + p * q * r.bytes;
  const [T, inA, inB] = [
    () => matrixAt(e, r, p, q, inT),
    () => matrixAt(e, r, m, n, A),
    () => matrixAt(e, r, p, nrhs, B),
  ];
  if (m < n) adjointRef(m, n, inA(), T());
  else lacpyRef('f', m, n, inA(), T());
  const problem: GelsProblem = { ...s, A: T(), B: inB(), rss, wantsRcond: false };
  return e.within((space) =>
    gelsSteps(problem, {
      T,
      B: inB,
      factor: () => geqrfEngine(e, r, space, p, q, inT, tau),
      condition: () => Number.NaN,
      multiply: (transposed) => ormqrEngine(e, r, space, 'l', transposed, p, nrhs, q, inT, tau, B),
      solve: (transposed) => trsmEngine(e, r, 'l', 'u', transposed ? 'c' : 'n', 'n', q, nrhs, 1, inT, B),
    }),
  );
}

/** The routine with as many operands as a call has; its pivots are the ranks, one for each problem. */
function gelsOf(transposed: boolean, wantsRank: boolean, wantsRss: boolean): BatchRoutine {
  const sums: BatchRoutine['matrices'] = wantsRss ? { rss: { rows: (s) => s.nrhs, cols: () => 1, use: 'write' } } : {};
  return {
    matrices: {
      A: { rows: (s) => s.m, cols: (s) => s.n, use: 'read' },
      B: { rows: (s) => Math.max(s.m, s.n), cols: (s) => s.nrhs, use: 'write' },
      ...sums,
    },
    ...(wantsRank ? { pivots: { each: () => 1, use: 'write' as const } } : {}),
    workBytes: ({ m, n }, bytes) => (m * n + Math.min(m, n)) * bytes,
    engine({ e, r, m, n, nrhs, places: [A, B, rss], count, pivots, infos, work }) {
      const s = { m, n, nrhs, transposed };
      const own: RealArray = realsOf(r).bytes === 4 ? new Float32Array(nrhs) : new Float64Array(nrhs);
      for (let b = 0; b < count; b++) {
        const [atA, atB] = [placeOf(A!, b), placeOf(B!, b)];
        // Without memory for the engine's own workspace the views serve the reference.
        const found =
          gelsEngine(e, r, s, atA, atB, rss && own, work) ??
          gelsOne(s, matrixAt(e, r, m, n, atA), matrixAt(e, r, Math.max(m, n), nrhs, atB), rss && own);
        e.heap.view(Int32Array, infos, count)[b] = found.info;
        if (wantsRank) e.heap.view(Int32Array, pivots, count)[b] = found.rank;
        if (rss !== undefined && found.info === 0) arrayAt(e, realsOf(r), placeOf(rss, b).at, nrhs).set(own);
      }
    },
    reference(s, [A, B, rss], ranks, off) {
      const sums = rss?.data.subarray(rss.off, rss.off + s.nrhs);
      const found = gelsOne({ ...s, transposed }, A!, B!, sums);
      if (wantsRank) ranks[off] = found.rank;
      return found.info;
    },
  };
}

/** The places of the sums, those of a problem behind those of the one before, in the words of the call's form. */
function placesOfSums(queue: Queue, { rss, nrhs, batchCount = 0, ...a }: GelsCall) {
  const nothing = { places: {}, release: (): void => {} };
  if (rss === undefined) return nothing;
  if (typeof nrhs !== 'number') return { ...nothing, places: { offsetsRss: startsOf(nrhs) } };
  if (formOf(a as GelsCall) === 'strided') return { ...nothing, places: { strideRss: nrhs } };
  const list = queue.context.upload(
    'i',
    Int32Array.from({ length: batchCount }, (_, b) => b * nrhs),
  );
  return { places: { offsetsRss: { buffer: list, offset: 0 } }, release: () => list.dispose() };
}

type GelsCall = HostBatchCall & { readonly trans: string; readonly nrhs: number | Integers };

export async function gelsBatchedCpu(queue: Queue, call: HostBatchCall): Promise<void> {
  const a = call as GelsCall;
  const routine = gelsOf(a.trans !== 'n', a.rank !== undefined, a.rss !== undefined);
  const { places, release } = placesOfSums(queue, a);
  const { n, rank } = a;
  const ranks = {
    ipiv: rank,
    ...(typeof n === 'number' ? { stridePiv: 1 } : { offsetsPiv: Int32Array.from(n, (_, b) => b) }),
  };
  try {
    // The elements of the sums are side by side, whatever the order of storage.
    await runBatch(queue, { ...a, ...ranks, ...places, [ldName('rss')]: 1 }, routine);
  } finally {
    release();
  }
}
