import { copyMs, panelMs, updateMs, wholeMs } from './factorCosts.js';
/** Blocks of nb columns, together `order` or more. */
export const blocks = (order, nb) => new Array(Math.ceil(order / nb)).fill(nb);
/** Blocks that hybrid chooses from. */
const WIDTHS = [16, 32, 48, 64, 96, 128, 192, 256, 384];
export const WIDEST = 384;
/**
 * Hybrid's block at each column: the one whose panel and copies, or the update that they hide behind, takes least time for a column. It
 * changes as the matrix shrinks. After A. Haidar et al. as MAGMA has it in its tables: there measured once, here modelled.
 */
export function hybridWidths(p, order) {
    const widths = [];
    for (let j = 0; j < order;) {
        const perColumn = (w) => {
            const wide = Math.min(w, order - j);
            return Math.max(p.host(j, wide) + p.after(j, wide), p.rest(j, wide, wide)) / wide;
        };
        const best = WIDTHS.reduce((a, b) => (perColumn(b) < perColumn(a) ? b : a));
        widths.push(best);
        j += best;
    }
    return widths;
}
/** Milliseconds of the hybrid factorization: a panel on the CPU while the GPU updates what is behind its columns. */
export function hybridMs(p, order, widths) {
    let ms = 0;
    let j = 0;
    let hidden = 0; // the update that the next panel is computed beside
    for (const [k, width] of widths.entries()) {
        const w = Math.min(width, order - j);
        const next = Math.min(widths[k + 1] ?? 0, order - j - w);
        ms += Math.max(hidden, p.host(j, w)) + p.after(j, w) + p.ahead(j, w, next);
        hidden = p.rest(j, w, next);
        j += w;
    }
    return ms + hidden;
}
export function nativeMs(p, order, block) {
    let ms = 0;
    for (let j = 0; j < order; j += block) {
        const w = Math.min(block, order - j);
        ms += p.native(j, w) + p.rest(j, w, 0);
    }
    return ms;
}
const show = (ms) => `${ms < 10 ? ms.toPrecision(2) : ms.toFixed(0)} ms`;
/** What a call comes to. Without costs 'auto' is native: what a context with a GPU was opened for. */
export function planFactor(problem, pieces) {
    const { order, mode, nb, nativeBlock, defaultBlock, onlyNative } = problem;
    const native = (why) => ({ place: 'native', widths: [], why });
    if (mode === 'native')
        return native('native, as asked for');
    if (mode === 'auto' && onlyNative !== undefined)
        return native(`auto: native, because ${onlyNative}`);
    if (mode === 'auto' && pieces === undefined)
        return native('auto: native, for calibrate() has not measured yet');
    const fixed = nb > 0 ? nb : pieces === undefined ? defaultBlock : 0;
    const widths = fixed > 0 ? blocks(order, fixed) : hybridWidths(pieces, order);
    if (mode === 'hybrid' || pieces === undefined)
        return { place: 'hybrid', widths, why: `hybrid, as asked for, blocks of ${range(widths)} columns` };
    const ms = {
        native: nativeMs(pieces, order, nb > 0 ? nb : nativeBlock),
        hybrid: hybridMs(pieces, order, widths),
        cpu: pieces.whole,
    };
    const place = ['native', 'hybrid', 'cpu'].reduce((a, b) => (ms[b] < ms[a] ? b : a));
    const expected = `expected native ${show(ms.native)}, hybrid ${show(ms.hybrid)}, CPU ${show(ms.cpu)}`;
    return { place, widths: place === 'hybrid' ? widths : [], why: `auto: ${place}; ${expected}` };
}
function range(widths) {
    if (widths.length === 0)
        return 'no';
    const [low, high] = [Math.min(...widths), Math.max(...widths)];
    return low === high ? `${low}` : `${low} to ${high}`;
}
/** Of what lies on the GPU, and is to be used there again. */
const thereAndBack = (c, bytes) => bytes > 0 ? copyMs(c.download, bytes) + copyMs(c.upload, bytes) : 0;
/** The pieces of LU of an m x n matrix. */
export function luPieces(c, m, n, { math, bytes }) {
    const update = math === 'strict' ? c.updateStrict : c.updateSplit;
    const order = Math.min(m, n);
    // The operations of the square problem of this order: n^2 (m - n/3) = 2/3 order^3
    const square = Math.cbrt(1.5 * order ** 2 * (Math.max(m, n) - order / 3));
    return {
        native: (j, w) => panelMs(c.luGpuPanel, m - j, w),
        host(j, w) {
            return panelMs(c.luCpuPanel, m - j, w) + thereAndBack(c, 4 * (m - j) * w);
        },
        after: () => 0,
        ahead: (j, w, next) => updateMs(update, m - j, next, w),
        rest: (j, w, next) => updateMs(update, m - j, n - j - w - next, w),
        whole: wholeMs(c.luWhole, square) + thereAndBack(c, bytes),
    };
}
/** The pieces of Cholesky of order n: of the CPU's part only the block on the diagonal travels. */
export function choleskyPieces(c, n, { math, bytes }) {
    const update = math === 'strict' ? c.updateStrict : c.updateSplit;
    const solve = (j, w) => (n - j - w > 0 ? panelMs(c.choleskyGpuSolve, n - j, w) : 0);
    return {
        native: (j, w) => panelMs(c.choleskyGpuPanel, n - j, w),
        host: (_, w) => wholeMs(c.choleskyWhole, w) + thereAndBack(c, 4 * w * w),
        after: solve,
        // From the diagonal on: trapezoids and triangles
        ahead: (j, w, next) => updateMs(update, n - j - w - next / 2, next, w),
        rest(j, w, next) {
            const order = n - j - w - next;
            return updateMs(update, order / 2, order, w);
        },
        whole: wholeMs(c.choleskyWhole, n) + thereAndBack(c, bytes),
    };
}
/** The pieces of QR of an m x n matrix. */
export function qrPieces(c, m, n, { math, bytes }) {
    const update = math === 'strict' ? c.qrUpdateStrict : c.qrUpdateSplit;
    const order = Math.min(m, n);
    // The operations of the square problem of this order: 2 n^2 (m - n/3) = 4/3 order^3
    const square = Math.cbrt(1.5 * order ** 2 * (Math.max(m, n) - order / 3));
    return {
        native: (j, w) => panelMs(c.qrGpuPanel, m - j, w),
        host: (j, w) => panelMs(c.qrCpuPanel, m - j, w) + thereAndBack(c, 4 * (m - j) * w),
        after: (j, w) => (j + w < n ? panelMs(c.qrGpuReflectors, m - j, w) : 0),
        ahead: (j, w, next) => updateMs(update, m - j, next, w),
        rest: (j, w, next) => updateMs(update, m - j, n - j - w - next, w),
        whole: wholeMs(c.qrWhole, square) + thereAndBack(c, bytes),
    };
}
/** Notes what was chosen for a call, and why, unless it was asked for. */
export function notePlan(queue, { routine, mode }, { place, why }) {
    if (place === 'hybrid')
        queue.note({ routine, backend: 'gpu', kernel: 'panels on the CPU', why });
    else if (mode === 'auto' && place === 'native')
        queue.note({ routine, backend: 'gpu', why });
}
/** A call for the CPU backend, which notes the plan's reason in place of its own. */
export const because = (call, { why }) => ({
    ...call,
    why,
});
/**
 * Elements between columns of a panel on the host, at least `rows`: an odd number of cache lines, because columns that are a power of two
 * apart would all fall into the same few lines of a cache.
 */
export const panelLd = (rows) => 16 * (2 * Math.ceil((rows + 16) / 32) - 1);
