import { isListed, recordsOf } from '../deviceBatch.js';
import { eachWorkspace } from './newton.gpu.js';
import { expmFinish, expmStart, expmSum, expmTerms, placedVariants, plainTuning, THREADS } from './newton.kernels.js';
/** As lib/expm_taylor has them. A problem that needs fewer squarings takes part in no more. */
const [X3, MOST_HALVINGS] = [2 / 3, 144];
/** Threads of a row of workgroups of expm_sum. */
const WIDTH = 2 ** 20;
/** Enqueues C := e^A. */
export function enqueueExpmProducts(queue, run, f) {
    eachWorkspace(queue, run, f, 5, (w) => {
        const [A, B, G, H, F] = w.matrices;
        const { params, state, run } = w;
        const { count } = w.run;
        queue.launch(expmStart, placedVariants.of(undefined, { LISTED: isListed(run) }), { M: A, state, ...recordsOf(run) }, params, [count, 1, 1]);
        w.multiply({ A, B: A, D: B });
        queue.launch(expmTerms, plainTuning, { A, B, H, G, state }, params, [count, 1, 1]);
        w.multiply({ A: B, B: H, D: F, E: B, beta: X3 });
        const elements = w.ld * w.ld * count;
        const width = Math.min(elements, WIDTH);
        const groups = [Math.ceil(width / THREADS), Math.ceil(elements / width), 1];
        queue.launch(expmSum, plainTuning, { F, G }, { elements, width }, groups);
        w.multiply({ A: F, B: G, D: B, E: A, beta: 1, gamma: 1 });
        let [X, next] = [B, H];
        for (let step = 1; step <= MOST_HALVINGS; step++) {
            w.multiply({ A: X, B: X, D: next, step });
            [X, next] = [next, X];
        }
        const { info, nonfinite } = w.own;
        const reports = { info: info.data, nonfinite: nonfinite.data };
        const buffers = { X: B, Y: H, state, ...reports, ...recordsOf(run) };
        queue.launch(expmFinish, placedVariants.of(undefined, { LISTED: isListed(run) }), buffers, params, [count, 1, 1]);
        w.scatter(B);
    });
}
