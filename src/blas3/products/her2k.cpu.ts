// HER2K on the CPU backend: two products on a triangle on the engine, else the recursive reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { conjugate, isZero } from '../../core/complex.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { adjoint, type FieldMat } from '../../core/matrix.ts';
import type { Syr2k } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { GEMMTR_WORK, gemmtrOn } from './gemmtr.cpu.ts';
import { her2kBlockedRef } from './her2k.ref.ts';
import { realDiagonal } from './herk.ref.ts';
import type { Her2kArgs } from './routines.gen.ts';

/** As her2kRef, as the drivers' operation. `work` is the address of GEMMTR_WORK elements. */
export function her2kOn(e: Engine, r: Elements, work: number): Syr2k<Place> {
  const product = gemmtrOn(e, r, work);
  return (uplo, trans, n, k, alpha, A, B, beta, C) => {
    const other = adjoint(trans);
    realDiagonal(n, matrixAt(e, r, n, n, C));
    product(uplo, trans, other, n, k, alpha, A, B, beta, C);
    if (!isZero(alpha) && k > 0) product(uplo, trans, other, n, k, conjugate(alpha), B, A, 1, C);
    realDiagonal(n, matrixAt(e, r, n, n, C));
  };
}

export async function her2kCpu(queue: Queue, a: Bound<Her2kArgs<ComplexPrec>>): Promise<void> {
  const { uplo, trans, n, k, alpha, beta } = a;
  const [A, B, C] = (await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ])) as [FieldMat, FieldMat, FieldMat];
  const size = trans === 'n' ? ([n, k] as const) : ([k, n] as const);
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, ...size, 'read'), space.matrix(B, ...size, 'read')];
      const inC = space.matrix(C, n, n, 'write');
      her2kOn(e, r, space.take(GEMMTR_WORK * r.bytes))(uplo, trans, n, k, alpha, inA, inB, beta, inC);
    },
    () => her2kBlockedRef(uplo, trans, n, k, alpha, A, B, beta, C),
  );
}
