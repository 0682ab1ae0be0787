// POTRF of a batch at equal distances on the CPU backend: small matrices in lanes, larger ones one after the other; without the engine by
// the recursive reference.
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import { flopsPotrf, total } from '../core/flops.ts';
import type { RealMat, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { Engine } from '../engine/engine.ts';
import { batchedPotrf } from '../engine/kernels/batchedCholesky.ts';
import type { Real } from '../engine/ops.ts';
import { POTRF_WORK, potrfEngine } from '../lapack/potrf.cpu.ts';
import { potrfRef } from '../lapack/potrf.ref.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchPlace, batchPlaces, fitsLanes, matOf, placeOf, runLanes, storeIntegers } from './lanes.cpu.ts';
import type { PotrfStridedBatchedArgs } from './potrfStridedBatched.ts';

/** The factor of each of the matrices; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export function potrfBatchEngine(
  e: Engine,
  r: Real,
  uplo: Uplo,
  n: number,
  A: BatchPlace,
  info: number,
  count: number,
  work: number,
): void {
  if (fitsLanes(n, n, n)) {
    const flops = count * total(flopsPotrf(n));
    runLanes(e, r, batchedPotrf[uplo](r, n), 'potrf', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[info + 4 * first, n],
    ]);
  } else {
    const infos = e.heap.view(Int32Array, info, count);
    for (let b = 0; b < count; b++) infos[b] = potrfEngine(e, r, uplo, n, placeOf(A, b), work);
  }
}

export async function potrfStridedBatchedCpu(queue: Queue, a: Bound<PotrfStridedBatchedArgs<Prec>>): Promise<void> {
  const { uplo, n, batchCount: count } = a;
  const [host, info] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.info, 'write')]);
  const A = { ...(host as RealMat), rows: n, cols: n, stride: a.strideA, count };
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA] = batchPlaces(space, r, [A]) as [BatchPlace];
      const [infos, work] = [space.take(4 * count), space.take(POTRF_WORK * r.bytes)];
      potrfBatchEngine(e, r, uplo, n, inA, infos, count, work);
      storeIntegers(e, infos, 1, count, info);
    },
    () => {
      for (let b = 0; b < count; b++) info.data[info.off + b] = potrfRef(uplo, n, matOf(A, b));
    },
  );
}
