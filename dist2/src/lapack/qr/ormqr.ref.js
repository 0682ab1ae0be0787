// Product with the orthogonal (unitary) factor of geqrf in TypeScript, one reflector after the other. Host memory only.
import { conjugate, elementAt } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { larfRef } from './larfg.ref.js';
/** C := op(Q) C (side 'l') or C := C op(Q) ('r'), C m x n, Q = H(0) ... H(k-1); op(Q) is Q ('n') or Q^H. */
export function applyReflectorsRef(side, trans, m, n, k, reflector, tau, tauOff, C) {
    for (const [i] of blocksOfReflectors(side, trans, k, 1)) {
        const [v, off] = reflector(i, (side === 'l' ? m : n) - i);
        const scale = elementAt(tau, tauOff + i, C.parts);
        const t = trans === 'n' ? scale : conjugate(scale);
        // H(i) leaves the first i rows (columns) of C as they are.
        if (side === 'l')
            larfRef('l', m - i, n, v, off, t, at(C, i, 0));
        else
            larfRef('r', m, n - i, v, off, t, at(C, 0, i));
    }
}
/** The same with the v's in the first k columns of A and tau as geqrf leaves them. Source: LAPACK xORM2R. */
export const ormqrRef = (side, trans, m, n, k, A, tau, tauOff, C) => applyReflectorsRef(side, trans, m, n, k, (i) => [A.data, at(A, i, i).off], tau, tauOff, C);
