// SYRK of a batch of any form on the CPU backend: the engine's product on one problem after the other, else the recursive reference.
import { compute } from '../blas3/compute.cpu.ts';
import { GEMMTR_WORK } from '../blas3/gemmtr.cpu.ts';
import { syrkEngine } from '../blas3/syrk.cpu.ts';
import { syrkBlockedRef } from '../blas3/syrk.ref.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { placeAt } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import { matOf, problemsOf } from './blasForms.cpu.ts';
import type { SyrkBatchedArgs, SyrkStridedBatchedArgs, SyrkVbatchedArgs } from './syrkBatched.ts';

type Call = Bound<SyrkStridedBatchedArgs<Prec>> | Bound<SyrkBatchedArgs<Prec>> | Bound<SyrkVbatchedArgs<Prec>>;

export async function syrkBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const { uplo, trans, alpha, beta } = a;
  const { operands, each } = await problemsOf(a, ['n', 'k'], {
    A: { ld: 'lda', use: 'read', shape: ({ n, k }) => (alpha === 0 ? [0, 0] : trans === 'n' ? [n!, k!] : [k!, n!]) },
    C: { ld: 'ldc', use: 'write', shape: ({ n }) => [n!, n!] },
  });
  const [A, C] = [operands.A!, operands.C!];
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inC] = [space.matrix(A, A.length, 1, 'read'), space.matrix(C, C.length, 1, 'write')];
      const work = space.take(GEMMTR_WORK * r.bytes);
      each(({ sizes, places }) => {
        const one = { at: placeAt(r, inA, places.A!.off, 0).at, ld: places.A!.ld };
        const other = { at: placeAt(r, inC, places.C!.off, 0).at, ld: places.C!.ld };
        syrkEngine(e, r, uplo, trans, sizes.n!, sizes.k!, alpha, one, beta, other, work);
      });
    },
    () =>
      each(({ sizes, places }) => {
        syrkBlockedRef(uplo, trans, sizes.n!, sizes.k!, alpha, matOf(A, places.A!), beta, matOf(C, places.C!));
      }),
  );
  C.store();
}
