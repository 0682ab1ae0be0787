// PORFS on the CPU backend: products and solves on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { choleskyTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrsEngine } from '../cholesky/potrs.cpu.ts';
import { solveEngine } from '../condition/condition.cpu.ts';
import { expandRef, porfsRef } from './porfs.ref.ts';
import { refineOperands, systemEngine } from './refine.cpu.ts';
import { refineRef } from './refine.ref.ts';
import type { PorfsArgs } from './routines.gen.ts';

/** As potrsEngine, but one column is solved for as a vector: see solveLuEngine. */
export function solveFactorEngine(
  e: Engine,
  r: Elements,
  uplo: Uplo,
  n: number,
  columns: number,
  A: Place,
  B: Place,
): void {
  if (columns !== 1) return potrsEngine(e, r, uplo, n, columns, A, B);
  choleskyTriangles(uplo)
    .solves(false)
    .forEach(solveEngine(e, r, n, A, B.at));
}

export async function porfsCpu(queue: Queue, a: Bound<PorfsArgs<Prec>>): Promise<void> {
  const { uplo, n, nrhs } = a;
  const { A, AF, B, X, ferr, berr } = await refineOperands(a);
  compute(
    queue,
    a,
    (e, r, space) => {
      const full = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
      const [inAF, inB] = [space.matrix(AF, n, n, 'read'), space.matrix(B, n, nrhs, 'read')];
      const inX = space.matrix(X, n, nrhs, 'write');
      const system = systemEngine(e, r, space, 'n', n, nrhs, full, inB, inX, (columns, _, R) =>
        solveFactorEngine(e, r, uplo, n, columns, inAF, R),
      );
      expandRef(uplo, n, A, matrixAt(e, r, n, n, full));
      refineRef(system, ferr, berr);
    },
    () => porfsRef(uplo, n, nrhs, A, AF, B, X, ferr, berr),
  );
}
