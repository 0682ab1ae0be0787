import { BUTTERFLY_THREADS, butterflyForms, butterflyKernel, butterflyVariants, rbtPivots, rbtPivotsTuning, } from './gerbt.kernels.js';
/** Pairs of a level, elements alone among them. */
const itemsOf = (n, level) => level === 0 ? Math.ceil(n / 2) : Math.ceil(Math.ceil(n / 2) / 2) + Math.ceil(Math.floor(n / 2) / 2);
function level(queue, { kind, n, columns, seed }, which, A, B) {
    const inPlace = A === B;
    const side = kind === 'out' ? 1 : 0;
    const items = itemsOf(n, which);
    const params = { n, items, level: which, side, seed, offA: A.off, lda: A.ld, offB: B.off, ldb: B.ld };
    const buffers = { A: inPlace ? queue.nothing : A.data, B: B.data };
    const variant = butterflyVariants.of(B.data.type, { IN_PLACE: inPlace }, butterflyForms[kind]);
    queue.launch(butterflyKernel, variant, buffers, params, [
        Math.ceil(items / BUTTERFLY_THREADS),
        kind === 'matrix' ? items : columns,
        1,
    ]);
}
/** Enqueues B := U^T A V, U^T A or V A for A: n x columns. A may be B itself; else they are different buffers. */
export function enqueueButterfly(queue, t, A, B) {
    const [first, second] = t.kind === 'out' ? [0, 1] : [1, 0];
    level(queue, t, first, A, B);
    level(queue, t, second, B, B);
}
/** Pivots of no more than this of ||A||_inf may be rounding errors in the place of zero, as in rbtVerdict. */
const LEAST_PIVOT = 16 * 2 ** -24;
/** Enqueues info := n if U, the upper triangle of W, has a pivot on its diagonal that may be one of those, or none that is a number. */
export function enqueuePivotCheck(queue, n, W, norm, info) {
    const params = { n, ldw: W.ld, offInfo: info.off, least: LEAST_PIVOT };
    queue.launch(rbtPivots, rbtPivotsTuning, { W: W.data, norm: norm.data, info: info.data }, params, [1, 1, 1]);
}
