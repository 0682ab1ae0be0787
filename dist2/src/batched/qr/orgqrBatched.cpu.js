// ORGQR of a batch on the CPU backend: one matrix after the other, by blocks of reflectors where they pay, without the engine by the
// reference.
import { ldName } from '../../core/batchForms.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { orgqrEngine } from '../../lapack/qr/orgqr.cpu.js';
import { orgqrRef } from '../../lapack/qr/orgqr.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
/** Up to so many reflectors blocks of them take longer to make than to go without them. */
const UNBLOCKED = 32;
function engine({ e, r, m, n, nrhs: k, places, count }) {
    const [A, tau] = places;
    for (let b = 0; b < count; b++) {
        const [own, scales] = [placeOf(A, b), placeOf(tau, b).at];
        // Each takes workspace, and gives it back.
        const blocked = () => e.within((space) => {
            orgqrEngine(e, r, space, m, n, k, own, scales);
            return true;
        });
        if (k > UNBLOCKED && blocked() !== undefined)
            continue;
        orgqrRef(m, n, k, matrixAt(e, r, m, n, own), arrayAt(e, r, scales, k));
    }
}
const orgqr = {
    matrices: {
        A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
        tau: { rows: (s) => s.nrhs, cols: () => 1, use: 'read' },
    },
    engine,
    reference({ m, n, nrhs: k }, [A, tau]) {
        orgqrRef(m, n, k, A, tau.data, tau.off);
        return 0;
    },
};
/** The elements of a tau are side by side, whatever the order of storage; k is to a batch on the host what nrhs is. */
export const orgqrBatchedCpu = (queue, a) => runBatch(queue, { ...a, nrhs: a.k, [ldName('tau')]: 1 }, orgqr);
