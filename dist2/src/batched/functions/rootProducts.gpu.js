// Roots of larger matrices of a batch on the GPU: the iterations of sqrtm.ref.ts and invroot.ref.ts, each product one dispatch for the
// batch.
import { MOST_STEPS } from '../../core/matrixFunctions.js';
import { isListed, recordsOf } from '../deviceBatch.js';
import { eachWorkspace } from './newton.gpu.js';
import { CHECK_THREADS, checkTuning, EACH, finishVariants, newtonCheck, placedVariants, rootFinish, rootStart, THREADS, } from './newton.kernels.js';
function start(queue, w, root, M, X) {
    const buffers = { M, X, state: w.state, norms: w.norms, ...recordsOf(w.run) };
    queue.launch(rootStart, placedVariants.of(undefined, { LISTED: isListed(w.run) }), buffers, { ...w.params, ...root }, [w.run.count, 1, 1]);
}
/** Ends the iterations that are done; `factor`: what sums of squares are to be multiplied by. */
function check(queue, w, degree, step, factor) {
    const { count } = w.run;
    const params = { count, degree, step, most: MOST_STEPS.s, slots: w.slots, factor };
    const groups = [Math.ceil(count / CHECK_THREADS), 1, 1];
    queue.launch(newtonCheck, checkTuning, { norms: w.norms, state: w.state }, params, groups);
}
/** Reports, and the results to C; they are in X after an even number of steps, else in Y. */
function finish(queue, w, X, Y) {
    const { info, nonfinite, iter, error } = w.own;
    const elements = w.ld * w.ld;
    const reports = { info: info.data, nonfinite: nonfinite.data, iter: iter.data, error: error.data };
    const groups = [w.run.count, Math.ceil(elements / (THREADS * EACH)), 1];
    const buffers = { X, Y, state: w.state, ...reports, ...recordsOf(w.run) };
    queue.launch(rootFinish, finishVariants.of(undefined, { LISTED: isListed(w.run) }), buffers, { ...w.params, elements }, groups);
    w.scatter(X);
}
/** Enqueues C := A^(1/2): T = 1.5 I - 0.5 Z Y, Y := Y T, Z := T Z. */
export function enqueueSqrtmProducts(queue, run, f) {
    eachWorkspace(queue, run, f, 5, (w) => {
        const [first, second, z0, z1, T] = w.matrices;
        start(queue, w, { degree: 2, inverse: 0, epsilon: 0, powerSteps: 0 }, first, z0);
        let [Y, nextY, Z, nextZ] = [first, second, z0, z1];
        for (let step = 0; step <= MOST_STEPS.s; step++) {
            w.multiply({ A: Z, B: Y, D: T, alpha: -0.5, gamma: 1.5, norms: true });
            // T - I is half of I - Z Y.
            check(queue, w, 1, step, 4);
            if (step === MOST_STEPS.s)
                break;
            w.multiply({ A: Y, B: T, D: nextY });
            w.multiply({ A: T, B: Z, D: nextZ });
            [Y, nextY, Z, nextZ] = [nextY, Y, nextZ, Z];
        }
        finish(queue, w, first, second);
    });
}
/** Enqueues C := A^(-1/degree): X := X T and M := T^degree M with T = ((degree + 1) I - M) / degree, which is never formed. */
export function enqueueInvrootProducts(queue, run, f, root) {
    const { degree } = root;
    const ratio = 1 / degree;
    eachWorkspace(queue, run, f, 6, (w) => {
        const [m0, first, second, m1, p0, p1] = w.matrices;
        start(queue, w, { ...root, inverse: 1 }, m0, first);
        let [M, nextM, X, nextX] = [m0, m1, first, second];
        for (let step = 0; step <= MOST_STEPS.s; step++) {
            check(queue, w, degree, step, 1);
            if (step === MOST_STEPS.s)
                break;
            w.multiply({ A: X, B: M, D: nextX, alpha: -ratio, E: X, beta: 1 + ratio });
            [X, nextX] = [nextX, X];
            // The square of T, of M as it is before T itself goes into it
            let [power, nextPower] = [p0, p1];
            if (degree > 1)
                w.multiply({
                    A: M,
                    B: M,
                    D: power,
                    alpha: ratio ** 2,
                    E: M,
                    beta: -2 * ratio * (1 + ratio),
                    gamma: (1 + ratio) ** 2,
                });
            if (degree % 2 === 1) {
                w.multiply({ A: M, B: M, D: nextM, alpha: -ratio, E: M, beta: 1 + ratio, norms: degree === 1 });
                [M, nextM] = [nextM, M];
            }
            for (let bits = Math.floor(degree / 2); bits > 0; bits = Math.floor(bits / 2)) {
                if (bits % 2 === 1) {
                    w.multiply({ A: power, B: M, D: nextM, norms: bits === 1 });
                    [M, nextM] = [nextM, M];
                }
                if (bits === 1)
                    break;
                w.multiply({ A: power, B: power, D: nextPower });
                [power, nextPower] = [nextPower, power];
            }
        }
        finish(queue, w, first, second);
    });
}
