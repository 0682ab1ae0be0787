// SYGST on the CPU backend: by halving on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.ts';
import { realDiagonal } from '../../blas3/products/herk.ref.ts';
import { mirroredOn, symmWork } from '../../blas3/products/symm.cpu.ts';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { adjoint, type Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygstArgs } from './routines.gen.ts';
import { sygstRef } from './sygst.ref.ts';
import { type ProblemType, sygstHalves } from './sygst.steps.ts';

/** Matrices up to this order are reduced by the definition. */
const LEAF = 32;

/** As sygstRef. On all threads. */
export function sygstEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  itype: ProblemType,
  uplo: Uplo,
  n: number,
  A: Place,
  B: Place,
): void {
  const makeReal = (): void => {
    if (r.parts === 2) realDiagonal(n, matrixAt(e, r, n, n, A));
  };
  const [work, panels] = [space.take(GEMMTR_WORK * r.bytes), space.take(symmWork(n) * r.bytes)];
  makeReal();
  sygstHalves<Place>(
    {
      leaf: LEAF,
      small: (type, triangle, order, X, Y) =>
        sygstRef(type, triangle, order, matrixAt(e, r, order, order, X), matrixAt(e, r, order, order, Y)),
      trsm: (...call) => trsmEngine(e, r, ...call),
      trmm: (...call) => trmmEngine(e, r, ...call),
      hemm: mirroredOn(e, r, 'c', panels),
      her2k(triangle, trans, order, k, alpha, X, Y, beta, C) {
        const other = adjoint(trans);
        gemmtrEngine(e, r, triangle, trans, other, order, k, alpha, X, Y, beta, C, work);
        gemmtrEngine(e, r, triangle, trans, other, order, k, alpha, Y, X, 1, C, work);
      },
      at: (X, i, j) => placeAt(r, X, i, j),
    },
    itype,
    uplo,
    n,
    A,
    B,
  );
  // Sums of a number and its conjugate are rounded.
  makeReal();
}

export async function sygstCpu(queue: Queue, a: Bound<SygstArgs<Prec>>): Promise<void> {
  const { uplo, n } = a;
  const itype = a.itype as ProblemType;
  const { A, B } = await onHost(a, { A: 'write', B: 'read' });
  compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, n, n, 'write');
      sygstEngine(e, r, space, itype, uplo, n, inA, space.matrix(B, n, n, 'read'));
    },
    () => sygstRef(itype, uplo, n, A, B),
    n <= LEAF ? 'the matrix is small' : undefined,
  );
}
