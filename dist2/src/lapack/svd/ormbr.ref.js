// Product with an orthogonal, or unitary, factor of gebrd in TypeScript. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { at } from '../../core/matrix.js';
import { onDiagonal } from '../../core/reflectors.js';
import { vectorLike } from '../condition/condition.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
export function reflectorsOf(vect, order, k) {
    return onDiagonal(vect, order, k) ? { from: 0, count: k } : { from: 1, count: Math.max(0, order - 1) };
}
/** C := op(Q) C or op(P) C (side 'l'), C op(Q) or C op(P) ('r'), C m x n; op(Q) is Q or Q^H. Source: LAPACK xORMBR. */
export function ormbrRef(vect, side, trans, m, n, k, A, tau, tauOff, C) {
    const order = side === 'l' ? m : n;
    const { from, count } = reflectorsOf(vect, order, k);
    let columns = A;
    if (vect === 'p') {
        const rows = Math.min(order, k);
        columns = { data: vectorLike(A, order * rows), off: 0, ld: order, parts: A.parts };
        adjointRef(rows, order, A, columns);
    }
    if (side === 'l')
        ormqrRef(side, trans, m - from, n, count, at(columns, from, 0), tau, tauOff, at(C, from, 0));
    else
        ormqrRef(side, trans, m, n - from, count, at(columns, from, 0), tau, tauOff, at(C, 0, from));
}
