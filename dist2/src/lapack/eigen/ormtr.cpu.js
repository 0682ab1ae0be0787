// ORMTR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { ormqrEngine } from '../qr/ormqr.cpu.js';
import { takeReversed } from './orgtr.cpu.js';
import { reverseBoth } from './orgtr.ref.js';
import { ormtrRef } from './ormtr.ref.js';
import { copyTriangle } from './sytrd.cpu.js';
import { reverseRef } from './sytrd.ref.js';
/**
 * As ormtrRef, of Q or with `trans` of Q^H; tau is the address of one element less than the order of Q. On all threads; bits do not
 * depend on their number.
 */
export function ormtrEngine(e, r, space, side, uplo, trans, m, n, A, tau, C) {
    const order = side === 'l' ? m : n;
    if (order < 2)
        return;
    const [rows, cols] = side === 'l' ? [m - 1, n] : [m, n - 1];
    const part = side === 'l' ? placeAt(r, C, 1, 0) : placeAt(r, C, 0, 1);
    const apply = (V, scales) => ormqrEngine(e, r, space, side, trans, rows, cols, order - 1, placeAt(r, V, 1, 0), scales, part);
    if (uplo === 'l')
        return apply(A, tau);
    // Q = J P J, with P as the lower triangle of J A J gives it
    const V = takeMatrix(space, r, order, order);
    const scales = takeReversed(e, r, space, order, tau);
    const v = matrixAt(e, r, order, order, V);
    copyTriangle('u', order, matrixAt(e, r, order, order, A), v);
    reverseBoth(order, v);
    const c = matrixAt(e, r, m, n, C);
    reverseRef(side, m, n, c);
    apply(V, scales);
    reverseRef(side, m, n, c);
}
export async function ormtrCpu(queue, a) {
    const { side, uplo, trans, m, n } = a;
    const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
    const order = side === 'l' ? m : n;
    compute(queue, a, (e, r, space) => {
        const [inA, scales] = [space.matrix(A, order, order, 'read'), space.vector(tau, order - 1, 'read').at];
        ormtrEngine(e, r, space, side, uplo, trans !== 'n', m, n, inA, scales, space.matrix(C, m, n, 'write'));
    }, () => ormtrRef(side, uplo, trans, m, n, A, tau.data, tau.off, C));
}
