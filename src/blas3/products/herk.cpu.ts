// HERK on the CPU backend: a product on a triangle on the engine, else the recursive reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { adjoint, type FieldMat } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from './gemmtr.cpu.ts';
import { herkBlockedRef, realDiagonal } from './herk.ref.ts';
import type { HerkArgs } from './routines.gen.ts';

export async function herkCpu(queue: Queue, a: Bound<HerkArgs<ComplexPrec>>): Promise<void> {
  const { uplo, trans, n, k, alpha, beta } = a;
  const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.C, a.ldc, 'write')]);
  const [A, C] = operands as [FieldMat, FieldMat];
  compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, ...(trans === 'n' ? ([n, k] as const) : ([k, n] as const)), 'read');
      const inC = space.matrix(C, n, n, 'write');
      const work = space.take(GEMMTR_WORK * r.bytes);
      realDiagonal(n, matrixAt(e, r, n, n, inC));
      gemmtrEngine(e, r, uplo, trans, adjoint(trans), n, k, alpha, inA, inA, beta, inC, work);
      realDiagonal(n, matrixAt(e, r, n, n, inC));
    },
    () => herkBlockedRef(uplo, trans, n, k, alpha, A, beta, C),
  );
}
