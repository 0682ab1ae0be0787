// STEDC on the CPU backend: the merges' roots, vectors and products by the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Elements, type Real, realsOf } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { Rotator } from '../rotator.cpu.ts';
import type { Deflated } from './laed2.ref.ts';
import type { Roots } from './laed3.ref.ts';
import type { StedcArgs } from './routines.gen.ts';
import { secularEngine } from './secular.cpu.ts';
import { conquer, LEAF, sorted, stedcOfRef } from './stedc.ref.ts';
import { type PlaneSweep, qlIteration } from './steqr.ref.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
import { sterfRef } from './sterf.ref.ts';
import { isFiniteOrNaN, unitRef, widenRef } from './tridiagonal.ref.ts';

/** As stedcRef: n x n vectors at Z, which are real. */
export function stedcEngine(
  e: Engine,
  r: Real,
  space: Workspace,
  n: number,
  d: Float64Array,
  off: Float64Array,
  Z: Place,
): number {
  if (n === 0) return 0;
  const merging = n > LEAF;
  const [Q, S] = [0, 1].map(() => (merging ? takeMatrix(space, r, n, n) : Z)) as [Place, Place];
  const { roots, vectors } = secularEngine(e, r, space, merging ? n : 0);
  const order = Math.min(n, LEAF);
  const leaf = takeMatrix(space, r, order, order);
  const rotator = new Rotator(e, r, space, order, [{ rows: order, X: leaf }]);
  const view = (place: Place): RealMat => matrixAt(e, r, n, n, place);
  const place = ({ data, off, ld }: RealMat): Place => ({ at: e.heap.addressOf(data)! + off * r.bytes, ld });
  const tools = () => ({
    roots,
    vectors: (left: Deflated, of: Roots, X: RealMat) => vectors(left, of, place(X)),
    Q: view(Q),
    S: view(S),
    multiply: (m: number, cols: number, k: number, A: RealMat, B: RealMat, C: RealMat) =>
      gemmEngine(e, r, { m, n: cols, k, alpha: 1, A: place(A), B: place(B), beta: 0, C: place(C) }),
  });
  const sweep: PlaneSweep = (first, step, count, planes) => rotator.add(first, step, count, [planes]);
  return conquer(n, d, off, view(Z), fields[r.prec].eps, LEAF, tools, (size, values, beside, X, eps) => {
    const found = matrixAt(e, r, order, order, leaf);
    unitRef(order, found);
    const info = qlIteration(size, values, beside, eps, sweep);
    rotator.apply();
    for (const [j, from] of sorted(size, values).entries())
      X.data.set(found.data.subarray(from * leaf.ld, from * leaf.ld + size), X.off + j * X.ld);
    return info;
  });
}

/** As stedcOfRef, with vectors. */
export function stedcOfEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  compz: Exclude<TridiagonalJob, 'n'>,
  n: number,
  d: Float64Array,
  off: Float64Array,
  Z: Place,
): number {
  if (r.parts === 1 && compz === 'i') return stedcEngine(e, r, space, n, d, off, Z);
  if (!isFiniteOrNaN(n, d, off, matrixAt(e, r, n, n, Z))) return n;
  const real = realsOf(r);
  const rows = r.parts * n;
  const W = takeMatrix(space, real, n, n);
  const product = takeMatrix(space, real, compz === 'v' ? rows : 0, n);
  const info = stedcEngine(e, real, space, n, d, off, W);
  if (compz === 'i') {
    widenRef(n, n, matrixAt(e, real, n, n, W), matrixAt(e, r, n, n, Z));
    return info;
  }
  // Z := Z W with the parts of complex numbers as rows of their own
  const X = { at: Z.at, ld: r.parts * Z.ld };
  gemmEngine(e, real, { m: rows, n, k: n, alpha: 1, A: X, B: W, beta: 0, C: product });
  const [from, to] = [matrixAt(e, real, rows, n, product), matrixAt(e, real, rows, n, X)];
  for (let j = 0; j < n; j++) to.data.set(from.data.subarray(j * from.ld, j * from.ld + rows), j * to.ld);
  return info;
}

export async function stedcCpu(queue: Queue, a: Bound<StedcArgs<Prec>>): Promise<void> {
  const { compz, n } = a;
  const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
  const { Z } = compz === 'n' ? {} : await onHost(a, { Z: 'write?' });
  const [diagonal, beside] = [elementsOf(D, n) as RealArray, elementsOf(E, Math.max(0, n - 1)) as RealArray];
  const [d, off] = [Float64Array.from(diagonal), Float64Array.from(beside)];
  const { eps } = fields[a.prec];
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      if (compz === 'n') return sterfRef(n, d, off, eps);
      return stedcOfEngine(e, r, space, compz, n, d, off, space.matrix(Z!, n, n, 'write'));
    },
    () => stedcOfRef(compz, n, d, off, Z, eps),
    n <= LEAF ? 'the matrix is small' : undefined,
  );
  diagonal.set(d);
  beside.fill(info.data[info.off] === 0 ? 0 : Number.NaN);
}
