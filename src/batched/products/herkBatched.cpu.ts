// HERK of a batch of any form on the CPU backend: the engine's product on one problem after the other, else the recursive reference.
import { compute } from '../../blas3/compute.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.ts';
import { herkBlockedRef, realDiagonal } from '../../blas3/products/herk.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { adjoint } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Queue } from '../../runtime/queue.ts';
import { matOf } from '../hostOperands.cpu.ts';
import { placesOf, problemsOf } from './blasForms.cpu.ts';
import type { HerkBatchedArgs, HerkStridedBatchedArgs, HerkVbatchedArgs } from './routines.gen.ts';

type Call =
  | Bound<HerkStridedBatchedArgs<ComplexPrec>>
  | Bound<HerkBatchedArgs<ComplexPrec>>
  | Bound<HerkVbatchedArgs<ComplexPrec>>;

export async function herkBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const { uplo, trans, alpha, beta } = a;
  const tall = trans === 'n';
  const call = { ...a, nrhs: a.k };
  const { operands, each } = await problemsOf(call, {
    A: { rows: (s) => (alpha === 0 ? 0 : tall ? s.n : s.nrhs), cols: (s) => (tall ? s.nrhs : s.n), use: 'read' },
    C: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
  });
  compute(
    queue,
    a,
    (e, r, space) => {
      const [A, C] = operands.map((X) => placesOf(space, r, X));
      const work = space.take(GEMMTR_WORK * r.bytes);
      each(({ n, nrhs: k }, b) => {
        const [inA, inC] = [A!(b), C!(b)];
        realDiagonal(n, matrixAt(e, r, n, n, inC));
        gemmtrEngine(e, r, uplo, trans, adjoint(trans), n, k, alpha, inA, inA, beta, inC, work);
        realDiagonal(n, matrixAt(e, r, n, n, inC));
      });
    },
    () => {
      const [A, C] = operands;
      each(({ n, nrhs: k }, b) => herkBlockedRef(uplo, trans, n, k, alpha, matOf(A!, b), beta, matOf(C!, b)));
    },
  );
}
