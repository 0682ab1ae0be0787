// What the multishift QR algorithm works in, and the products by which a window's transformation reaches the rest of the matrix, in
// doubles.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { at } from '../../core/matrix.js';
import { copyRef, newDoubles } from './doubles.ref.js';
import { turnsRef } from './turns.ref.js';
/** Orders of windows up to this one. */
export const WINDOW = 96;
export const newHqrRoom = (n, parts) => ({
    T: newDoubles(WINDOW, WINDOW, parts),
    factors: [newDoubles(WINDOW, WINDOW, parts), newDoubles(WINDOW, WINDOW, parts)],
    tall: [newDoubles(n, WINDOW, parts), newDoubles(n, WINDOW, parts)],
    wide: newDoubles(WINDOW, n, parts),
    overlaps: false,
    begin: (products) => () => {
        for (const { transA, m, n, k, A, B, C } of products)
            gemmBlockedRef(transA, 'n', m, n, k, 1, A, B, 0, C);
    },
    copy: (copies) => {
        for (const { rows, cols, A, B } of copies)
            copyRef(rows, cols, A, B);
    },
    turns: turnsRef,
});
/**
 * Begins H := V^H H V outside the window, whose own elements are in place: rows and columns first .. first+w-1 of an active block top ..
 * end-1, or of all of H where the Schur form is wanted, and Z := Z V. The first `ahead` columns behind the window are as they shall be at
 * once, all the rest when what is returned has been called.
 */
export function beginWindow({ schur, n, H, Z, zlo, zhi }, { tall, wide, begin, copy }, V, top, end, first, w, ahead) {
    const [from, to] = schur ? [0, n] : [top, end];
    const products = [];
    const copies = [];
    const right = (rows, A, C) => {
        if (rows <= 0)
            return;
        products.push({ transA: 'n', m: rows, n: w, k: w, A, B: V, C });
        copies.push({ rows, cols: w, A: C, B: A });
    };
    right(first - from, at(H, from, first), tall[0]);
    if (Z)
        right(zhi - zlo, at(Z, zlo, first), tall[1]);
    /** Columns behind the window, counted from there. */
    const left = (column, cols) => {
        const [B, C] = [at(H, first, first + w + column), at(wide, 0, column)];
        return [
            { transA: 'c', m: w, n: cols, k: w, A: V, B, C },
            { rows: w, cols, A: C, B },
        ];
    };
    const behind = Math.max(0, to - first - w);
    const near = Math.min(ahead, behind);
    if (near > 0) {
        const [product, result] = left(0, near);
        begin([product])();
        copy([result]);
    }
    if (behind > near) {
        const [product, result] = left(near, behind - near);
        products.push(product);
        copies.push(result);
    }
    const finish = begin(products);
    return () => {
        finish();
        copy(copies);
    };
}
