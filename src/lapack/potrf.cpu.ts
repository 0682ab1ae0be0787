// POTRF on the CPU backend: recursive on the engine, else the recursive reference, on the operands' host copies.
import { compute } from '../blas3/compute.cpu.ts';
import { GEMMTR_WORK } from '../blas3/gemmtr.cpu.ts';
import { syrkEngine } from '../blas3/syrk.cpu.ts';
import { trsmEngine } from '../blas3/trsm.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { RealMat, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import type { Engine } from '../engine/engine.ts';
import { CHOLESKY, choleskyKernels } from '../engine/kernels/cholesky.ts';
import type { Real } from '../engine/ops.ts';
import { type Place, placeAt } from '../engine/workspace.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { potrfRef } from './potrf.ref.ts';
import type { PotrfArgs } from './potrf.ts';

/** Elements of workspace that potrfEngine needs. */
export const POTRF_WORK = GEMMTR_WORK;

/** As potrfRef, by halving the matrix; `work` is the address of POTRF_WORK elements. Returns info. */
export function potrfEngine(e: Engine, r: Real, uplo: Uplo, n: number, A: Place, work: number): number {
  if (n <= CHOLESKY) {
    return e.functionsOf(choleskyKernels[r.prec])['potf2']!(n, A.at, A.ld * r.bytes, +(uplo === 'l'));
  }
  const n1 = CHOLESKY * Math.ceil(n / (2 * CHOLESKY));
  const n2 = n - n1;
  const A22 = placeAt(r, A, n1, n1);
  const info1 = potrfEngine(e, r, uplo, n1, A, work);
  if (info1 > 0) return info1;
  if (uplo === 'l') {
    // L21 := A21 L11^-T,  A22 := A22 - L21 L21^T
    const A21 = placeAt(r, A, n1, 0);
    trsmEngine(e, r, 'r', 'l', 't', 'n', n2, n1, 1, A, A21);
    syrkEngine(e, r, 'l', 'n', n2, n1, -1, A21, 1, A22, work);
  } else {
    // U12 := U11^-T A12,  A22 := A22 - U12^T U12
    const A12 = placeAt(r, A, 0, n1);
    trsmEngine(e, r, 'l', 'u', 't', 'n', n1, n2, 1, A, A12);
    syrkEngine(e, r, 'u', 't', n2, n1, -1, A12, 1, A22, work);
  }
  const info2 = potrfEngine(e, r, uplo, n2, A22, work);
  return info2 > 0 ? n1 + info2 : 0;
}

export async function potrfCpu(queue: Queue, a: Bound<PotrfArgs<Prec>>): Promise<void> {
  const { uplo, n } = a;
  const [A, info] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.info, 'write')]);
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A as RealMat, n, n, 'write');
      return potrfEngine(e, r, uplo, n, inA, space.take(POTRF_WORK * r.bytes));
    },
    () => potrfRef(uplo, n, A as RealMat),
    undefined,
    (native) => native.potrf(uplo, n, A as RealMat),
  );
}
