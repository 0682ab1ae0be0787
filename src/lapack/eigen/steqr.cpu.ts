// STEQR on the CPU backend: iteration on the host, its rotations by the engine, else the reference, on the operands' host copies.

import { compute } from '../../blas3/compute.cpu.ts';
import { lasetRef } from '../../blas3/elements/laset.ref.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { Rotator } from '../rotator.cpu.ts';
import type { SteqrArgs } from './routines.gen.ts';
import { type PlaneSweep, qlIteration, sortValues, steqrRef } from './steqr.ref.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
import { isFiniteOrNaN, permuteColumns } from './tridiagonal.ref.ts';

/** Up to this order the reference is as fast. */
export const LOW = 16;

/** As steqrRef, with vectors: n x n of them at Z. */
export function steqrEngine(
  e: Engine,
  r: Real,
  space: Workspace,
  compz: Exclude<TridiagonalJob, 'n'>,
  n: number,
  d: Float64Array,
  off: Float64Array,
  Z: Place,
): number {
  if (n === 0) return 0;
  const rotator = new Rotator(e, r, space, n, [{ rows: n, X: Z }]);
  const vectors = matrixAt(e, r, n, n, Z);
  if (!isFiniteOrNaN(n, d, off, vectors)) return n;
  if (compz === 'i') lasetRef('f', n, n, 0, 1, vectors);
  const sweep: PlaneSweep = (first, step, count, planes) => rotator.add(first, step, count, [planes]);
  const info = qlIteration(n, d, off, fields[r.prec].eps, sweep);
  rotator.apply();
  if (info === 0) permuteColumns(n, matrixAt(e, r, n, n, Z), sortValues(n, d));
  return info;
}

export async function steqrCpu(queue: Queue, a: Bound<SteqrArgs<Prec>>): Promise<void> {
  const { compz, n } = a;
  const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
  const { Z } = compz === 'n' ? {} : await onHost(a, { Z: 'write?' });
  const [diagonal, beside] = [elementsOf(D, n) as RealArray, elementsOf(E, Math.max(0, n - 1)) as RealArray];
  const [d, e] = [Float64Array.from(diagonal), Float64Array.from(beside)];
  const { eps } = fields[a.prec];
  info.data[info.off] = compute(
    queue,
    a,
    (engine, r, space) =>
      compz === 'n'
        ? steqrRef('n', n, d, e, undefined, eps)
        : steqrEngine(engine, r, space, compz, n, d, e, space.matrix(Z!, n, n, 'write')),
    () => steqrRef(compz, n, d, e, Z, eps),
    n <= LOW ? 'the matrix is small' : undefined,
  );
  diagonal.set(d);
  beside.set(e);
}
