// GEQP3 of a batch on the CPU backend: one matrix after the other, as geqp3.cpu.ts does it.
import { ldName } from '../../core/batchForms.js';
import { geqp3Engine } from '../../lapack/qr/geqp3.cpu.js';
import { geqp3Ref } from '../../lapack/qr/geqp3.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
/** Columns of a panel. */
const NB = 32;
/** Where the permutation of problem b begins in its list. */
export function permutationAt(a, { off }, b) {
    const places = a.offsetsJpvt;
    return off + (places === undefined ? b * a.strideJpvt : places[b]);
}
export async function geqp3BatchedCpu(queue, a) {
    const jpvt = (await listOf(a.jpvt, 'write'));
    /** A copy of the permutation for `factor`, and back: the list's memory may grow, and move, meanwhile. */
    const permuting = (b, n, factor) => {
        const at = permutationAt(a, jpvt, b);
        const own = jpvt.data.slice(at, at + n);
        factor(own);
        jpvt.data.set(own, at);
    };
    const geqp3 = {
        matrices: {
            A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
            tau: { rows: (s) => Math.min(s.m, s.n), cols: () => 1, use: 'write' },
        },
        engine(e, r, space, { b, m, n }, [A, tau]) {
            if (m === 0 || n === 0)
                return;
            permuting(b, n, (own) => geqp3Engine(e, r, space, m, n, Math.min(NB, m, n), A, own, tau.at));
        },
        reference({ b, m, n }, [A, tau]) {
            if (m === 0 || n === 0)
                return;
            permuting(b, n, (own) => geqp3Ref(m, n, A, own, tau.data, tau.off));
        },
    };
    // The elements of a tau are side by side, whatever the order of storage.
    await runEach(queue, { ...a, [ldName('tau')]: 1 }, geqp3);
}
