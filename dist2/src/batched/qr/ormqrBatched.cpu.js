// ORMQR of a batch on the CPU backend: one matrix after the other, by blocks of reflectors where they pay, without the engine by the
// reference.
import { ldName } from '../../core/batchForms.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { ormqrEngine } from '../../lapack/qr/ormqr.cpu.js';
import { ormqrRef } from '../../lapack/qr/ormqr.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
/** Up to so many reflectors blocks of them take longer to make than to go without them. */
export const UNBLOCKED = 32;
/** C := op(Q) C or C op(Q) for one matrix in the engine's memory, op(Q) = Q^H with `trans`. */
export function reflectOne(e, r, side, trans, { m, n, k }, V, tau, C) {
    // Each takes workspace, and gives it back.
    const blocked = () => e.within((space) => {
        ormqrEngine(e, r, space, side, trans, m, n, k, V, tau, C);
        return true;
    });
    if (k > UNBLOCKED && blocked() !== undefined)
        return;
    const v = matrixAt(e, r, side === 'l' ? m : n, k, V);
    ormqrRef(side, trans ? 'c' : 'n', m, n, k, v, arrayAt(e, r, tau, k), 0, matrixAt(e, r, m, n, C));
}
function ormqrOf(side, trans) {
    const order = ({ m, n }) => (side === 'l' ? m : n);
    const op = trans ? 't' : 'n';
    const engine = (task) => {
        const { e, r, m, n, nrhs: k, places, count } = task;
        const [A, tau, C] = places;
        for (let b = 0; b < count; b++)
            reflectOne(e, r, side, trans, { m, n, k }, placeOf(A, b), placeOf(tau, b).at, placeOf(C, b));
    };
    return {
        matrices: {
            A: { rows: order, cols: (s) => s.nrhs, use: 'read' },
            tau: { rows: (s) => s.nrhs, cols: () => 1, use: 'read' },
            C: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
        },
        engine,
        reference({ m, n, nrhs: k }, [A, tau, C]) {
            ormqrRef(side, op, m, n, k, A, tau.data, tau.off, C);
            return 0;
        },
    };
}
/** The elements of a tau are side by side, whatever the order of storage; k is to a batch on the host what nrhs is. */
export function ormqrBatchedCpu(queue, a) {
    const { side, trans, k } = a;
    return runBatch(queue, { ...a, nrhs: k, [ldName('tau')]: 1 }, ormqrOf(side, trans !== 'n'));
}
