// Product with the orthogonal (unitary) factor of tpqrt in TypeScript, one reflector after the other. Host memory only.
import { conjugate, elementAt } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { pentagonRows, reflectPairRef } from './tpqrt.ref.js';
/**
 * [A; B] := op(Q) [A; B] (side 'l') with A k x n, or [A B] := [A B] op(Q) ('r') with A m x k; B is m x n, op(Q) is Q ('n') or Q^H, Q = H(0)
 * ... H(k-1) from V and T as tpqrtRef leaves them, whose diagonal is all that is used of T. Source: LAPACK xTPMQRT.
 */
export function tpmqrtRef({ side, trans, m, n, k, l, nb, V, T, A, B }) {
    const left = side === 'l';
    const rowsOfV = left ? m : n;
    for (const [j] of blocksOfReflectors(side, trans, k, 1)) {
        const scale = elementAt(T.data, at(T, j % nb, j).off, T.parts);
        const tau = trans === 'n' ? scale : conjugate(scale);
        const length = pentagonRows(rowsOfV, l, j);
        // Columns of A and B side by side, or their rows.
        reflectPairRef(side, length, at(V, 0, j), tau, left ? at(A, j, 0) : at(A, 0, j), B, left ? n : m);
    }
}
