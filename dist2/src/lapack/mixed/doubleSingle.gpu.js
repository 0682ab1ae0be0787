import { scope } from '../../runtime/workspace.js';
import { DS_JUDGE_THREADS, DS_RESIDUAL_ROWS, DS_THREADS, dsCorrect, dsDecide, dsDecideTuning, dsJudge, dsJudgeTuning, dsProduct, dsResidual, } from './doubleSingle.kernels.js';
/**
 * Workgroups of ds_product that fill the largest GPUs: products of few rows are cut into more slices, of at least and at most so many
 * columns.
 */
const GROUPS = 2112;
const SLICES = { least: 32, most: 256 };
/** Right-hand sides whose slices are in the workspace at a time. */
const COLUMNS = 8;
export const DS_KERNELS = { product: dsProduct, residual: dsResidual, correct: dsCorrect };
/** Columns of a slice for products of m rows and n columns. */
function sliceOf(m, n) {
    const slices = Math.ceil(GROUPS / Math.ceil(m / DS_THREADS));
    const { least, most } = SLICES;
    return Math.max(least, Math.min(most, least * Math.ceil(n / slices / least)));
}
/** Singles of workspace that enqueueDsResidual takes. */
export function dsWorkspace(m, n, columns) {
    return 2 * m * Math.max(1, Math.ceil(n / sliceOf(m, n))) * Math.min(COLUMNS, columns);
}
/**
 * Enqueues R := B - A X, in sums of three singles, so that what is lost is what pairs lose of A, X, B and the products: 2^-48 or so of each
 * term, however many there are. R and B are different buffers; numbers must be far from the ends of the range of singles.
 */
export function enqueueDsResidual(queue, s, kernels = DS_KERNELS) {
    const { m, n, columns, H, L, X, B, R, form } = s;
    const wanted = s.wanted ?? queue.nothing;
    const masked = s.wanted === undefined ? 0 : 1;
    if (m === 0 || columns === 0)
        return;
    const slice = sliceOf(m, n);
    const slices = Math.ceil(n / slice);
    scope(queue, (ws) => {
        const W = ws.take('s', dsWorkspace(m, n, columns));
        for (let first = 0; first < columns; first += COLUMNS) {
            const count = Math.min(COLUMNS, columns - first);
            const [offX, offB, offR] = [X, B, R].map(({ off, ld }) => off + first * ld);
            const matrix = { m, n, slice, slices, offH: H.off, ldh: H.ld, offL: L.off, ldl: L.ld };
            queue.launch(kernels.product, form, { H: H.data, L: L.data, X: X.data, wanted, W }, { ...matrix, offX, ldx: X.ld, first, masked, zero: 0 }, [count, Math.ceil(m / DS_THREADS), slices]);
            queue.launch(kernels.residual, form, { W, B: B.data, wanted, R: R.data }, { m, slices, offB, ldb: B.ld, offR, ldr: R.ld, first, masked, zero: 0 }, [Math.ceil(m / DS_RESIDUAL_ROWS), count, 1]);
        }
    });
}
/** Enqueues X := X + D in the columns that are wanted. */
export function enqueueDsCorrection(queue, s, kernels = DS_KERNELS) {
    const { n, columns, X, D, wanted, facts, form } = s;
    if (n === 0 || columns === 0)
        return;
    const params = { n, ldx: X.ld, ldd: D.ld, zero: 0 };
    const groups = [Math.ceil(n / DS_THREADS), columns, 1];
    queue.launch(kernels.correct, form, { D: D.data, wanted, X: X.data, facts }, params, groups);
}
/** Enqueues D := R in singles, and what the host wants to know of R and X. */
export function enqueueDsJudge(queue, { n, columns, R, X, D, facts }) {
    if (n === 0 || columns === 0)
        return;
    const params = { n, ldr: R.ld, ldx: X.ld, ldd: D.ld };
    const groups = [Math.ceil(n / DS_JUDGE_THREADS), columns, 1];
    queue.launch(dsJudge, dsJudgeTuning, { R: R.data, X: X.data, D: D.data, facts }, params, groups);
}
/** Where the words of `outcome` in DeviceDsDecision stand, and what the first of them may be. */
export const OUTCOME = { state: 0, step: 1, worst: 2, norm: 3, info: 4, iters: 5 };
export const STATE = { going: 0, converged: 1, stopped: 2 };
/** The words that `outcome` has before the first step. */
export function firstOutcome(columns) {
    const words = new Int32Array(OUTCOME.iters + columns);
    words[OUTCOME.worst] = bitsOf(Infinity);
    return words;
}
/** The bits of a number in single precision. */
const bitsOf = (x) => new Int32Array(Float32Array.of(x).buffer)[0];
/** Enqueues the judgement of a step: `wanted` and `outcome`, which stay as they are once there is no other step. */
export function enqueueDsDecision(queue, d) {
    const { columns, facts, ends, norm, info, wanted, outcome, rules } = d;
    const { last, norms, factor, progress } = rules;
    const params = { columns, offInfo: info.off, last, factor, progress };
    const range = { least: bitsOf(norms.least), largest: bitsOf(norms.most) };
    const buffers = { facts, ends, norm, info: info.data, wanted, outcome };
    queue.launch(dsDecide, dsDecideTuning, buffers, { ...params, ...range }, [1, 1, 1]);
}
