// The reduction to bidiagonal form on the GPU, in panels, three dispatches a column. The first multiplies the matrix as it was when the
// panel began by the column's reflector, the second makes the row and multiplies by that at once, the third finishes the row and brings the
// next column up to date. Behind a panel one product updates all that is left. Nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { gehrdSpread, MOVE_COLS, MOVE_ROWS, moveVariants } from '../schur/gehrd.kernels.js';
import { AT_ONCE, columnsVariants, FINISH_ROWS, finishTuning, gebrdColumns, gebrdFinish, gebrdRow, gebrdStore, gebrdValues, MOST_WIDTH, ROW_COLS, ROW_ROWS, rowTuning, STORE_COLS, STORE_ROWS, storeVariants, VALUES, valuesTuning, } from './gebrd.kernels.js';
export function gebrdGpu(queue, a) {
    const why = `panels of ${gebrdBlock({ n: Math.min(a.m, a.n) })} columns, three dispatches each; gemm behind them`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gebrd_columns, gebrd_row and gebrd_finish', why });
    enqueueGebrd(queue, onDevice(a));
}
/** Columns of a panel: they are read with each column of it, and the update behind it is a product of twice this depth. */
export const gebrdBlock = ({ n, nb = 0 }) => nb > 0 ? Math.min(MOST_WIDTH, 4 * Math.ceil(nb / 4)) : n < 2048 ? 32 : MOST_WIDTH;
const up = (x, step) => Math.ceil(x / step) * step;
/** Of the matrix and its panels, the largest piece of workspace, m >= n. */
export const gebrdBytes = (m, n, prec) => fields[prec].bytes * up(m, 4) * Math.max(up(n, 4), 2 * gebrdBlock({ n }));
/** Enqueues A = Q B P^H: B and the vectors of both factors' reflectors in place of A; D, E, tauQ, tauP. */
export function enqueueGebrd(queue, f) {
    const { m, n, A, tauQ, tauP } = f;
    if (m >= n)
        return reduceTall(queue, f);
    scope(queue, (ws) => {
        // A^H = P B^H Q^H
        const turned = takeMatrix(ws, A, n, m);
        enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
        reduceTall(queue, { ...f, m: n, n: m, A: turned, tauQ: tauP, tauP: tauQ });
        enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
    });
}
function reduceTall(queue, f) {
    const { m, n, A, D, E } = f;
    if (n === 0)
        return;
    scope(queue, (ws) => {
        const r = takeBidiagonal(ws, A, m, n, gebrdBlock(f));
        enqueueBidiagonal(queue, A, r);
        const { S, beside, largest } = r;
        const groups = [Math.ceil(m / STORE_ROWS), Math.ceil(n / STORE_COLS), 1];
        const params = { m, n, offA: A.off, lda: A.ld, lds: S.ld };
        queue.launch(gebrdStore, storeVariants.of(A.data.type), { S: S.data, beside, largest, A: A.data }, params, groups);
        for (const [first, { data, off }] of [D, E].entries()) {
            const count = n - first;
            const grid = [Math.ceil(count / VALUES), 1, 1];
            const buffers = { beside, largest, out: data };
            if (count > 0)
                queue.launch(gebrdValues, valuesTuning, buffers, { count, first, offOut: off }, grid);
        }
        for (const tau of ['tauQ', 'tauP'])
            enqueueLacpy(queue, { uplo: 'f', m: n, n: 1, A: r[tau], B: { ...f[tau], ld: n } });
    });
}
export function takeBidiagonal(ws, like, m, n, nb) {
    const matrix = (rows, cols) => {
        const ld = up(rows, 4);
        return { data: ws.like(like, ld * cols), off: 0, ld };
    };
    const [left, right] = [matrix(m, 2 * nb), matrix(n, 2 * nb)];
    const [beside, largest] = [ws.take('s', 2 * n), ws.take('s', 4)];
    return { m, n, nb, S: matrix(m, up(n, 4)), left, right, beside, tauQ: matrix(n, 1), tauP: matrix(n, 1), largest };
}
/** Enqueues the reduction of A, m >= n >= 1, without writing to it. */
export function enqueueBidiagonal(queue, A, r) {
    const { m, n, nb, S, tauP, largest } = r;
    const whole = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false };
    enqueueNorm(queue, { ...whole, m, n, A, result: { data: largest, off: 0, ld: 1 } });
    const cols = up(n, 4);
    const params = { m, n, offA: A.off, lda: A.ld, offCols: 0, lds: S.ld, cols };
    const groups = [Math.ceil(S.ld / MOVE_ROWS), Math.ceil(cols / MOVE_COLS), 1];
    queue.launch(gehrdSpread, moveVariants.of(A.data.type), { A: A.data, largest, S: S.data }, params, groups);
    // No reflector belongs to the last one.
    enqueueLaset(queue, { uplo: 'f', m: 1, n: 1, alpha: 0, beta: 0, A: at(tauP, n - 1, 0) });
    scope(queue, (ws) => {
        const across = ws.like(S, cols + 2 * nb + 1);
        const slices = Math.ceil(n / ROW_COLS);
        const products = ws.like(S, cols + slices * (2 * nb + S.ld));
        for (let start = 0; start < n; start += nb) {
            const end = Math.min(start + nb, n);
            for (let i = start; i < end; i++)
                enqueueStep(queue, r, { across, products, i, done: i - start, next: end === n || i + 1 < end });
            if (end === n)
                return;
            // S22 := S22 - V Y^H - X U^H
            const [rows, left] = [S.ld - end, cols - end];
            const product = { transB: 'c', m: rows, n: left, k: 2 * nb, alpha: -1, beta: 1 };
            enqueueGemm(queue, { ...product, A: at(r.left, end, 0), B: at(r.right, end, 0), C: at(S, end, end) });
        }
    });
}
/** Enqueues column and row i. */
function enqueueStep(queue, r, { across, products, i, done, next }) {
    const { m, n, nb, beside } = r;
    const [S, left, right] = [r.S.data, r.left.data, r.right.data];
    const type = S.type;
    const first = i + 1;
    const [lds, ldn] = [r.S.ld, r.right.ld];
    const place = { m, n, lds, ldn, i, done, width: nb };
    const columns = n - first + 2 * done + 1;
    const grid = [Math.ceil(columns / AT_ONCE), 1, 1];
    queue.launch(gebrdColumns, columnsVariants.of(type), { S, panel: left, out: across }, place, grid);
    const slices = Math.max(1, Math.ceil(n / ROW_COLS) - Math.floor(first / ROW_COLS));
    const lines = Math.max(0, Math.ceil(m / ROW_ROWS) - Math.floor(first / ROW_ROWS));
    const params = { ...place, offDots: ldn, offRows: ldn + slices * 2 * nb };
    const ofRow = { S, left, right, across, out: products, beside, tau: r.tauQ.data };
    queue.launch(gebrdRow, rowTuning(type, nb), ofRow, params, [slices, lines + 1, 1]);
    if (first === n)
        return;
    const rows = Math.ceil(lds / FINISH_ROWS) - Math.floor(first / FINISH_ROWS);
    const buffers = { S, left, right, products, beside, tau: r.tauP.data };
    const more = { ...params, slices, next: next ? 1 : 0 };
    queue.launch(gebrdFinish, finishTuning(type, nb), buffers, more, [rows, 1, 1]);
}
