import { isZero } from '../../core/complex.js';
import { BatchView } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { enqueueGemmBatch } from '../products/gemmStridedBatched.gpu.js';
import { MOST_ROWS, pickTrsm, trsmBatchedKernel, trsmBatchedTallKernel, trsmTuning } from './trsmBatched.kernels.js';
export function trsmBatchedGpu(queue, a) {
    const left = a.side === 'l';
    // X op(A) = B is op(A)^T X^T = B^T.
    const flip = (a.transA !== 'n') === left;
    const [n, nrhs] = left ? [a.m, a.n] : [a.n, a.m];
    const of = new BatchView({ ...a, m: n, n, nrhs });
    const [A, B] = [of.mat('A', flip), of.mat('B', !left)];
    const flags = { upper: (a.uplo === 'u') !== flip, unit: a.diag === 'u', conj: a.transA === 'c', alpha: a.alpha };
    enqueueTrsmBatch(queue, { ...of.batch, ...flags, A, B }, a.routine);
}
/** Columns beyond which products pay: the triangle is read once for eight of them otherwise. */
const MANY_COLUMNS = 32;
/** Enqueues the solves. `noteAs` traces the choice under that name. */
export function enqueueTrsmBatch(queue, s, noteAs) {
    const { n, nrhs, A, B, force } = s;
    const plain = s.sizes === undefined && A.offsets === undefined && B.offsets === undefined;
    if (plain &&
        force === undefined &&
        n > MOST_ROWS &&
        nrhs > MANY_COLUMNS &&
        !isZero(s.alpha) &&
        (B.rs === 1 || B.cs === 1) &&
        hasProducts(s)) {
        if (noteAs !== undefined) {
            queue.note({ routine: noteAs, backend: 'gpu', kernel: 'blocks', why: 'many columns: products between blocks' });
        }
        solveBlocks(queue, s);
        return;
    }
    const operands = { A, B };
    const solves = !isZero(s.alpha);
    const shapes = { A: [n, solves ? n : 0], B: [n, nrhs], C: [0, 0] };
    eachRun(queue, { ...s, m: n }, operands, shapes, (run) => {
        if (run.n === 0 || run.nrhs === 0)
            return;
        // Those of a ragged batch count as several columns: which kernel solves a problem must not depend on the others.
        const one = s.sizes === undefined || nrhs === 1;
        const size = { order: run.n, columns: one ? run.nrhs : Math.max(2, run.nrhs) };
        const { name, choice, why } = pickTrsm(size, force);
        if (noteAs !== undefined)
            queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
        const tall = choice.R === 0;
        const flags = { across: A.rs !== 1, listed: isListed(run), aInB: solves && A.data === B.data };
        const kind = { conj: s.conj ?? false, type: B.data.type };
        const buffers = {
            A: flags.aInB || !solves ? queue.nothing : A.data,
            B: B.data,
            ...recordsOf(run),
        };
        const params = {
            ...batchParams(run, operands, {}),
            solves: Number(solves),
            upper: Number(s.upper),
            unit: Number(s.unit),
            alpha: s.alpha,
        };
        const groups = [Math.ceil(run.count / choice.G), Math.ceil(run.nrhs / choice.CN), 1];
        queue.launch(tall ? trsmBatchedTallKernel : trsmBatchedKernel, trsmTuning(choice, { ...flags, ...kind }), buffers, params, groups);
    });
}
/** Whether gemm has the products: it conjugates only what it transposes. */
const hasProducts = ({ conj, A, B }) => !conj || (B.rs === 1 ? A.rs !== 1 : A.cs !== 1);
/** The matrix the other way round. */
const transposed = (X) => ({ ...X, rs: X.cs, cs: X.rs });
/** The part of a matrix from row i and column j on. */
const from = (X, i, j) => ({ ...X, off: X.off + i * X.rs + j * X.cs });
/** Blocks of 64 rows in the order in which they become known: each is solved, and its product with A subtracted from all that follow. */
function solveBlocks(queue, s) {
    const { n, nrhs, count, upper, A, B } = s;
    const blocks = Math.ceil(n / MOST_ROWS);
    for (let step = 0; step < blocks; step++) {
        const first = MOST_ROWS * (upper ? blocks - 1 - step : step);
        const size = Math.min(MOST_ROWS, n - first);
        const alpha = step === 0 ? s.alpha : 1;
        const X = from(B, first, 0);
        enqueueTrsmBatch(queue, { ...s, n: size, alpha, A: from(A, first, first), B: X });
        // What is still unknown lacks A(rest, block) X.
        const [top, m] = upper ? [0, first] : [first + size, n - first - size];
        if (m === 0)
            continue;
        const product = { m, n: nrhs, k: size, alpha: -1, beta: alpha, batch: count };
        const [L, C] = [from(A, top, first), from(B, top, 0)];
        if (B.rs === 1)
            enqueueGemmBatch(queue, { ...product, ...factor('A', L, s.conj), ...factor('B', X), ...result(C) });
        else {
            // Stored by rows, B^T is what a product gives: X^T A^T.
            const turned = { ...product, m: nrhs, n: m };
            enqueueGemmBatch(queue, {
                ...turned,
                ...factor('A', transposed(X)),
                ...factor('B', transposed(L), s.conj),
                ...result(transposed(C)),
            });
        }
    }
}
/** A factor as gemm takes it. */
const factor = (name, X, conj = false) => {
    const across = X.rs !== 1;
    const mat = { data: X.data, off: X.off, ld: across ? X.rs : X.cs };
    const trans = across ? (conj ? 'c' : 't') : 'n';
    return { [name]: mat, [`trans${name}`]: trans, [`stride${name}`]: X.stride };
};
const result = (X) => ({ C: { data: X.data, off: X.off, ld: X.cs }, strideC: X.stride });
