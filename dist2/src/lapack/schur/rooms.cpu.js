// What iteration on Hessenberg forms works in, in the engine's memory: matrices of doubles as the references see them, and their products.
import { gemmEngine, gemmFork } from '../../blas3/products/gemm.cpu.js';
import { copying } from '../../engine/kernels/copy.js';
import { double, elements } from '../../engine/ops.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { WINDOW } from './hqrRoom.ref.js';
import { VECTORS } from './trevc3.ref.js';
import { turnsOn } from './turns.cpu.js';
/** What Hessenberg forms of these elements are computed in. */
const inDoubles = ({ parts }) => (parts === 2 ? elements.z : double);
/** A matrix of doubles in the engine's memory, for elements like `r`. */
export const takeDoubles = (space, r, rows, cols) => takeMatrix(space, inDoubles(r), rows, cols);
/** How it is seen, until that memory grows. */
export const doublesAt = (e, r, rows, cols, place) => matrixAt(e, inDoubles(r), rows, cols, place);
/** Where a matrix lies that has been seen by doublesAt. */
const placeOf = ({ data, off, ld, parts = 1 }) => ({ at: data.byteOffset + 8 * parts * off, ld });
/** The products of matrices that all lie in the engine's memory. */
export function productOf(e, r) {
    return (transA, transB, m, n, k, alpha, A, B, beta, C) => {
        if (m === 0 || n === 0)
            return;
        gemmEngine(e, inDoubles(r), { transA, transB, m, n, k, alpha, A: placeOf(A), B: placeOf(B), beta, C: placeOf(C) });
    };
}
/** Elements to be copied that are worth another thread. */
const COPY = 2 ** 14;
export const takeHqrRoom = (space, r, n) => [
    ...[0, 1, 2].map(() => takeDoubles(space, r, WINDOW, WINDOW)),
    ...[0, 1].map(() => takeDoubles(space, r, n, WINDOW)),
    takeDoubles(space, r, WINDOW, n),
];
export function hqrRoomAt(e, r, n, places) {
    const { bytes } = inDoubles(r);
    const [T, V, W, X, Y, wide] = places.map((place, k) => doublesAt(e, r, k === 3 || k === 4 ? n : WINDOW, k === 5 ? n : WINDOW, place));
    return {
        ...{ T, factors: [V, W], tall: [X, Y], wide, overlaps: e.pool.threads > 1, turns: turnsOn(e) },
        begin: (products) => gemmFork(e, inDoubles(r), ...products.map(({ A, B, C, ...how }) => ({
            ...how,
            alpha: 1,
            A: placeOf(A),
            B: placeOf(B),
            beta: 0,
            C: placeOf(C),
        }))),
        copy(copies) {
            const parts = [];
            for (const { rows, cols, A, B } of copies) {
                const [from, to] = [placeOf(A), placeOf(B)];
                const count = Math.max(1, Math.min(e.pool.threads, Math.floor((rows * cols) / COPY)));
                const width = Math.ceil(cols / count);
                for (let j = 0; j < cols; j += width) {
                    const [source, target] = [placeAt({ bytes }, from, 0, j).at, placeAt({ bytes }, to, 0, j).at];
                    parts.push([bytes * rows, Math.min(width, cols - j), source, bytes * A.ld, target, bytes * B.ld]);
                }
            }
            e.run(copying, 'copy', parts);
        },
    };
}
export const takeVectorRoom = (space, r, n) => [
    takeDoubles(space, r, n, n),
    takeDoubles(space, r, n, VECTORS + 1),
    takeDoubles(space, r, n, VECTORS + 1),
];
export const vectorRoomAt = (e, r, n, [T, X, W]) => ({
    T: doublesAt(e, r, n, n, T),
    X: doublesAt(e, r, n, VECTORS + 1, X),
    W: doublesAt(e, r, n, VECTORS + 1, W),
});
