// GETRF of doubles on the GPU: the columns are halved down to narrow panels in soft arithmetic, column by column with partial pivoting; all
// else is interchanges, triangular solves and products. By halving, products are as large as they can be, and fewest entries are converted
// for them. Pivots and info stay on the device: nothing waits for the host.
import { doublesOn } from '../../blas3/products/trianglesDoubles.gpu.js';
import { enqueueTrsmInverted } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { withOwnInfo } from '../ownInfo.gpu.js';
import { getrfHalves } from './getrf.steps.js';
import { columnTileOf, columnVariants, getf2ColumnDouble, getf2SearchDouble, PANEL_COLUMNS, SEARCHED_ROWS, searchVariants, } from './getrfDoubles.kernels.js';
import { withGrowthDoubles } from './growthDoubles.gpu.js';
import { enqueueLaswp } from './laswp.gpu.js';
export function getrfDoubles(queue, a) {
    const { m, n } = a;
    noteLu(queue, a.routine);
    const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
    const factor = () => enqueueGetrfDoubles(queue, { m, n, ...operands });
    if (a.growth === undefined)
        factor();
    else
        withGrowthDoubles(queue, { m, n, A: operands.A, growth: deviceMat(a.growth, 1) }, factor);
}
export function noteLu(queue, routine) {
    const why = `doubles: halved down to panels of ${PANEL_COLUMNS} columns, the rest by products; nothing waits for the host`;
    queue.note({ routine, backend: 'gpu', kernel: getf2ColumnDouble.name, why });
}
/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. They may lie in one buffer. */
export function enqueueGetrfDoubles(queue, given) {
    withOwnInfo(queue, given, (f) => {
        const { m, n, A, ipiv, info } = f;
        queue.clear(info.data.gpu(true), info.off * 4, 4);
        if (m === 0 || n === 0)
            return;
        // Of L, whose elements pivoting keeps below one, inverses do as well as substitution.
        const trsm = (...call) => enqueueTrsmInverted(queue, ...call);
        // Of the last panel, whose rows are to be brought to their places with those of its neighbours, in one dispatch.
        let own;
        const move = (from, to, first, last) => enqueueLaswp(queue, { m, A, from, to, first, count: last - first, ipiv });
        const interchange = (j, to, first, last) => {
            const { from = j, to: end = to } = own ?? {};
            own = undefined;
            move(Math.min(from, j), Math.max(end, to), first, last);
        };
        const panel = (j, to) => {
            const end = Math.min(m, to);
            enqueuePanel(queue, f, j, end - j);
            own = { from: j, to: end };
            if (end < to) {
                interchange(end, to, j, end);
                trsm('l', 'l', 'n', 'u', end - j, to - end, 1, at(A, j, j), at(A, j, end));
            }
            // info stays on the device: to the steps every panel succeeds.
            return 0;
        };
        const ops = { leaf: PANEL_COLUMNS, panel, interchange, trsm, gemm: doublesOn(queue), at: at };
        getrfHalves(ops, m, A, 0, n);
        if (own !== undefined)
            move(own.from, own.to, own.from, own.to);
    });
}
/** Columns j .. j+width-1 from row j on, whose rows stay where they are: the interchanges are still to be made. */
function enqueuePanel(queue, f, j, width) {
    const m = f.m - j;
    const A = at(f.A, j, j);
    const tile = columnTileOf(queue.context.gpu.fixedLanes, m, queue.groupLimit);
    const groups = Math.ceil(m / tile.ROWS);
    scope(queue, (ws) => {
        const places = ws.take('i', m);
        const best = ws.take('i', 8 * groups);
        const searched = Math.ceil(m / SEARCHED_ROWS);
        const first = { A: A.data, best, places };
        queue.launch(getf2SearchDouble, searchVariants.of(A.data.type), first, { m, offA: A.off }, [searched, 1, 1]);
        const buffers = { A: A.data, places, best, ipiv: f.ipiv.data, info: f.info.data };
        const where = { offA: A.off, lda: A.ld, row0: j, offPiv: f.ipiv.off + j, offInfo: f.info.off };
        const params = { m, width, groups, searched, ...where };
        for (let c = 0; c < width; c++)
            queue.launch(getf2ColumnDouble, columnVariants.of(A.data.type, undefined, tile), buffers, params, [
                groups + c,
                1,
                1,
            ]);
    });
}
