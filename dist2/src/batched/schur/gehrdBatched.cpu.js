// GEHRD of a batch on the CPU backend: one matrix after the other on the engine, tiny ones and those without it by the reference.
import { ldName } from '../../core/batchForms.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { LOW } from '../../lapack/schur/geev.cpu.js';
import { gehrdEngine } from '../../lapack/schur/gehrd.cpu.js';
import { gehrdRef } from '../../lapack/schur/gehrd.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const gehrd = {
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
        tau: { rows: (s) => Math.max(0, s.n - 1), cols: () => 1, use: 'write' },
    },
    complex: true,
    engine({ e, r, n, places: [A, tau], count }) {
        for (let b = 0; b < count; b++) {
            const [own, scales] = [placeOf(A, b), placeOf(tau, b).at];
            const done = n > LOW &&
                e.within((space) => {
                    gehrdEngine(e, r, space, n, 0, n, own, scales);
                    return true;
                });
            if (!done)
                gehrdRef(n, 0, n, matrixAt(e, r, n, n, own), arrayAt(e, r, scales, Math.max(0, n - 1)));
        }
    },
    reference({ n }, [A, tau]) {
        gehrdRef(n, 0, n, A, tau.data, tau.off);
        return 0;
    },
};
/** The elements of a tau are side by side, whatever the order of storage. */
const adjacent = { [ldName('tau')]: 1 };
export const gehrdBatchedCpu = (queue, a) => runBatch(queue, { ...a, ...adjacent }, gehrd);
