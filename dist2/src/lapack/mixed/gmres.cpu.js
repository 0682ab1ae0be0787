import { GmresRefinement } from './gmres.ref.js';
import { put, refined, solveInDouble, } from './mixed.cpu.js';
import { FAILED } from './mixed.ref.js';
const NAMES = { 16: 'half', 32: 'single', 64: 'double' };
const WHY = {
    [FAILED.demotion]: 'a number does not fit into single precision',
    [FAILED.factorization]: 'the factorization broke down',
    [FAILED.convergence]: 'GMRES did not converge',
};
export const failure = (bits, iter) => `factored in ${NAMES[bits]}: ${WHY[iter]}`;
export function success(bits, { iter, inner }) {
    return `factored in ${NAMES[bits]}; ${iter} corrections, ${Math.max(0, ...inner)} solutions with the factors`;
}
/** iter, iters, inner and factored. */
export function report(a, { iter, iters, inner }, factored) {
    put(a.iter, [iter]);
    put(a.iters, iters);
    put(a.inner, inner);
    put(a.factored, [factored]);
}
/** X and what there is to report, by the first attempt that converges, or else in double. */
export async function solveGmres(queue, a, kind, attempts) {
    const { n, nrhs, routine } = a;
    let found = { iter: 0, iters: new Int32Array(nrhs), inner: new Int32Array(nrhs) };
    for (const attempt of attempts) {
        const { bits, alike = false } = attempt;
        if (alike && found.iter === FAILED.factorization)
            continue;
        let backend = 'cpu';
        if (n > 0) {
            const singles = attempt.begin();
            backend = singles.backend;
            const begin = async (B, norm, work, fits) => new GmresRefinement(n, B, nrhs, norm, work, 'd', fits ? await attempt.scales?.() : undefined);
            found = await refined(queue, a, kind, singles, begin);
        }
        const why = found.iter < 0 ? failure(bits, found.iter) : success(bits, found);
        queue.note({ routine, backend, why });
        // No factors can do with a number that does not fit.
        if (found.iter === FAILED.demotion)
            break;
        if (found.iter < 0)
            continue;
        report(a, found, bits);
        put(a.info, [0]);
        return;
    }
    queue.note({ routine, backend: 'cpu', why: 'factored and solved in double' });
    report(a, found, 64);
    await solveInDouble(a, kind);
}
