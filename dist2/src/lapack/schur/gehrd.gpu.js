// The reduction to Hessenberg form on the GPU, in panels, two dispatches a column. One reads the matrix as it was when the panel began,
// once, for both its products with the reflector's vector, the other finishes the column from these and brings the next one up to date.
// Behind a panel products of matrices update all that is left. Nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLarfb } from '../qr/larfb.gpu.js';
import { enqueueFactor } from '../qr/larft.gpu.js';
import { ROOM } from '../qr/qrBlocks.js';
import { COLUMN_ROWS, columnTuning, gehrdColumn, gehrdProduct, gehrdSpread, gehrdStore, MOST_WIDTH, MOVE_COLS, MOVE_ROWS, moveVariants, productVariants, TILE, } from './gehrd.kernels.js';
export function gehrdGpu(queue, a) {
    const why = `panels of ${gehrdBlock(a)} columns, two dispatches each; gemm behind them`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gehrd_product and gehrd_column', why });
    enqueueGehrd(queue, { ...onDevice(a), lo: a.ilo - 1, hi: a.ihi });
}
/** Columns of a panel: they are read once for each column of it, and the update behind it is a product of twice this depth. */
export const gehrdBlock = ({ n, nb = 0 }) => nb > 0 ? Math.min(MOST_WIDTH, 4 * Math.ceil(nb / 4)) : n < 2048 ? 32 : MOST_WIDTH;
const up = (x, step) => Math.ceil(x / step) * step;
/** Of the matrix with its panel, the largest piece of workspace. */
export const gehrdBytes = (n, prec) => fields[prec].bytes * up(n, 4) * (up(n, 4) + 4 * gehrdBlock({ n }));
/** Enqueues A = Q H Q^H: H, and below it the vectors of Q's reflectors, in place of A; tau. */
export function enqueueGehrd(queue, f) {
    const { n, lo, hi, A } = f;
    if (n < 2)
        return;
    scope(queue, (ws) => {
        const tau = { data: ws.like(A, n), off: 0, ld: n };
        enqueueLaset(queue, { uplo: 'f', m: n, n: 1, alpha: 0, beta: 0, A: tau });
        if (hi - lo > 1)
            reduce(queue, ws, f, tau);
        enqueueLacpy(queue, { uplo: 'f', m: n - 1, n: 1, A: tau, B: { ...f.tau, ld: n } });
    });
}
function reduce(queue, ws, f, tau) {
    const { n, lo, hi, A } = f;
    const { type } = A.data;
    const [ld, nb] = [up(n, 4), gehrdBlock(f)];
    const S = { data: ws.like(A, ld * (ld + 4 * nb)), off: 0, ld };
    const [largest, beside] = [ws.take('s', 4), ws.take('s', ld)];
    const tiles = Math.ceil(hi / TILE);
    const products = ws.like(A, productsBefore(nb, tiles) + 2 * tiles * ld);
    // The columns in front are as they are to be, and so are the rows behind.
    const part = at(A, 0, lo);
    const cols = n - lo;
    const whole = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false };
    enqueueNorm(queue, { ...whole, m: hi, n: cols, A: part, result: { data: largest, off: 0, ld: 1 } });
    const places = { m: hi, n: cols, offA: part.off, lda: A.ld, lds: ld };
    const spread = { ...places, offCols: lo, cols: ld };
    const groups = (rows, columns) => [Math.ceil(rows / MOVE_ROWS), Math.ceil(columns / MOVE_COLS), 1];
    queue.launch(gehrdSpread, moveVariants.of(type), { A: A.data, largest, S: S.data }, spread, groups(ld, ld));
    const r = { lo, hi, nb, S, tau, beside, products };
    for (let first = lo; first < hi - 1; first += nb)
        enqueuePanel(queue, r, n, first, Math.min(nb, hi - 1 - first));
    const buffers = { S: S.data, beside, largest, A: A.data };
    queue.launch(gehrdStore, moveVariants.of(type), buffers, { ...places, lo }, groups(hi, cols));
}
/** Products in front of those of the matrix: with V, Y and Z, two numbers, and one of each tile. */
const productsBefore = (nb, tiles) => 3 * nb + 2 + tiles * tiles;
/** Enqueues a panel and what it does to the rest of the matrix. */
function enqueuePanel(queue, r, n, first, width) {
    const { hi, nb, S, tau } = r;
    const [top, end, order] = [first + 1, first + width, S.ld];
    const isLast = end === hi - 1;
    for (let j = first; j < end; j++)
        enqueueColumn(queue, r, j, first, isLast || j + 1 < end);
    // Rows of the panel around those that it reduces are zero, so that products begin and end where kernels can load four elements at once.
    const [from, to] = [top - (top % 4), Math.min(up(hi, 4), order)];
    const m = to - from;
    const V = at(S, from, order);
    if (!isLast) {
        const product = { transB: 'c', m, n: to - end, k: 2 * nb, alpha: -1, beta: 1 };
        enqueueGemm(queue, { ...product, A: V, B: at(S, end, order + 2 * nb), C: at(S, from, end) });
    }
    scope(queue, (ws) => {
        const ldt = up(width, ROOM);
        const block = { m, k: width, V, T: { data: ws.like(S, ldt * ldt), off: 0, ld: ldt } };
        enqueueFactor(queue, at(tau, first, 0), block);
        // The rows above, and the columns behind
        enqueueLarfb(queue, { side: 'r', trans: 'n', others: top, block, C: at(S, 0, from) });
        enqueueLarfb(queue, { side: 'l', trans: 'c', others: n - hi, block, C: at(S, from, hi) });
    });
}
/** Enqueues column j of the panel that begins with column `first`; `next`: and brings the next one up to date. */
function enqueueColumn(queue, r, j, first, next) {
    const { hi, nb, S, tau, beside, products } = r;
    const [n, top, done] = [S.ld, first + 1, j - first];
    const last = Math.ceil(hi / TILE);
    const [tiles, lines] = [last - Math.floor((j + 1) / TILE), last - Math.floor(top / TILE)];
    const offRows = productsBefore(nb, last);
    const params = { n, top, hi, j, done, width: nb, offRows, offCols: offRows + last * n };
    const grid = [tiles, lines + Math.ceil((3 * done + 1) / tiles), 1];
    const { type } = S.data;
    queue.launch(gehrdProduct, productVariants.of(type), { S: S.data, out: products }, params, grid);
    const rows = Math.ceil(hi / COLUMN_ROWS) - Math.floor(top / COLUMN_ROWS);
    const buffers = { S: S.data, products, beside, tau: tau.data };
    const more = { tiles, lines, next: next ? 1 : 0 };
    queue.launch(gehrdColumn, columnTuning(type, nb), buffers, { ...params, ...more }, [rows, 1, 1]);
}
