// The tridiagonal reduction of matrices that a cache holds: one dispatch a column, because a dispatch costs more than what workgroups
// compute in common.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { STEP_COLUMNS, STEP_WIDTH, stepPanel, stepProducts } from './syevdBlocks.js';
import { stepTuning, sytrdStep } from './sytrdStep.kernels.js';
/** Workgroups that finish a panel's last column. */
const FINISHING = 8;
/**
 * Enqueues the reduction of what is left of S, which is whole and scaled, behind its first `from` rows and columns, a multiple of four and
 * at most n - 2; T := D, E and tau of it.
 */
export function enqueueSteps(queue, { n, S, T, ...r }, from = 0) {
    const [order, nb] = [S.ld - from, Math.min(r.nb, STEP_WIDTH)];
    const left = n - from;
    const tuning = stepTuning(order);
    const rest = at(S, from, from);
    const places = { n: order / 4, offS: rest.off / 4, lds: S.ld / 4, offT: from, ldt: S.ld, width: nb };
    scope(queue, (ws) => {
        const P = { data: ws.like(S, stepPanel(order, nb)), off: 0, ld: order };
        const products = [0, 1].map(() => ws.like(S, stepProducts(order, nb)));
        let groupsBefore = 0;
        const step = (j, start, make) => {
            const done = Math.max(0, j - start - 1);
            const groups = make ? Math.ceil((order - j - 1 + 2 * done) / STEP_COLUMNS) : FINISHING;
            const params = { ...places, j, done, open: j > start ? 1 : 0, groupsBefore, groups, make: make ? 1 : 0 };
            const [before, out] = [products[(j + 1) % 2], products[j % 2]];
            queue.launch(sytrdStep, tuning, { S: S.data, P: P.data, before, out, T }, params, [groups, 1, 1]);
            groupsBefore = groups;
        };
        for (let start = 0; start < left - 1; start += nb) {
            const end = Math.min(start + nb, left - 1);
            for (let j = start; j < end; j++)
                step(j, start, true);
            step(end, start, false);
            // The vectors of reflectors, which begin below the diagonal
            const [first, width] = [start + 1, end - start];
            enqueueLacpy(queue, { uplo: 'l', m: order - first, n: width, A: at(P, first, 0), B: at(rest, first, start) });
            if (end === left - 1)
                return;
            // S22 := S22 - V W^T - W V^T
            const [V, W] = [at(P, end, 0), at(P, end, nb)];
            const product = { transB: 't', m: order - end, n: order - end, k: 2 * nb, alpha: -1, A: V, B: W };
            enqueueGemm(queue, { ...product, beta: 1, C: at(rest, end, end) });
        }
    });
}
