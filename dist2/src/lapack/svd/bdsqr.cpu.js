// BDSQR on the CPU backend: QR iteration in TypeScript, its rotations applied to the vectors on the engine, else by the reference.
import { compute } from '../../blas3/compute.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { Rotator } from '../rotator.cpu.js';
import { bdsqrVectorsRef } from './bdsqrVectors.ref.js';
/** Up to so many elements of vectors the reference is as fast. */
const FEW = 512;
export async function bdsqrCpu(queue, a) {
    const { uplo, n, ncvt, nru } = a;
    const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
    const { U } = nru === 0 ? {} : await onHost(a, { U: 'write?' });
    const { VT } = ncvt === 0 ? {} : await onHost(a, { VT: 'write?' });
    const [d, e] = [elementsOf(D, n), elementsOf(E, Math.max(0, n - 1))];
    const problem = { uplo, n, D: d, E: e, nru, U, ncvt, VT };
    info.data[info.off] = compute(queue, a, (engine, r, space) => {
        const [X, Y] = [takeMatrix(space, r, nru, n), takeMatrix(space, r, ncvt, n)];
        const sides = [
            { rows: nru, X },
            { rows: ncvt, X: Y },
        ];
        const rotator = new Rotator(engine, r, space, n, sides);
        return bdsqrVectorsRef(problem, {
            U: matrixAt(engine, r, nru, n, X),
            V: matrixAt(engine, r, ncvt, n, Y),
            rotate: (first, step, count, ofU, ofV) => rotator.add(first, step, count, [ofU, ofV]),
            finish: () => rotator.apply(),
        });
    }, () => bdsqrVectorsRef(problem), n * (nru + ncvt) <= FEW ? 'there is little to rotate' : undefined);
}
