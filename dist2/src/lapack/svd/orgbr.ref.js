// An orthogonal, or unitary, factor of gebrd, written out, in TypeScript. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { at } from '../../core/matrix.js';
import { onDiagonal } from '../../core/reflectors.js';
import { vectorLike } from '../condition/condition.ref.js';
import { shiftRef } from '../eigen/orgtr.ref.js';
import { orgqrRef } from '../qr/orgqr.ref.js';
/**
 * A, m x n, := the first n columns of Q, or the first m rows of P^H, from what gebrd leaves of an m x k, or k x n, matrix. Source: LAPACK
 * xORGBR.
 */
export function orgbrRef(vect, m, n, k, A, tau, tauOff = 0) {
    if (vect === 'q')
        return columnsRef(vect, m, n, k, A, tau, tauOff);
    const turned = { data: vectorLike(A, m * n), off: 0, ld: n, parts: A.parts };
    adjointRef(m, n, A, turned);
    columnsRef(vect, n, m, k, turned, tau, tauOff);
    adjointRef(n, m, turned, A);
}
/** With the v's in columns. */
function columnsRef(vect, rows, cols, k, A, tau, tauOff) {
    if (onDiagonal(vect, rows, k))
        return orgqrRef(rows, cols, k, A, tau, tauOff);
    shiftRef(rows, A);
    if (rows > 1)
        orgqrRef(rows - 1, rows - 1, rows - 1, at(A, 1, 1), tau, tauOff);
}
