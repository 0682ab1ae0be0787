// POSV of a batch at equal distances on the CPU backend: small systems in lanes, factored and solved in one go, larger ones one after the
// other; without the engine by the reference.
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import { flopsPosv, total } from '../core/flops.ts';
import type { RealMat, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { Engine } from '../engine/engine.ts';
import { batchedPosv } from '../engine/kernels/batchedCholesky.ts';
import type { Real } from '../engine/ops.ts';
import { posvRef } from '../lapack/posv.ref.ts';
import { POTRF_WORK, potrfEngine } from '../lapack/potrf.cpu.ts';
import { potrsEngine } from '../lapack/potrs.cpu.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchPlace, batchPlaces, fitsLanes, matOf, placeOf, runLanes, storeIntegers } from './lanes.cpu.ts';
import type { PosvStridedBatchedArgs } from './posvStridedBatched.ts';

/** B := A^-1 B for each of the systems; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export function posvBatchEngine(
  e: Engine,
  r: Real,
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: BatchPlace,
  B: BatchPlace,
  info: number,
  count: number,
  work: number,
): void {
  // Behind A in a group, B twice: where A is not positive definite B is kept.
  if (fitsLanes(n, n, n + 2 * nrhs)) {
    const flops = count * total(flopsPosv(n, nrhs));
    runLanes(e, r, batchedPosv[uplo](r, n), 'posv', { count, flops }, (first) => [
      ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
      ...[placeOf(B, first).at, B.ldBytes, B.strideBytes],
      ...[info + 4 * first, n, nrhs],
    ]);
  } else {
    const infos = e.heap.view(Int32Array, info, count);
    for (let b = 0; b < count; b++) {
      infos[b] = potrfEngine(e, r, uplo, n, placeOf(A, b), work);
      if (infos[b] === 0) potrsEngine(e, r, uplo, n, nrhs, placeOf(A, b), placeOf(B, b));
    }
  }
}

export async function posvStridedBatchedCpu(queue: Queue, a: Bound<PosvStridedBatchedArgs<Prec>>): Promise<void> {
  const { uplo, n, nrhs, batchCount: count } = a;
  const [hostA, hostB, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
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
      const [infos, work] = [space.take(4 * count), space.take(POTRF_WORK * r.bytes)];
      posvBatchEngine(e, r, uplo, n, nrhs, inA, inB, infos, count, work);
      storeIntegers(e, infos, 1, count, info);
    },
    () => {
      for (let b = 0; b < count; b++) info.data[info.off + b] = posvRef(uplo, n, nrhs, matOf(A, b), matOf(B, b));
    },
  );
}
