// TPQRT on the CPU backend: blocks of columns as panels of [A; B] on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { at } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { takeMatrix } from './gelqf.cpu.js';
import { reflectorLeaves } from './reflectorLeaves.cpu.js';
import { pentagonRows, tpqrtRef } from './tpqrt.ref.js';
/** The first `length` elements of a column. */
const columnOf = ({ data, off, ld, parts = 1 }, j, length) => data.subarray(parts * (off + j * ld), parts * (off + j * ld + length));
/** W := the first k columns of a pentagon from column `first` on, zeros written out; rows x k. */
export function fillPentagon(m, l, first, k, rows, B, W) {
    for (let c = 0; c < k; c++) {
        const length = pentagonRows(m, l, first + c);
        const column = columnOf(W, c, rows);
        column.set(columnOf(B, c, length));
        column.fill(0, (W.parts ?? 1) * length);
    }
}
/** Elements of workspace for applyBlock. */
export const applyWork = (others, k) => 2 * others * k;
/**
 * [C1; C2] := op(H) [C1; C2] with side 'l', [C1 C2] := [C1 C2] op(H) with 'r', H = I - [E; V] T [E; V]^H with E the unit matrix of order k;
 * C2 has `others` columns (rows) of `rows` elements. V (rows x k) and T have their zeros written out. `work`: the address of applyWork
 * elements.
 */
export function applyBlock(e, r, side, trans, k, rows, others, { V, T, C1, C2 }, work) {
    const left = side === 'l';
    const [height, width] = left ? [k, others] : [others, k];
    if (height === 0 || width === 0)
        return;
    const ld = height;
    const [sum, product] = [
        { at: work, ld },
        { at: work + height * width * r.bytes, ld },
    ];
    const inC1 = matrixAt(e, r, height, width, C1);
    const [inSum, inProduct] = [sum, product].map((place) => matrixAt(e, r, height, width, place));
    for (let j = 0; j < width; j++)
        columnOf(inSum, j, height).set(columnOf(inC1, j, height));
    // W := op(T) (C1 + V^H C2), C1 := C1 - W, C2 := C2 - V W; from the right W := (C1 + C2 V) op(T), C2 := C2 - W V^H
    if (left) {
        gemmEngine(e, r, { transA: 'c', m: k, n: others, k: rows, alpha: 1, A: V, B: C2, beta: 1, C: sum });
        gemmEngine(e, r, { transA: trans ? 'c' : 'n', m: k, n: others, k, alpha: 1, A: T, B: sum, beta: 0, C: product });
        gemmEngine(e, r, { m: rows, n: others, k, alpha: -1, A: V, B: product, beta: 1, C: C2 });
    }
    else {
        gemmEngine(e, r, { m: others, n: k, k: rows, alpha: 1, A: C2, B: V, beta: 1, C: sum });
        gemmEngine(e, r, { transB: trans ? 'c' : 'n', m: others, n: k, k, alpha: 1, A: sum, B: T, beta: 0, C: product });
        gemmEngine(e, r, { transB: 'c', m: others, n: rows, k, alpha: -1, A: product, B: V, beta: 1, C: C2 });
    }
    for (let j = 0; j < width; j++) {
        const [c, w] = [columnOf(inC1, j, height), columnOf(inProduct, j, height)];
        for (let i = 0; i < c.length; i++)
            c[i] = c[i] - w[i];
    }
}
/**
 * As tpqrtRef, by blocks of nb columns. A block is the panel [A11; B1] of a QR factorization, zeros of the triangle and the pentagon
 * written out: reflectors have zeros wherever the panel has. On all threads; bits do not depend on their number.
 */
export function tpqrtEngine(e, r, space, m, n, l, nb, { A, B, T }) {
    const panel = takeMatrix(space, r, nb + m, nb);
    const tau = space.take(nb * r.bytes);
    const work = space.take(applyWork(n, nb) * r.bytes);
    const { geqr2, larft } = reflectorLeaves(e, r);
    const [inA, inB] = [matrixAt(e, r, n, n, A), matrixAt(e, r, m, n, B)];
    for (let j = 0; j < n; j += nb) {
        const k = Math.min(nb, n - j);
        const rows = pentagonRows(m, l, j + k - 1);
        const P = matrixAt(e, r, k + rows, k, panel);
        const top = at(inA, j, j);
        for (let c = 0; c < k; c++) {
            const column = columnOf(P, c, k);
            column.set(columnOf(top, c, c + 1));
            column.fill(0, r.parts * (c + 1));
        }
        fillPentagon(m, l, j, k, rows, at(inB, 0, j), at(P, k, 0));
        geqr2(k + rows, k, panel, tau);
        for (let c = 0; c < k; c++) {
            columnOf(top, c, c + 1).set(columnOf(P, c, c + 1));
            const length = pentagonRows(m, l, j + c);
            columnOf(at(inB, 0, j), c, length).set(columnOf(at(P, k, 0), c, length));
        }
        const V = placeAt(r, panel, k, 0);
        const inT = placeAt(r, T, 0, j);
        // [E; V]^H [E; V] above its diagonal, which is all that T takes from it
        gemmEngine(e, r, { transA: 'c', m: k, n: k, k: rows, alpha: 1, A: V, B: V, beta: 0, C: inT });
        larft(k, inT, tau);
        const next = j + k;
        const [C1, C2] = [placeAt(r, A, j, next), placeAt(r, B, 0, next)];
        applyBlock(e, r, 'l', true, k, rows, n - next, { V, T: inT, C1, C2 }, work);
    }
}
export async function tpqrtCpu(queue, a) {
    const { m, n, l, nb } = a;
    const { A, B, T } = await onHost(a, { A: 'write', B: 'write', T: 'write' });
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, m, n, 'write')];
        tpqrtEngine(e, r, space, m, n, l, nb, { A: inA, B: inB, T: space.matrix(T, nb, n, 'write') });
    }, () => tpqrtRef(m, n, l, nb, A, B, T));
}
