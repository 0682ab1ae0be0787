// Product with the orthogonal (unitary) factor of sytrd in TypeScript, one reflector after the other. Host memory only.
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
import { reverseBoth } from './orgtr.ref.js';
import { reverseElements, reverseRef } from './sytrd.ref.js';
/** C := op(Q) C (side 'l') or C op(Q) ('r'), C m x n, with the v's and tau as sytrd leaves them. Source: LAPACK xORMTR. */
export function ormtrRef(side, uplo, trans, m, n, A, tau, tauOff, C) {
    const order = side === 'l' ? m : n;
    if (order < 2)
        return;
    const [rows, cols] = side === 'l' ? [m - 1, n] : [m, n - 1];
    // H(i) leaves the first i + 1 rows (columns) of C as they are.
    const part = side === 'l' ? at(C, 1, 0) : at(C, 0, 1);
    if (uplo === 'l')
        return ormqrRef(side, trans, rows, cols, order - 1, at(A, 1, 0), tau, tauOff, part);
    // Q = J P J, with P as the lower triangle of J A J gives it
    const { parts = 1 } = A;
    const mirrored = { data: vectorLike(A, order * order), off: 0, ld: order, parts };
    for (let j = 0; j < order; j++) {
        const column = parts * (A.off + j * A.ld);
        mirrored.data.set(A.data.subarray(column, column + parts * j), parts * j * order);
    }
    reverseBoth(order, mirrored);
    const scales = tau.slice(parts * tauOff, parts * (tauOff + order - 1));
    reverseElements(scales, parts);
    reverseRef(side, m, n, C);
    ormqrRef(side, trans, rows, cols, order - 1, at(mirrored, 1, 0), scales, 0, part);
    reverseRef(side, m, n, C);
}
