// STEQR on the CPU backend: iteration on the host, its rotations by the engine, else the reference, on the operands' host copies.

import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import { entriesOf, type RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { Rotator } from '../rotator.cpu.ts';
import type { SteqrArgs } from './routines.gen.ts';
import { type PlaneSweep, qlIteration, sortValues, steqrRef } from './steqr.ref.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
import { isFiniteOrNaN, permuteColumns, unitRef, widenRef } from './tridiagonal.ref.ts';

/** Up to this order the reference is as fast. */
export const LOW = 16;

/** As steqrRef, with vectors: n x n of them at Z. Those of the tridiagonal matrix are found as real numbers. */
export function steqrEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  compz: Exclude<TridiagonalJob, 'n'>,
  n: number,
  d: Float64Array,
  off: Float64Array,
  Z: Place,
): number {
  if (n === 0) return 0;
  if (!isFiniteOrNaN(n, d, off, matrixAt(e, r, n, n, Z))) return n;
  if (r.parts === 2 && compz === 'i') {
    const X = takeMatrix(space, r.real, n, n);
    const info = steqrEngine(e, r.real, space, 'i', n, d, off, X);
    widenRef(n, n, matrixAt(e, r.real, n, n, X), matrixAt(e, r, n, n, Z));
    return info;
  }
  const rotator = new Rotator(e, r, space, n, [{ rows: n, X: Z }]);
  if (compz === 'i') unitRef(n, matrixAt(e, r, n, n, Z));
  const sweep: PlaneSweep = (first, step, count, planes) => rotator.add(first, step, count, [planes]);
  const info = qlIteration(n, d, off, fields[r.prec].eps, sweep);
  rotator.apply();
  if (info === 0) permuteColumns(r.parts * n, entriesOf(matrixAt(e, r, n, n, Z)), sortValues(n, d));
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
