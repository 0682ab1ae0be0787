// GEQRF of a batch at equal distances on the CPU backend: small matrices in lanes, larger ones one after the other; without the engine by
// the reference.
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import { flopsGeqrf, total } from '../core/flops.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { Engine } from '../engine/engine.ts';
import { batchedGeqrf } from '../engine/kernels/batchedQr.ts';
import type { Real } from '../engine/ops.ts';
import { geqrfEngine } from '../lapack/geqrf.cpu.ts';
import { geqrfRef } from '../lapack/geqrf.ref.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GeqrfStridedBatchedArgs } from './geqrfStridedBatched.ts';
import { type BatchPlace, batchPlaces, fitsLanes, matOf, placeOf, runLanes } from './lanes.cpu.ts';

/** A = Q R for each of the matrices, which must fit lanes. */
export function geqrfBatchEngine(
  e: Engine,
  r: Real,
  m: number,
  n: number,
  A: BatchPlace,
  tau: BatchPlace,
  count: number,
): void {
  const flops = count * total(flopsGeqrf(m, n));
  runLanes(e, r, batchedGeqrf(r, m), 'geqrf', { count, flops }, (first) => [
    ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
    ...[placeOf(tau, first).at, tau.strideBytes, m, n],
  ]);
}

export async function geqrfStridedBatchedCpu(queue: Queue, a: Bound<GeqrfStridedBatchedArgs<Prec>>): Promise<void> {
  const { m, n, batchCount: count } = a;
  const [hostA, hostTau] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostMat(a.tau, a.strideTau, 'write')]);
  const order = Math.min(m, n);
  const A = { ...(hostA as RealMat), rows: m, cols: n, stride: a.strideA, count };
  const tau = { ...(hostTau as RealMat), rows: order, cols: 1, stride: a.strideTau, count };
  const reference = (b: number): void => geqrfRef(m, n, matOf(A, b), tau.data, tau.off + b * tau.stride);
  compute(
    queue,
    a,
    (e, r, space) => {
      if (fitsLanes(order, m, n)) {
        const [inA, inTau] = batchPlaces(space, r, [A, tau]) as [BatchPlace, BatchPlace];
        geqrfBatchEngine(e, r, m, n, inA, inTau, count);
        return;
      }
      // Each of the others takes workspace, and gives it back.
      for (let b = 0; b < count; b++) {
        const done = e.within((own) => {
          const scales = own.vector({ ...matOf(tau, b), ld: 1 }, order, 'write').at;
          geqrfEngine(e, r, own, m, n, own.matrix(matOf(A, b), m, n, 'write'), scales);
          return true;
        });
        if (done === undefined) reference(b);
      }
    },
    () => {
      for (let b = 0; b < count; b++) reference(b);
    },
  );
}
