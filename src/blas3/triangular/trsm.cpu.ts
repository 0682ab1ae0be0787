// TRSM on the CPU backend: recursive on the engine, else the recursive reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, RealMat, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { TRIANGLE } from '../../engine/kernels/triangle.ts';
import type { Real } from '../../engine/ops.ts';
import { type Place, placeAt } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { gemmEngine } from '../products/gemm.cpu.ts';
import type { TrsmArgs } from './routines.gen.ts';
import { smallTriangle } from './triangle.cpu.ts';
import { trsmBlockedRef } from './trsm.ref.ts';

/** As trsmBlockedRef, by halving the triangle. */
export function trsmEngine(
  e: Engine,
  r: Real,
  side: Side,
  uplo: Uplo,
  transA: Trans,
  diag: Diag,
  m: number,
  n: number,
  alpha: number,
  A: Place,
  B: Place,
): void {
  if (m === 0 || n === 0) return;
  if (alpha === 0) return gemmEngine(e, r, { m, n, k: 0, alpha, A, B, beta: 0, C: B });
  const order = side === 'l' ? m : n;
  if (order <= TRIANGLE) return smallTriangle(e, r, 'solve', side, uplo, transA, diag, m, n, alpha, A, B);
  const n1 = TRIANGLE * Math.ceil(order / (2 * TRIANGLE));
  const n2 = order - n1;
  const A22 = placeAt(r, A, n1, n1);
  const square = uplo === 'l' ? placeAt(r, A, n1, 0) : placeAt(r, A, 0, n1);
  const trans = transA !== 'n';
  const lower = (uplo === 'l') === !trans;
  if (side === 'l') {
    const B2 = placeAt(r, B, n1, 0);
    if (lower) {
      // X1 := alpha A11^-1 B1,  B2 := alpha B2 - A21 X1,  X2 := A22^-1 B2
      trsmEngine(e, r, side, uplo, transA, diag, n1, n, alpha, A, B);
      gemmEngine(e, r, { transA: trans, m: n2, n, k: n1, alpha: -1, A: square, B, beta: alpha, C: B2 });
      trsmEngine(e, r, side, uplo, transA, diag, n2, n, 1, A22, B2);
    } else {
      // X2 := alpha A22^-1 B2,  B1 := alpha B1 - A12 X2,  X1 := A11^-1 B1
      trsmEngine(e, r, side, uplo, transA, diag, n2, n, alpha, A22, B2);
      gemmEngine(e, r, { transA: trans, m: n1, n, k: n2, alpha: -1, A: square, B: B2, beta: alpha, C: B });
      trsmEngine(e, r, side, uplo, transA, diag, n1, n, 1, A, B);
    }
  } else {
    const B2 = placeAt(r, B, 0, n1);
    if (lower) {
      // X2 := alpha B2 A22^-1,  B1 := alpha B1 - X2 A21,  X1 := B1 A11^-1
      trsmEngine(e, r, side, uplo, transA, diag, m, n2, alpha, A22, B2);
      gemmEngine(e, r, { transB: trans, m, n: n1, k: n2, alpha: -1, A: B2, B: square, beta: alpha, C: B });
      trsmEngine(e, r, side, uplo, transA, diag, m, n1, 1, A, B);
    } else {
      // X1 := alpha B1 A11^-1,  B2 := alpha B2 - X1 A12,  X2 := B2 A22^-1
      trsmEngine(e, r, side, uplo, transA, diag, m, n1, alpha, A, B);
      gemmEngine(e, r, { transB: trans, m, n: n2, k: n1, alpha: -1, A: B, B: square, beta: alpha, C: B2 });
      trsmEngine(e, r, side, uplo, transA, diag, m, n2, 1, A22, B2);
    }
  }
}

export async function trsmCpu(queue: Queue, a: Bound<TrsmArgs<Prec>>): Promise<void> {
  const { side, uplo, transA, diag, m, n, alpha } = a;
  const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  const [A, B] = operands as [RealMat, RealMat];
  const order = side === 'l' ? m : n;
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, order, order, 'read'), space.matrix(B, m, n, 'write')];
      trsmEngine(e, r, side, uplo, transA, diag, m, n, alpha, inA, inB);
    },
    () => trsmBlockedRef(side, uplo, transA, diag, m, n, alpha, A, B),
    undefined,
    (native) => native.trsm(side, uplo, transA, diag, m, n, alpha, A, B),
  );
}
