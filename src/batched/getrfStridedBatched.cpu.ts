// GETRF of a batch at equal distances on the CPU backend: small matrices in lanes, larger ones one after the other; without the engine by
// the recursive reference.
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import { flopsGetrf, total } from '../core/flops.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { Engine } from '../engine/engine.ts';
import { batchedGetrf } from '../engine/kernels/batchedLu.ts';
import type { Real } from '../engine/ops.ts';
import { getrfEngine } from '../lapack/getrf.cpu.ts';
import { getrfRecursiveRef } from '../lapack/getrf.ref.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GetrfStridedBatchedArgs } from './getrfStridedBatched.ts';
import { type BatchPlace, batchPlaces, fitsLanes, matOf, placeOf, runLanes, storeIntegers } from './lanes.cpu.ts';

/** P A = L U for each of the matrices; min(m, n) pivots and one info for each follow each other at `ipiv` and `info`. */
export function getrfBatchEngine(
  e: Engine,
  r: Real,
  m: number,
  n: number,
  A: BatchPlace,
  ipiv: number,
  info: number,
  count: number,
): void {
  const order = Math.min(m, n);
  if (fitsLanes(order, m, n)) {
    const flops = count * total(flopsGetrf(m, n));
    runLanes(e, r, batchedGetrf(r, m), 'getrf', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[ipiv + 4 * order * first, 4 * order, info + 4 * first, m, n],
    ]);
  } else {
    const infos = e.heap.view(Int32Array, info, count);
    for (let b = 0; b < count; b++) infos[b] = getrfEngine(e, r, m, n, placeOf(A, b), ipiv + 4 * order * b);
  }
}

export async function getrfStridedBatchedCpu(queue: Queue, a: Bound<GetrfStridedBatchedArgs<Prec>>): Promise<void> {
  const { m, n, batchCount: count } = a;
  const [host, ipiv, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostMat(a.ipiv, a.stridePiv, 'write'),
    hostVector(a.info, 'write'),
  ]);
  const order = Math.min(m, n);
  const A = { ...(host as RealMat), rows: m, cols: n, stride: a.strideA, count };
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA] = batchPlaces(space, r, [A]) as [BatchPlace];
      const [pivots, infos] = [space.take(4 * order * count), space.take(4 * count)];
      getrfBatchEngine(e, r, m, n, inA, pivots, infos, count);
      storeIntegers(e, pivots, order, count, ipiv);
      storeIntegers(e, infos, 1, count, info);
    },
    () => {
      for (let b = 0; b < count; b++) {
        info.data[info.off + b] = getrfRecursiveRef(m, n, matOf(A, b), ipiv.data, ipiv.off + b * ipiv.ld);
      }
    },
  );
}
