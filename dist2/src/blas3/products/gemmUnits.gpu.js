import { isEpilogueAligned, launchFused } from './gemmEpilogue.js';
import { lastOf } from './gemmTile.gpu.js';
import { fitsUnits, gemmTensorDirect, packedTime, UNIT_TILES, unitPlan, unitTuning, } from './gemmUnits.kernels.js';
import { enqueueSum } from './gemmWork.gpu.js';
const PREFIX = 'units-';
/** Names that can be forced, with a number of slices behind them or without: 'units-flat64/8'. */
export const unitNames = Object.keys(UNIT_TILES).map((name) => `${PREFIX}${name}`);
/** Smaller products are padding for the most part. */
const LEAST = 16;
/** Of workgroup memory that most tiles take. */
const MOST_BYTES = 32768;
/** How matrix units would compute a product of halves as they lie; undefined if the device has none, or others are faster. */
export function pickUnits(queue, p, force) {
    const { type, m, n, k, batch, inFours } = p;
    if (type !== 'h' || batch !== 1 || !inFours)
        return undefined;
    const sizes = { m, n, k };
    const { gpu } = queue.context;
    const unit = gpu?.matrixUnits.find(fitsUnits);
    if (unit === undefined || gpu.workgroupBytes < MOST_BYTES)
        return undefined;
    if (force !== undefined) {
        const [name, slices] = force.split('/');
        if (!unitNames.includes(name))
            return undefined;
        const plan = unitPlan(sizes, gpu.workgroupBytes, name.slice(PREFIX.length));
        const wanted = slices === undefined ? plan.slices : Number(slices);
        return { unit, tile: plan.name, slices: wanted, name, why: 'forced by the caller' };
    }
    if (Math.min(m, n) < 2 || Math.max(m, n) < LEAST || k < LEAST)
        return undefined;
    const { name: tile, slices, time } = unitPlan(sizes, gpu.workgroupBytes);
    if (Math.min(m, n) >= 64 && packedTime(sizes) < time)
        return undefined;
    const cut = slices === 1 ? '' : `, ${slices} slices of k`;
    const why = `half precision: matrix units, factors as they lie${cut}`;
    return { unit, tile, slices, name: `${PREFIX}${tile}`, why };
}
const ofEight = (...values) => values.every((value) => value % 8 === 0);
/** Enqueues C := alpha op(A) op(B) + beta C, and the epilogue. */
export function enqueueUnits(queue, { unit, tile, slices }, g) {
    const { m, n, k, A, B, C, epilogue } = g;
    const { BM, BN, BK } = UNIT_TILES[tile];
    const slabs = Math.ceil(k / BK);
    const depth = Math.ceil(slabs / slices) * BK;
    const count = Math.ceil(k / depth);
    const fours = [m, C.off, C.ld].every((x) => x % 4 === 0) && (epilogue === undefined || isEpilogueAligned(epilogue));
    // The kernel has its factors and C in three buffers, and an epilogue for vectors of four only.
    const apart = count > 1 || A.data === C.data || B.data === C.data || (!fours && epilogue !== undefined);
    const [rows, columns] = [Math.ceil(m / BM) * BM, Math.ceil(n / BN) * BN];
    const W = apart ? { data: queue.context.lease('s', rows * columns * count), off: 0, ld: rows } : undefined;
    const shift = !ofEight(A.off, A.ld, B.off, B.ld);
    const edge = shift || rows !== m || columns !== n || k % BK !== 0 || (!fours && !apart);
    const flags = {
        TRANS_A: g.transA ? 1 : 0,
        TRANS_B: g.transB ? 1 : 0,
        EDGE: edge ? 1 : 0,
        SHIFT: shift ? 1 : 0,
        FOURS: fours || apart ? 1 : 0,
        SLICES: apart ? 1 : 0,
    };
    const to = W ?? C;
    const params = {
        m,
        n,
        k: count > 1 ? depth : k,
        end: count > 1 ? k : 0,
        offA: A.off,
        lda: A.ld,
        strideA: g.transA ? depth : depth * A.ld,
        offB: B.off,
        ldb: B.ld,
        strideB: g.transB ? depth * B.ld : depth,
        ...lastOf({ ...g, batch: 1, end: 0 }, 8),
        offC: to.off,
        ldc: to.ld,
        strideC: W === undefined ? 0 : rows * columns,
        alpha: g.alpha,
        beta: g.beta,
    };
    const groups = [(rows / BM) * (columns / BN), 1, count];
    const buffers = { A: A.data, B: B.data, C: to.data };
    const tuning = unitTuning(tile, unit, flags);
    launchFused(queue, apart ? undefined : epilogue, gemmTensorDirect, tuning, buffers, params, groups);
    if (W === undefined)
        return;
    enqueueSum(queue, { ...g, columnsW: columns }, W, count);
    W.data.dispose();
}
