import { onDiagonal } from '../../core/reflectors.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { shiftRef } from '../eigen/orgtr.ref.js';
import { takeMatrix, turnEngine } from '../qr/gelqf.cpu.js';
import { orgqrEngine } from '../qr/orgqr.cpu.js';
import { reflectorsCpu } from '../qr/reflectors.cpu.js';
import { orgbrRef } from './orgbr.ref.js';
/** The v's in columns, tau an address. */
function columnsEngine(e, r, space, vect, rows, cols, k, A, tau) {
    if (onDiagonal(vect, rows, k))
        return orgqrEngine(e, r, space, rows, cols, k, A, tau);
    shiftRef(rows, matrixAt(e, r, rows, rows, A));
    if (rows > 1)
        orgqrEngine(e, r, space, rows - 1, rows - 1, rows - 1, placeAt(r, A, 1, 1), tau);
}
export function orgbrCpu(queue, a) {
    const { vect, m, n, k } = a;
    return reflectorsCpu(queue, { ...a, k: Math.min(vect === 'q' ? m : n, k) }, 'read', (e, r, space, A, tau) => {
        if (vect === 'q')
            return columnsEngine(e, r, space, vect, m, n, k, A, tau);
        const turned = takeMatrix(space, r, n, m);
        turnEngine(e, r, m, n, A, turned);
        columnsEngine(e, r, space, vect, n, m, k, turned, tau);
        turnEngine(e, r, n, m, turned, A);
    }, (A, tau) => orgbrRef(vect, m, n, k, A, tau.data, tau.off));
}
