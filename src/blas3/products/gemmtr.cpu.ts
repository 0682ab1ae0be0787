// GEMMTR on the CPU backend: recursive on the engine, else the recursive reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Trans, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { symmetricKernels } from '../../engine/kernels/symmetric.ts';
import type { Real } from '../../engine/ops.ts';
import { type Place, placeAt } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { gemmEngine } from './gemm.cpu.ts';
import { gemmtrBlockedRef } from './gemmtr.ref.ts';
import type { GemmtrArgs } from './routines.gen.ts';

/** Triangles up to this order are computed as squares, of which the triangle is kept. */
const LEAF = 32;

/** Elements of workspace that gemmtrEngine needs. */
export const GEMMTR_WORK = LEAF * LEAF;

/** As gemmtrBlockedRef, by halving the triangle. `work` is the address of GEMMTR_WORK elements. */
export function gemmtrEngine(
  e: Engine,
  r: Real,
  uplo: Uplo,
  transA: Trans,
  transB: Trans,
  n: number,
  k: number,
  alpha: number,
  A: Place,
  B: Place,
  beta: number,
  C: Place,
  work: number,
): void {
  if (n === 0) return;
  // Records are written out: one made by spreading another takes microseconds.
  const [ta, tb] = [transA !== 'n', transB !== 'n'];
  if (n <= LEAF) {
    gemmEngine(e, r, { transA: ta, transB: tb, m: n, n, k, alpha, A, B, beta: 0, C: { at: work, ld: n } });
    e.functionsOf(symmetricKernels[r.prec])['merge']!(n, +(uplo === 'l'), work, C.at, C.ld * r.bytes, beta);
    return;
  }
  const n1 = LEAF * Math.ceil(n / (2 * LEAF));
  const n2 = n - n1;
  // The second half of op(A)'s rows and of op(B)'s columns.
  const A2 = transA === 'n' ? placeAt(r, A, n1, 0) : placeAt(r, A, 0, n1);
  const B2 = transB === 'n' ? placeAt(r, B, 0, n1) : placeAt(r, B, n1, 0);
  gemmtrEngine(e, r, uplo, transA, transB, n1, k, alpha, A, B, beta, C, work);
  // C21 := alpha op(A)2 op(B)1 + beta C21   or   C12 := alpha op(A)1 op(B)2 + beta C12
  if (uplo === 'l') {
    const C21 = placeAt(r, C, n1, 0);
    gemmEngine(e, r, { transA: ta, transB: tb, m: n2, n: n1, k, alpha, A: A2, B, beta, C: C21 });
  } else {
    const C12 = placeAt(r, C, 0, n1);
    gemmEngine(e, r, { transA: ta, transB: tb, m: n1, n: n2, k, alpha, A, B: B2, beta, C: C12 });
  }
  gemmtrEngine(e, r, uplo, transA, transB, n2, k, alpha, A2, B2, beta, placeAt(r, C, n1, n1), work);
}

export async function gemmtrCpu(queue: Queue, a: Bound<GemmtrArgs<Prec>>): Promise<void> {
  const { uplo, transA, transB, n, k, alpha, beta } = a;
  const [A, B, C] = (await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ])) as [RealMat, RealMat, RealMat];
  compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, ...(transA === 'n' ? ([n, k] as const) : ([k, n] as const)), 'read');
      const inB = space.matrix(B, ...(transB === 'n' ? ([k, n] as const) : ([n, k] as const)), 'read');
      const inC = space.matrix(C, n, n, 'write');
      const work = space.take(GEMMTR_WORK * r.bytes);
      gemmtrEngine(e, r, uplo, transA, transB, n, k, alpha, inA, inB, beta, inC, work);
    },
    () => gemmtrBlockedRef(uplo, transA, transB, n, k, alpha, A, B, beta, C),
  );
}
