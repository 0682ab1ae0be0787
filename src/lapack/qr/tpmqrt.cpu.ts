// TPMQRT on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { blocksOfReflectors } from '../../core/reflectors.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from './gelqf.cpu.ts';
import type { TpmqrtArgs } from './routines.gen.ts';
import { type TpmqrtProblem, tpmqrtRef } from './tpmqrt.ref.ts';
import { applyBlock, applyWork, fillPentagon } from './tpqrt.cpu.ts';
import { pentagonRows } from './tpqrt.ref.ts';

/** As tpmqrtRef, by the blocks of nb reflectors that tpqrt made. On all threads; bits do not depend on their number. */
export function tpmqrtEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  { side, trans, m, n, k, l, nb, V, T, A, B }: TpmqrtProblem<Place>,
): void {
  const left = side === 'l';
  const [rowsOfV, others] = left ? [m, n] : [n, m];
  const full = takeMatrix(space, r, rowsOfV, nb);
  const triangle: Place = { at: space.take(nb * nb * r.bytes), ld: nb };
  const work = space.take(applyWork(others, nb) * r.bytes);
  const inV = matrixAt(e, r, rowsOfV, k, V);
  const inT = matrixAt(e, r, nb, k, T);
  for (const [j, width] of blocksOfReflectors(side, trans, k, nb)) {
    const rows = pentagonRows(rowsOfV, l, j + width - 1);
    fillPentagon(rowsOfV, l, j, width, rows, at(inV, 0, j), matrixAt(e, r, rows, width, full));
    // T is upper triangular: the pentagon of as many rows as columns.
    fillPentagon(width, width, 0, width, width, at(inT, 0, j), matrixAt(e, r, width, width, triangle));
    const C1 = left ? placeAt(r, A, j, 0) : placeAt(r, A, 0, j);
    applyBlock(e, r, side, trans !== 'n', width, rows, others, { V: full, T: triangle, C1, C2: B }, work);
  }
}

export async function tpmqrtCpu(queue: Queue, a: Bound<TpmqrtArgs<Prec>>): Promise<void> {
  const { side, trans, m, n, k, l, nb } = a;
  const { V, T, A, B } = await onHost(a, { V: 'read', T: 'read', A: 'write', B: 'write' });
  const problem = { side, trans, m, n, k, l, nb };
  compute(
    queue,
    a,
    (e, r, space) => {
      const inV = space.matrix(V, side === 'l' ? m : n, k, 'read');
      const inT = space.matrix(T, nb, k, 'read');
      const inA = side === 'l' ? space.matrix(A, k, n, 'write') : space.matrix(A, m, k, 'write');
      tpmqrtEngine(e, r, space, { ...problem, V: inV, T: inT, A: inA, B: space.matrix(B, m, n, 'write') });
    },
    () => tpmqrtRef({ ...problem, V, T, A, B }),
  );
}
