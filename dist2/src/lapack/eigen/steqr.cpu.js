// STEQR on the CPU backend: iteration on the host, its rotations by the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { fields } from '../../core/field.js';
import { entriesOf } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { Rotator } from '../rotator.cpu.js';
import { qlIteration, sortValues, steqrRef } from './steqr.ref.js';
import { isFiniteOrNaN, permuteColumns, unitRef, widenRef } from './tridiagonal.ref.js';
/** Up to this order the reference is as fast. */
export const LOW = 16;
/** As steqrRef, with vectors: n x n of them at Z. Those of the tridiagonal matrix are found as real numbers. */
export function steqrEngine(e, r, space, compz, n, d, off, Z) {
    if (n === 0)
        return 0;
    if (!isFiniteOrNaN(n, d, off, matrixAt(e, r, n, n, Z)))
        return n;
    if (r.parts === 2 && compz === 'i') {
        const X = takeMatrix(space, r.real, n, n);
        const info = steqrEngine(e, r.real, space, 'i', n, d, off, X);
        widenRef(n, n, matrixAt(e, r.real, n, n, X), matrixAt(e, r, n, n, Z));
        return info;
    }
    const rotator = new Rotator(e, r, space, n, [{ rows: n, X: Z }]);
    if (compz === 'i')
        unitRef(n, matrixAt(e, r, n, n, Z));
    const sweep = (first, step, count, planes) => rotator.add(first, step, count, [planes]);
    const info = qlIteration(n, d, off, fields[r.prec].eps, sweep);
    rotator.apply();
    if (info === 0)
        permuteColumns(r.parts * n, entriesOf(matrixAt(e, r, n, n, Z)), sortValues(n, d));
    return info;
}
export async function steqrCpu(queue, a) {
    const { compz, n } = a;
    const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
    const { Z } = compz === 'n' ? {} : await onHost(a, { Z: 'write?' });
    const [diagonal, beside] = [elementsOf(D, n), elementsOf(E, Math.max(0, n - 1))];
    const [d, e] = [Float64Array.from(diagonal), Float64Array.from(beside)];
    const { eps } = fields[a.prec];
    info.data[info.off] = compute(queue, a, (engine, r, space) => compz === 'n'
        ? steqrRef('n', n, d, e, undefined, eps)
        : steqrEngine(engine, r, space, compz, n, d, e, space.matrix(Z, n, n, 'write')), () => steqrRef(compz, n, d, e, Z, eps), n <= LOW ? 'the matrix is small' : undefined);
    diagonal.set(d);
    beside.set(e);
}
