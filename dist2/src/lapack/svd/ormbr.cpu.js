// ORMBR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { takeMatrix, turnEngine } from '../qr/gelqf.cpu.js';
import { ormqrEngine } from '../qr/ormqr.cpu.js';
import { ormbrRef, reflectorsOf } from './ormbr.ref.js';
export async function ormbrCpu(queue, a) {
    const { vect, side, trans, m, n, k } = a;
    const order = side === 'l' ? m : n;
    const stored = Math.min(order, k);
    const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
    compute(queue, a, (e, r, space) => {
        const { from, count } = reflectorsOf(vect, order, k);
        const given = vect === 'q' ? space.matrix(A, order, stored, 'read') : space.matrix(A, stored, order, 'read');
        const scales = space.vector(tau, stored, 'read').at;
        const inC = space.matrix(C, m, n, 'write');
        const columns = vect === 'q' ? given : takeMatrix(space, r, order, stored);
        if (vect === 'p')
            turnEngine(e, r, stored, order, given, columns);
        const v = placeAt(r, columns, from, 0);
        const [rows, cols] = side === 'l' ? [m - from, n] : [m, n - from];
        const part = side === 'l' ? placeAt(r, inC, from, 0) : placeAt(r, inC, 0, from);
        ormqrEngine(e, r, space, side, trans !== 'n', rows, cols, count, v, scales, part);
    }, () => ormbrRef(vect, side, trans, m, n, k, A, tau.data, tau.off, C));
}
