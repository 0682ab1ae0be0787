// Rows added to a QR factorization in TypeScript: the reference, and how the stack of R and the rows is made. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { geqrfRef } from './geqrf.ref.js';
/** W := [sqrt(forget) R; A B], its first rows a triangle. */
export function stackRef({ m, n, nrhs, R, A, B, forget }, W) {
    const order = n + nrhs;
    const { parts = 1 } = R;
    const factor = Math.sqrt(forget);
    for (let j = 0; j < order; j++) {
        const [from, to] = [parts * (R.off + j * R.ld), parts * (W.off + j * W.ld)];
        for (let p = 0; p < parts * order; p++)
            W.data[to + p] = p < parts * (j + 1) ? factor * R.data[from + p] : 0;
    }
    lacpyRef('f', m, n, A, at(W, order, 0));
    if (B !== undefined)
        lacpyRef('f', m, nrhs, B, at(W, order, n));
}
export function qraddRef(s) {
    const { m, n, nrhs, R } = s;
    const order = n + nrhs;
    const W = { data: vectorLike(R, (m + order) * order), off: 0, ld: m + order, parts: R.parts };
    stackRef(s, W);
    geqrfRef(m + order, order, W, vectorLike(R, order));
    lacpyRef('u', order, order, W, R);
}
