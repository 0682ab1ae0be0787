// qr(A) on ndarrays: checks, layouts and buffers around geqrf and orgqr, of stacks around the batched geqrf and qr, and their results taken
// apart. No algorithm of its own.
import { geqrfStridedBatched, qrStridedBatched } from '../batched/qr/routines.gen.js';
import { lacpy } from '../blas3/elements/routines.gen.js';
import { ArgumentError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { geqrf, orgqr } from '../lapack/qr/routines.gen.js';
import { getContext } from './defaultContext.js';
import { inContext } from './inContext.js';
import { ndarray } from './ndarray.js';
import { byRows, isSingle, operandOf, planeOf, uploadColumns, withBuffers, } from './operands.js';
import { contextAmong } from './options.js';
import { columnsOf, countOf, isStack, matricesOf, stacked } from './stacks.js';
const MODES = ['reduced', 'complete', 'r', 'raw'];
export async function qr(A, options = {}) {
    if (isStack(A))
        return qrStack(A, options);
    const operand = operandOf('qr', A, 'A', 1);
    const { data } = planeOf('qr', operand);
    const { named, mode } = checked(options);
    const prec = isSingle(data) ? 's' : 'd';
    return inContext(named, [operand], (context, [A]) => factored(context, prec, planeOf('qr', A), mode, options.signal));
}
function checked(options) {
    const named = contextAmong('qr', 2, options, ['mode']);
    const { mode = 'reduced' } = options;
    if (!MODES.includes(mode))
        throw new ArgumentError('qr', 'mode', 2, mode, `must be one of ${MODES.map((m) => `'${m}'`).join(' ')}`);
    return { named, mode };
}
function factored(context, prec, view, mode, signal) {
    const { rows: m, cols: n } = view;
    const k = Math.min(m, n);
    const ld = Math.max(1, m);
    return withBuffers(async (keep) => {
        const A = keep(uploadColumns(context, prec, view));
        const tau = keep(context.alloc(prec, k));
        await geqrf(context.queue, { m, n, A, lda: ld, tau }, prec);
        const factors = await context.download(A);
        // Columns of A without gaps are the rows of its transpose.
        if (mode === 'raw')
            return { h: ndarray(factors, [n, m]), tau: ndarray(await context.download(tau), [k]) };
        const height = mode === 'complete' ? m : k;
        const r = ndarray(upperRows(prec, factors, m, n, height), [height, n]);
        if (mode === 'r')
            return r;
        const width = mode === 'complete' ? m : k;
        const Q = width <= n ? A : keep(context.alloc(prec, m * width));
        if (Q !== A)
            await lacpy(context.queue, { m, n: k, A, lda: ld, B: Q, ldb: ld }, prec);
        await orgqr(context.queue, { m, n: width, k, A: Q, lda: ld, tau }, prec);
        const q = await context.download(Q);
        return { q: ndarray(byRows(prec, q.subarray(0, m * width), m, width), [m, width]), r };
    }, signal);
}
/** The upper triangle of the first rows of an m x n matrix by columns, row by row. */
function upperRows(prec, a, m, n, rows) {
    const data = new fields[prec].array(rows * n);
    for (let i = 0; i < rows; i++)
        for (let j = i; j < n; j++)
            data[i * n + j] = a[i + j * m];
    return data;
}
async function qrStack(A, options) {
    const stack = matricesOf('qr', A);
    const { named, mode } = checked(options);
    const prec = isSingle(stack.one.data) ? 's' : 'd';
    const a = columnsOf(prec, stack);
    const context = named ?? (await getContext());
    const of = {
        lead: stack.lead,
        m: stack.one.rows,
        n: stack.one.cols,
        count: countOf(stack.lead),
        signal: options.signal,
    };
    return mode === 'reduced' || mode === 'complete'
        ? explicit(context, prec, a, of, mode === 'complete')
        : reflected(context, prec, a, of, mode === 'raw');
}
/**
 * Q and R of a stack. The complete Q of a tall A is the reduced one of [A 0]: reflectors of columns of zeros are I, and R has zeros there.
 */
function explicit(context, prec, a, of, complete) {
    const { lead, m, n, count } = of;
    const width = complete ? Math.max(m, n) : n;
    const k = Math.min(m, width);
    return withBuffers(async (keep) => {
        const A = keep(context.upload(prec, widened(prec, a, of, width)));
        const [Q, R] = [keep(context.alloc(prec, m * k * count)), keep(context.alloc(prec, k * width * count))];
        const [ld, height] = [Math.max(1, m), Math.max(1, k)];
        const lds = { lda: ld, strideA: m * width, ldq: ld, strideQ: m * k, ldr: height, strideR: k * width };
        await qrStridedBatched(context.queue, { m, n: width, A, Q, R, ...lds, batchCount: count }, prec);
        const [q, r] = [await context.download(Q), await context.download(R)];
        return { q: stacked(prec, q, lead, m, k), r: stacked(prec, narrowed(prec, r, of, k, width), lead, k, n) };
    }, of.signal);
}
/** Matrices by columns with columns of zeros behind each. */
function widened(prec, x, { m, n, count }, width) {
    if (width === n)
        return x;
    const data = new fields[prec].array(m * width * count);
    for (let b = 0; b < count; b++)
        data.set(x.subarray(b * m * n, (b + 1) * m * n), b * m * width);
    return data;
}
/** The first n columns of each matrix of `width` of them. */
function narrowed(prec, x, { n, count }, rows, width) {
    if (width === n)
        return x;
    const data = new fields[prec].array(rows * n * count);
    for (let b = 0; b < count; b++)
        data.set(x.subarray(b * rows * width, b * rows * width + rows * n), b * rows * n);
    return data;
}
/** What geqrf leaves of a stack, or R alone. */
function reflected(context, prec, a, of, raw) {
    const { lead, m, n, count } = of;
    const k = Math.min(m, n);
    return withBuffers(async (keep) => {
        const A = keep(context.upload(prec, a));
        const tau = keep(context.alloc(prec, k * count));
        const each = { lda: Math.max(1, m), strideA: m * n, strideTau: Math.max(1, k), batchCount: count };
        await geqrfStridedBatched(context.queue, { m, n, A, tau, ...each }, prec);
        const factors = await context.download(A);
        if (raw)
            return { h: ndarray(factors, [...lead, n, m]), tau: ndarray(await context.download(tau), [...lead, k]) };
        const r = new fields[prec].array(k * n * count);
        for (let b = 0; b < count; b++)
            r.set(upperRows(prec, factors.subarray(b * m * n, (b + 1) * m * n), m, n, k), b * k * n);
        return ndarray(r, [...lead, k, n]);
    }, of.signal);
}
