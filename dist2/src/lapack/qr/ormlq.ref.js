// Product with the orthogonal (unitary) factor of gelqf in TypeScript, one reflector after the other. Host memory only.
import { adjoint, at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { rowRef } from './gelqf.ref.js';
import { applyReflectorsRef } from './ormqr.ref.js';
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(k-1)^H ... H(0)^H, the adjoint of what ormqr calls Q, from the first k
 * rows of A and tau as gelqf leaves them. Source: LAPACK xORML2.
 */
export function ormlqRef(side, trans, m, n, k, A, tau, tauOff, C) {
    const v = vectorLike(A, side === 'l' ? m : n);
    const row = (i, length) => {
        rowRef(length, at(A, i, i), v);
        return [v, 0];
    };
    applyReflectorsRef(side, adjoint(trans), m, n, k, row, tau, tauOff, C);
}
