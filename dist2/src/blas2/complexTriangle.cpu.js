// Products with a stored triangle of a complex matrix in the engine's memory, and updates of one: blocks on the diagonal by the references,
// everything beside them by gemv and ger on the engine, block column by block column. Bits do not depend on the number of threads.
import { conjugate } from '../core/complex.js';
import { matrixAt } from '../engine/views.js';
import { placeAt } from '../engine/workspace.js';
import { gemvEngine } from './gemv.cpu.js';
import { gerPairs } from './ger.cpu.js';
import { vectorAt } from './level2.cpu.js';
import { dense } from './storedTriangle.ref.js';
import { multiply, multiplySymmetric, update } from './triangle.ref.js';
/** Order of the triangles on the diagonal. */
const BLOCK = 64;
/** The block columns of a triangle. */
function* blocks(r, { uplo, n, A }) {
    for (let first = 0; first < n; first += BLOCK) {
        const size = Math.min(BLOCK, n - first);
        const [from, to] = uplo === 'l' ? [first + size, n] : [0, first];
        const own = placeAt(r, A, first, first);
        yield { first, size, own, from, rows: to - from, beside: placeAt(r, A, from, first) };
    }
}
/** y := y + alpha A x for the symmetric A of which this is a triangle; of Hermitian ones there is hemvOnEngine.cpu.ts. */
export function mirroredEngine(e, r, p) {
    const { uplo, alpha } = p;
    const at = (vector, i) => vector + i * r.bytes;
    for (const { first, size, own, from, rows, beside } of blocks(r, p)) {
        const [x, y] = [at(p.x, first), at(p.y, first)];
        const T = dense(uplo, size, matrixAt(e, r, size, size, own));
        multiplySymmetric(T, alpha, vectorAt(e, r, size, x), 1, vectorAt(e, r, size, y));
        if (rows === 0)
            continue;
        const shape = { m: rows, n: size, alpha, A: beside };
        gemvEngine(e, r, { ...shape, trans: false, x, y: at(p.y, from) });
        gemvEngine(e, r, { ...shape, trans: true, x: at(p.x, from), y });
    }
}
/** y := op(A) x for a triangular A. */
export function triangularEngine(e, r, p) {
    const { uplo, trans, diag } = p;
    const at = (vector, i) => vector + i * r.bytes;
    for (const { first, size, own } of blocks(r, p))
        multiply(dense(uplo, size, matrixAt(e, r, size, size, own)), trans, diag, vectorAt(e, r, size, at(p.y, first)));
    for (const { first, size, from, rows, beside } of blocks(r, p)) {
        if (rows === 0)
            continue;
        const shape = { m: rows, n: size, alpha: 1, A: beside };
        if (trans === 'n')
            gemvEngine(e, r, { ...shape, trans: false, x: at(p.x, first), y: at(p.y, from) });
        else {
            const across = { trans: true, conjugated: trans === 'c', x: at(p.x, from), y: at(p.y, first) };
            gemvEngine(e, r, { ...shape, ...across });
        }
    }
}
/** As update of triangle.ref.ts. */
export function updateEngine(e, r, p) {
    const { uplo, hermitian: conjugated, alpha, x, y } = p;
    const at = (vector, i) => vector + i * r.bytes;
    for (const { first, size, own, from, rows, beside } of blocks(r, p)) {
        const vector = (v) => vectorAt(e, r, size, at(v, first));
        const T = dense(uplo, size, matrixAt(e, r, size, size, own));
        update(T, alpha, vector(x), y === undefined ? undefined : vector(y), conjugated);
        if (rows === 0)
            continue;
        const product = (factor, u, v) => gerPairs(e, r, { m: rows, n: size, alpha: factor, conjugated, x: at(u, from), y: at(v, first), A: beside });
        product(alpha, x, y ?? x);
        if (y !== undefined)
            product(conjugated ? conjugate(alpha) : alpha, y, x);
    }
}
