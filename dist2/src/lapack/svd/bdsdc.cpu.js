// BDSDC on the CPU backend: divide and conquer with products and rotations on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { fields } from '../../core/field.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { Rotator } from '../rotator.cpu.js';
import { bdsdcRef, bdsdcTools, LEAF } from './bdsdc.ref.js';
import { bdsdcPlaces, bdsdcVectorsRef } from './bdsqrVectors.ref.js';
export function takeBdsdcRoom(e, r, space, n) {
    const [gathered, inner] = [takeMatrix(space, r, n, n), takeMatrix(space, r, n, n)];
    const order = LEAF + 1;
    const [U, V] = [takeMatrix(space, r, order, order), takeMatrix(space, r, order, order)];
    const sides = [U, V].map((X) => ({ rows: order, X }));
    return { gathered, inner, leaf: { U, V, rotator: new Rotator(e, r, space, order, sides) } };
}
/** As bdsdcRef. On all threads; bits do not depend on their number. Takes no memory: views stay valid. */
export function bdsdcEngine(e, r, { gathered, inner, leaf }, n, d, off, U, V) {
    const view = (order, X) => matrixAt(e, r, order, order, X);
    const placeOf = ({ data, off, ld }) => ({ at: data.byteOffset + off * r.bytes, ld });
    const { rotator } = leaf;
    return bdsdcRef(n, d, off, view(n, U), view(n, V), fields[r.prec].eps, {
        room: { gathered: view(n, gathered), inner: view(n, inner) },
        multiply: (m, cols, k, A, B, C) => {
            const factors = { A: placeOf(A), B: placeOf(B), C: placeOf(C) };
            gemmEngine(e, r, { m, n: cols, k, alpha: 1, beta: 0, ...factors });
        },
        leaf: {
            U: view(LEAF + 1, leaf.U),
            V: view(LEAF + 1, leaf.V),
            sweep: (first, step, count, right, left) => rotator.add(first, step, count, [left, right]),
            finish: () => rotator.apply(),
        },
    });
}
export async function bdsdcCpu(queue, a) {
    const { uplo, compq, n } = a;
    const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
    const { U, VT } = compq === 'n' ? {} : await onHost(a, { U: 'write?', VT: 'write?' });
    const [d, off] = [elementsOf(D, n), elementsOf(E, Math.max(0, n - 1))];
    const problem = { uplo, n, D: d, E: off, U, VT };
    const { eps } = fields[a.prec];
    const like = (length) => (a.prec === 's' ? new Float32Array(length) : new Float64Array(length));
    info.data[info.off] = compute(queue, a, (e, r, space) => bdsdcVectorsRef(problem, () => {
        const [X, Y] = [takeMatrix(space, r, n, n), takeMatrix(space, r, n, n)];
        const room = takeBdsdcRoom(e, r, space, n);
        const view = (place) => matrixAt(e, r, n, n, place);
        return { X: view(X), Y: view(Y), solve: (s, t) => bdsdcEngine(e, r, room, n, s, t, X, Y) };
    }), () => bdsdcVectorsRef(problem, () => bdsdcPlaces(n, like, eps, bdsdcTools(n, like))));
}
