// STEIN on the CPU backend: inverse iteration on the host, vectors of clusters in the engine's memory, which makes others orthogonal to
// them; else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { level2 } from '../../engine/kernels/level2.ts';
import { double } from '../../engine/ops.ts';
import { arrayAt } from '../../engine/views.ts';
import type { Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SteinArgs } from './routines.gen.ts';
import { type Cluster, type SteinProblem, steinRef } from './stein.ref.ts';

/** Fewer elements than this are not worth the engine. */
const FEW = 4096;

/** Vectors of a cluster as columns of a matrix of doubles: Gram-Schmidt by products with it, twice. */
class EngineCluster implements Cluster {
  private readonly e: Engine;
  private readonly vectors: number;
  private readonly x: number;
  private readonly sums: number;
  private length = 0;
  private count = 0;

  constructor(e: Engine, space: Workspace, n: number, m: number) {
    this.e = e;
    this.vectors = space.take(n * m * double.bytes);
    this.x = space.take(n * double.bytes);
    this.sums = space.take(m * double.bytes);
  }

  begin(length: number): void {
    this.length = length;
    this.count = 0;
  }

  purge(x: Float64Array): void {
    const { e, length, count } = this;
    if (count === 0) return;
    const { gemvN, gemvT } = e.functionsOf(level2.d);
    const inEngine = arrayAt(e, double, this.x, length);
    const ld = length * double.bytes;
    inEngine.set(x);
    for (let pass = 0; pass < 2; pass++) {
      arrayAt(e, double, this.sums, count).fill(0);
      gemvT!(length, count, 1, this.vectors, ld, this.x, this.sums);
      gemvN!(length, count, -1, this.vectors, ld, this.sums, this.x);
    }
    x.set(inEngine);
  }

  add(x: Float64Array): void {
    arrayAt(this.e, double, this.vectors + this.count * this.length * double.bytes, this.length).set(x);
    this.count++;
  }
}

/** Room for m vectors of n elements; memory may grow. */
export const clusterEngine = (e: Engine, space: Workspace, n: number, m: number): Cluster =>
  new EngineCluster(e, space, n, m);

export async function steinCpu(queue: Queue, a: Bound<SteinArgs<Prec>>): Promise<void> {
  const { n, m, prec } = a;
  const { D, E, W } = await onHost(a, { D: 'read', E: 'read', W: 'read' });
  const { iblock, isplit } = await onHost(a, { iblock: 'read', isplit: 'read' });
  const { Z, ifail, info } = await onHost(a, { Z: 'write', ifail: 'write', info: 'write' });
  const doubles = (x: typeof D, length: number): Float64Array => Float64Array.from(elementsOf(x, length) as RealArray);
  const problem: SteinProblem = {
    n,
    d: doubles(D, n),
    e: doubles(E, Math.max(0, n - 1)),
    W: doubles(W, m),
    iblock: elementsOf(iblock, m),
    isplit: elementsOf(isplit, n),
    Z,
    ifail: elementsOf(ifail, m),
    eps: fields[prec].eps,
  };
  info.data[info.off] = compute(
    queue,
    a,
    (e, _, space) => steinRef(problem, clusterEngine(e, space, n, m)),
    () => steinRef(problem),
    n * m < FEW ? 'the matrix is small' : undefined,
  );
}
