// STEIN on the CPU backend: inverse iteration on the host, vectors of clusters in the engine's memory, which makes others orthogonal to
// them; else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { fields } from '../../core/field.js';
import { level2 } from '../../engine/kernels/level2.js';
import { double } from '../../engine/ops.js';
import { arrayAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { steinRef } from './stein.ref.js';
/** Fewer elements than this are not worth the engine. */
const FEW = 4096;
/** Vectors of a cluster as columns of a matrix of doubles: Gram-Schmidt by products with it, twice. */
class EngineCluster {
    e;
    vectors;
    x;
    sums;
    length = 0;
    count = 0;
    constructor(e, space, n, m) {
        this.e = e;
        this.vectors = space.take(n * m * double.bytes);
        this.x = space.take(n * double.bytes);
        this.sums = space.take(m * double.bytes);
    }
    begin(length) {
        this.length = length;
        this.count = 0;
    }
    purge(x) {
        const { e, length, count } = this;
        if (count === 0)
            return;
        const { gemvN, gemvT } = e.functionsOf(level2.d);
        const inEngine = arrayAt(e, double, this.x, length);
        const ld = length * double.bytes;
        inEngine.set(x);
        for (let pass = 0; pass < 2; pass++) {
            arrayAt(e, double, this.sums, count).fill(0);
            gemvT(length, count, 1, this.vectors, ld, this.x, this.sums);
            gemvN(length, count, -1, this.vectors, ld, this.sums, this.x);
        }
        x.set(inEngine);
    }
    add(x) {
        arrayAt(this.e, double, this.vectors + this.count * this.length * double.bytes, this.length).set(x);
        this.count++;
    }
}
/** Room for m vectors of n elements; memory may grow. */
export const clusterEngine = (e, space, n, m) => new EngineCluster(e, space, n, m);
export async function steinCpu(queue, a) {
    const { n, m, prec } = a;
    const { D, E, W } = await onHost(a, { D: 'read', E: 'read', W: 'read' });
    const { iblock, isplit } = await onHost(a, { iblock: 'read', isplit: 'read' });
    const { Z, ifail, info } = await onHost(a, { Z: 'write', ifail: 'write', info: 'write' });
    const doubles = (x, length) => Float64Array.from(elementsOf(x, length));
    const problem = {
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
    info.data[info.off] = compute(queue, a, (e, _, space) => steinRef(problem, clusterEngine(e, space, n, m)), () => steinRef(problem), n * m < FEW ? 'the matrix is small' : undefined);
}
