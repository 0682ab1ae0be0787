// GESV of a batch at equal distances on the CPU backend: small systems in lanes, factored and solved in one go, larger ones one after the
// other; without the engine by the reference.
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import { flopsGesv, total } from '../core/flops.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { Engine } from '../engine/engine.ts';
import { batchedGesv } from '../engine/kernels/batchedLu.ts';
import type { Real } from '../engine/ops.ts';
import { gesvRef } from '../lapack/gesv.ref.ts';
import { getrfEngine } from '../lapack/getrf.cpu.ts';
import { getrsEngine } from '../lapack/getrs.cpu.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GesvStridedBatchedArgs } from './gesvStridedBatched.ts';
import { type BatchPlace, batchPlaces, fitsLanes, matOf, placeOf, runLanes, storeIntegers } from './lanes.cpu.ts';

/** B := A^-1 B for each of the systems; n pivots and one info for each follow each other at `ipiv` and `info`. */
export function gesvBatchEngine(
  e: Engine,
  r: Real,
  n: number,
  nrhs: number,
  A: BatchPlace,
  ipiv: number,
  B: BatchPlace,
  info: number,
  count: number,
): void {
  // Behind A in a group, B twice: a singular matrix keeps its own.
  if (fitsLanes(n, n, n + 2 * nrhs)) {
    const flops = count * total(flopsGesv(n, nrhs));
    runLanes(e, r, batchedGesv(r, n), 'gesv', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[ipiv + 4 * n * first, 4 * n],
      ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
      ...[info + 4 * first, n, nrhs],
    ]);
  } else {
    const infos = e.heap.view(Int32Array, info, count);
    for (let b = 0; b < count; b++) {
      const pivots = ipiv + 4 * n * b;
      infos[b] = getrfEngine(e, r, n, n, placeOf(A, b), pivots);
      if (infos[b] === 0) getrsEngine(e, r, 'n', n, nrhs, placeOf(A, b), pivots, placeOf(B, b));
    }
  }
}

export async function gesvStridedBatchedCpu(queue: Queue, a: Bound<GesvStridedBatchedArgs<Prec>>): Promise<void> {
  const { n, nrhs, batchCount: count } = a;
  const [hostA, ipiv, hostB, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostMat(a.ipiv, a.stridePiv, 'write'),
    hostMat(a.B, a.ldb, 'write'),
    hostVector(a.info, 'write'),
  ]);
  const A = { ...(hostA as RealMat), rows: n, cols: n, stride: a.strideA, count };
  const B = { ...(hostB as RealMat), rows: n, cols: nrhs, stride: a.strideB, count };
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = batchPlaces(space, r, [A, B]) as [BatchPlace, BatchPlace];
      const [pivots, infos] = [space.take(4 * n * count), space.take(4 * count)];
      gesvBatchEngine(e, r, n, nrhs, inA, pivots, inB, infos, count);
      storeIntegers(e, pivots, n, count, ipiv);
      storeIntegers(e, infos, 1, count, info);
    },
    () => {
      for (let b = 0; b < count; b++) {
        info.data[info.off + b] = gesvRef(n, nrhs, matOf(A, b), ipiv.data, ipiv.off + b * ipiv.ld, matOf(B, b));
      }
    },
  );
}
