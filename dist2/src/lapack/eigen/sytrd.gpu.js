// The tridiagonal reduction on the GPU, in panels, two dispatches a column. One reads the trailing matrix as it was when the panel began,
// once, for its product with the reflector's vector, the other finishes the column from this and brings the next one up to date. Behind a
// panel one product updates all that is left. Nothing waits for the host. Complex matrices have kernels of their own for the columns.
import { pick } from '../../autotune/pick.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { fields, isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueFlip } from './flip.gpu.js';
import { MOST_STEPS } from './syevdBlocks.js';
import { COLUMN_ROWS, columnTuning, hetrdColumn, hetrdColumnTuning, hetrdProduct, hetrdProductTuning, MOST_WIDTH, MOVE_COLS, MOVE_ROWS, mostSlices, productRules, SPREAD_TILE, slicesOf, spreadColumns, spreadVariants, storeVariants, sytrdColumn, sytrdProduct, sytrdSpread, sytrdStore, sytrdTiles, sytrdValues, VALUES, valuesTuning, } from './sytrd.kernels.js';
import { enqueueSteps } from './sytrdStep.gpu.js';
import { STEPS } from './sytrdStep.kernels.js';
export function sytrdGpu(queue, a) {
    const why = `panels of ${sytrdBlock(a)} columns, two dispatches each; gemm behind them`;
    const kernel = isComplex(a.prec) ? 'hetrd_product and hetrd_column' : 'sytrd_product and sytrd_column';
    queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
    enqueueSytrd(queue, onDevice(a));
}
/** Columns of a panel: they are read twice for each column of it, and the update behind it is a product of twice this depth. */
export const sytrdBlock = ({ n, nb = 0 }) => nb > 0 ? Math.min(MOST_WIDTH, 4 * Math.ceil(nb / 4)) : n < 2048 ? 32 : MOST_WIDTH;
/** Enqueues A = Q T Q^H: T and the vectors of Q's reflectors in place of the triangle, D, E, tau. */
export function enqueueSytrd(queue, f) {
    const { uplo, n, A, D, E, tau } = f;
    if (n === 0)
        return;
    scope(queue, (ws) => {
        const from = triangleOf(uplo, n, A);
        const r = takeReduction(ws, A, n, sytrdBlock(f));
        enqueueReduction(queue, uplo, from, r, f.force);
        // Values and A may lie in one buffer, which a dispatch cannot write as two.
        const values = { data: ws.take('s', 3 * n), off: 0, ld: n };
        const first = uplo === 'l' ? 0 : n - 1;
        const step = uplo === 'l' ? 1 : -1;
        enqueueValues(queue, r, 0, n, { ...values, off: first, ld: step });
        for (const k of [1, 2]) {
            if (n > 1)
                enqueueValues(queue, r, k, n - 1, { ...values, off: k * n + Math.max(0, first - 1), ld: step });
        }
        const { S, T, largest } = r;
        const groups = [Math.ceil(n / MOVE_ROWS), Math.ceil(n / MOVE_COLS), 1];
        const buffers = { S: S.data, tridiagonal: T, largest, A: A.data };
        queue.launch(sytrdStore, storeVariants.of(A.data.type), buffers, { n, ...from.places, lds: S.ld }, groups);
        for (const [k, B] of [D, E, tau].entries()) {
            if (k === 2 && isComplex(B.data.type))
                enqueueFlip(queue, { m: n - 1, n: 1, rows: uplo === 'u', cols: false, A: r.tau, B });
            else
                enqueueLacpy(queue, { uplo: 'f', m: k === 0 ? n : n - 1, n: 1, A: at(values, 0, k), B: { ...B, ld: n } });
        }
    });
}
/** With its rows and columns in reverse order the upper triangle is the lower one, and Q of xSYTRD with 'u' that with 'l'. */
function triangleOf(uplo, n, A) {
    if (uplo === 'l')
        return { A, places: { offA: A.off, rs: 1, cs: A.ld } };
    return { A, places: { offA: A.off + (n - 1) * (A.ld + 1), rs: -1, cs: -A.ld } };
}
const orderOf = (n) => 4 * Math.ceil(n / 4);
/** Of the whole matrix. */
export const wholeBytes = (n, prec) => fields[prec].bytes * orderOf(n) ** 2;
/** Of the matrix with its panel, the largest piece of workspace. */
export const reductionBytes = (n, prec) => fields[prec].bytes * orderOf(n) * (orderOf(n) + 3 * sytrdBlock({ n }));
export function takeReduction(ws, like, n, nb) {
    const ld = orderOf(n);
    const S = { data: ws.like(like, ld * (ld + 3 * nb)), off: 0, ld };
    const T = ws.take('s', 3 * ld);
    const tau = isComplex(like.data.type) ? { data: ws.like(like, ld), off: 0, ld } : { data: T, off: 2 * ld, ld: 1 };
    return { n, nb, S, T, tau, largest: ws.take('s', 4) };
}
/** By what D and E are multiplied, as sytrd_scale has it, from the largest magnitude of A; NaN if that is not finite. */
export function scaleOfReduction(largest) {
    if (!Number.isFinite(largest))
        return Number.NaN;
    const exponent = largest === 0 ? 20 : Math.max(-127, Math.floor(Math.log2(largest)));
    return 2 ** (20 - exponent);
}
/** Enqueues what a reduction begins with: the largest magnitude, and S, whole and scaled. */
export function enqueueSpread(queue, uplo, { A, places, turned = false }, { n, S, largest }) {
    enqueueNorm(queue, {
        ...{ norm: 'm', uplo, diag: 'n', symmetric: true, hermitian: isComplex(A.data.type), m: n, n, A },
        result: { data: largest, off: 0, ld: 1 },
    });
    const tiles = Math.ceil(S.ld / SPREAD_TILE);
    const buffers = { A: A.data, largest, S: S.data };
    const params = { n, ...places, lds: S.ld, turned: turned ? 1 : 0 };
    queue.launch(sytrdSpread, spreadVariants.of(A.data.type), buffers, params, [tiles, tiles, 1]);
}
/** Enqueues the reduction of a matrix of which a triangle is given, the lower one as `given` has it. */
export function enqueueReduction(queue, uplo, given, r, force) {
    const { n, nb, S, T } = r;
    enqueueSpread(queue, uplo, given, r);
    if (n === 1) {
        enqueueLacpy(queue, { uplo: 'f', m: 1, n: 1, A: S, B: { data: T, off: 0, ld: 1 } });
        return;
    }
    const order = S.ld;
    const most = isComplex(S.data.type) ? 0 : ordersOfSteps(queue, force);
    if (order <= most)
        return enqueueSteps(queue, r);
    const rule = force?.startsWith(STEPS) ? undefined : force;
    scope(queue, (ws) => {
        const products = ws.like(S, productsBefore(order, nb) + order * mostSlices(order, rule));
        for (let start = 0; start < n - 1; start += nb) {
            if (order - start <= most)
                return enqueueSteps(queue, r, start);
            const end = Math.min(start + nb, n - 1);
            const isLast = end === n - 1;
            for (let j = start; j < end; j++)
                enqueueColumn(queue, r, { products, j, done: j - start, next: isLast || j + 1 < end, force: rule });
            if (isLast)
                return;
            // S22 := S22 - V W^T - W V^T
            const [V, W] = [at(S, end, order), at(S, end, order + nb)];
            const left = order - end;
            const product = { transB: 'c', m: left, n: left, k: 2 * nb, alpha: -1, A: V, B: W };
            enqueueGemm(queue, { ...product, beta: 1, C: at(S, end, end) });
        }
    });
}
/** From which order on what is left takes one dispatch a column. */
function ordersOfSteps(queue, force) {
    const [name, most] = force?.split('/') ?? [STEPS];
    // On software adapters a dispatch costs less than what workgroups compute in common.
    if (force === undefined && queue.context.gpu.software)
        return 0;
    return name === STEPS ? Number(most ?? MOST_STEPS) : 0;
}
/** The same of a Hermitian matrix. */
function enqueueComplexColumn(queue, { n, nb, S, T, tau }, { j, done, next, products }) {
    const order = S.ld;
    const params = { j, done, width: nb, n: order, offY: productsBefore(order, nb) };
    const { lanes, groups } = spreadColumns(hetrdProductTuning, order - j + 2 * done, order - j);
    queue.launch(hetrdProduct, hetrdProductTuning, { S: S.data, out: products }, { ...params, lanes }, [groups, 1, 1]);
    const rows = Math.ceil(order / COLUMN_ROWS) - Math.floor((j + 1) / COLUMN_ROWS);
    const buffers = { S: S.data, products, tridiagonal: T, tau: tau.data };
    const more = { groups, next: next ? 1 : 0, isLast: j === n - 2 ? 1 : 0 };
    queue.launch(hetrdColumn, hetrdColumnTuning(nb), buffers, { ...params, ...more }, [rows, 1, 1]);
}
function enqueueColumn(queue, r, c) {
    const { n, nb, S, T } = r;
    const { j, done, next, products } = c;
    const order = S.ld;
    if (isComplex(S.data.type))
        return enqueueComplexColumn(queue, r, c);
    const found = enqueueProducts(queue, r, c);
    const rows = Math.ceil(order / COLUMN_ROWS) - Math.floor((j + 1) / COLUMN_ROWS);
    const params = { j, done, width: nb, n: order, ...found, next: next ? 1 : 0, isLast: j === n - 2 ? 1 : 0 };
    queue.launch(sytrdColumn, columnTuning(nb), { S: S.data, products, T }, params, [rows, 1, 1]);
}
/** Enqueues what a column waits for; where it will be. */
function enqueueProducts(queue, { nb, S }, { products, j, done, force }) {
    const order = S.ld;
    const { columns, tiles } = pick(productRules, { count: order - j }, force).choice;
    const buffers = { S: S.data, out: products };
    const params = { j, done, width: nb, n: order / 4, offY: productsBefore(order, nb) };
    const dots = 2 * done + 1;
    if (tiles !== undefined) {
        const slices = slicesOf(tiles, order, j);
        const lines = Math.ceil(slices / 2);
        const grid = [slices + 1, lines + Math.ceil(dots / (slices + 1)), 1];
        queue.launch(sytrdTiles, tiles, buffers, { ...params, pitch: order }, grid);
        return { offY: params.offY, slices, pitch: order, groups: (slices + 1) * lines };
    }
    const { lanes, groups } = spreadColumns(columns, order - j - 1 + dots, (order - j) / 4);
    queue.launch(sytrdProduct, columns, buffers, { ...params, lanes }, [groups, 1, 1]);
    return { offY: params.offY, slices: 1, pitch: 0, groups };
}
/** Products in front of those of the trailing matrix: with V and W, two numbers, and a sum of each workgroup, at most one for a column. */
const productsBefore = (order, nb) => 4 * nb + order + 3;
/** Enqueues out := D (k = 0), E (1), both scaled back, or tau (2), of which there are `count`. */
export function enqueueValues(queue, r, k, count, out) {
    const params = { count, offT: k * r.S.ld, offOut: out.off, step: out.ld, scaled: k < 2 ? 1 : 0 };
    const groups = [Math.ceil(count / VALUES), 1, 1];
    queue.launch(sytrdValues, valuesTuning, { T: r.T, largest: r.largest, out: out.data }, params, groups);
}
