// lstsq(A, b) on ndarrays: checks, layouts and buffers around gelsy, single and batched, and dsgels. No algorithm of its own.
import { gelsyStridedBatched } from '../batched/qr/routines.gen.js';
import { ArgumentError, failureOf } from '../core/errors.js';
import { fields } from '../core/field.js';
import { gelsy } from '../lapack/qr/routines.gen.js';
import { leastSquaresError } from './backwardError.js';
import { getContext } from './defaultContext.js';
import { illConditionedAmong, said, tooFlat, triangleRcond } from './illConditioned.js';
import { ndarray } from './ndarray.js';
import { byRows, columns, integers, matrixOf, operandOf, planeOf, withBuffers, } from './operands.js';
import { contextAmong, goOn, numberAmong } from './options.js';
import { asGiven, inPrecision, precisionAmong, precisionsOf, refuseMixed, reportOf, stackedSystem, } from './precision.js';
import { columnsOf, countOf, isStack, matricesOf, stacked } from './stacks.js';
import { op } from './trans.js';
export async function lstsq(A, b, options = {}) {
    const left = op('lstsq', 3, operandOf('lstsq', A, 'A', 1), options?.trans);
    const operands = [left, operandOf('lstsq', b, 'b', 2)];
    return operands.some(isStack) ? lstsqStack(...operands, options) : lstsqOne(...operands, options);
}
async function lstsqOne(A, b, options) {
    const view = planeOf('lstsq', A);
    const rhs = matrixOf('lstsq', b, 'b', 2);
    const { rows: m, cols: n } = view;
    if (rhs.rows !== m)
        throw new ArgumentError('lstsq', 'b', 2, b.shape.join(' x '), `it must have ${m} rows, as A has`);
    const how = checked(options);
    const { prec, result, exact: isExact } = precisionsOf(how, A, b);
    const nrhs = rhs.cols;
    // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
    const [left, right] = [columns(prec, view), columns(prec, rhs)];
    const exact = isExact ? [left, right] : [columns(result, view), columns(result, rhs)];
    const context = how.named ?? (await getContext());
    const problem = { m, n, nrhs, a: left, b: longer(prec, right, m, n, nrhs) };
    const found = await solveOne(context, how, prec, problem);
    const { rank, rcond } = found;
    const x = inPrecision(result, found.x);
    if (how.report !== undefined) {
        const of = { m, n, nrhs, count: 1, a: exact[0], b: exact[1], x };
        reportOf(how.report, found.done, await leastSquaresError(context, how.signal, of));
    }
    return {
        x: ndarray(byRows(result, x, n, nrhs), [n, ...b.shape.slice(1)]),
        residuals: inPrecision(result, m > n && rank === n ? found.rss : found.rss.subarray(0, 0)),
        rank,
        rcond,
        diagonal: inPrecision(result, found.diagonal),
    };
}
function checked(options) {
    const named = contextAmong('lstsq', 3, options, ['rcond', 'precision', 'report', 'illConditioned', 'trans']);
    const illConditioned = illConditionedAmong('lstsq', 3, options.illConditioned, 'warn');
    const legal = (x) => x >= 0;
    const rcond = numberAmong('lstsq', 3, 'rcond', options.rcond, -1, legal, 'must be a number, not negative');
    return { named, rcond, illConditioned, signal: options.signal, ...precisionAmong('lstsq', 3, options) };
}
/** Columns of m elements, with room for n in each. */
function longer(prec, x, m, n, cols) {
    if (n <= m)
        return x;
    const data = new fields[prec].array(n * cols);
    for (let j = 0; j < cols; j++)
        data.set(x.subarray(j * m, (j + 1) * m), j * n);
    return data;
}
async function lstsqStack(A, b, options) {
    const stack = matricesOf('lstsq', A);
    const { rhs, nrhs, lead } = stackedSystem('lstsq', stack, b);
    const { rows: m, cols: n } = stack.one;
    const how = checked(options);
    if (stack.lead.length > 0)
        refuseMixed('lstsq', 3, how.precision);
    const { prec, result, exact: isExact } = precisionsOf(how, A, b);
    const count = countOf(lead);
    // One matrix for all is factored once: what it is to solve for stands side by side.
    const shared = stack.lead.length === 0 && count > 0;
    const copies = (to) => [columnsOf(to, stack, shared ? [] : lead), columnsOf(to, rhs, lead)];
    const [left, right] = copies(prec);
    const exact = isExact ? [left, right] : copies(result);
    const problems = { m, n, nrhs, count, a: left, b: longer(prec, right, m, n, nrhs * count) };
    const context = how.named ?? (await getContext());
    const { ranks, ...found } = await (shared
        ? solveShared(context, how, prec, problems)
        : solveEach(context, how, lead, prec, problems));
    const [x, rss, diagonal] = [found.x, found.rss, found.diagonal].map((data) => inPrecision(result, data));
    if (how.report !== undefined) {
        const sizes = shared ? { nrhs: nrhs * count, count: 1 } : { nrhs, count };
        const of = { m, n, ...sizes, a: exact[0], b: exact[1], x: x };
        reportOf(how.report, found.done, await leastSquaresError(context, how.signal, of));
    }
    for (const [k, rank] of ranks.entries())
        if (m <= n || rank < n)
            rss.fill(Number.NaN, k * nrhs, (k + 1) * nrhs);
    return {
        x: stacked(result, x, lead, n, nrhs, b.shape.length === 1),
        residuals: ndarray(rss, [...lead, nrhs]),
        rank: ndarray(ranks, [...lead]),
        diagonal: ndarray(diagonal, [...lead, count > 0 ? diagonal.length / count : Math.min(m, n)]),
    };
}
/** One matrix for all right-hand sides. */
async function solveShared(context, how, prec, of) {
    const { count, nrhs } = of;
    const { rank, rcond: _rcond, diagonal, ...found } = await solveOne(context, how, prec, { ...of, nrhs: nrhs * count });
    const all = new fields[prec].array(diagonal.length * count);
    for (let k = 0; k < count; k++)
        all.set(diagonal, k * diagonal.length);
    return { ...found, ranks: new Int32Array(count).fill(rank), diagonal: all };
}
function solveEach(context, how, lead, prec, of) {
    const { rcond, signal } = how;
    const { m, n, nrhs, count, a, b } = of;
    return withBuffers(async (keep) => {
        const [A, B] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
        const [jpvt, rank, info] = [n * count, count, count].map((length) => keep(integers(context, prec, length)));
        const [lda, ldb] = [Math.max(1, m), Math.max(1, m, n)];
        const strides = { strideA: m * n, strideB: Math.max(m, n) * nrhs, strideJpvt: Math.max(1, n) };
        const each = { lda, ldb, ...strides, batchCount: count };
        await gelsyStridedBatched(context.queue, { m, n, nrhs, A, B, jpvt, rcond, rank, info, ...each }, prec);
        const [factors, all, ranks] = [await context.download(A), await context.download(B), await context.download(rank)];
        const x = new fields[prec].array(n * nrhs * count);
        const rss = new fields[prec].array(nrhs * count);
        for (let j = 0; j < nrhs * count; j++) {
            x.set(all.subarray(j * ldb, j * ldb + n), j * n);
            let sum = 0;
            for (let i = n; i < m; i++)
                sum += all[j * ldb + i] ** 2;
            rss[j] = sum;
        }
        const k = Math.min(m, n);
        const diagonal = new fields[prec].array(k * count);
        for (let i = 0; i < k * count; i++)
            diagonal[i] = factors[Math.floor(i / k) * m * n + (i % k) * (m + 1)];
        const flat = firstFlat(prec, of, ranks, factors, lead);
        return { x, rss, ranks, diagonal, done: { ...asGiven(prec), ...said(how, flat) } };
    }, signal);
}
/** What is to be said of the first problem of a stack whose rank is not full. NaN has none. */
function firstFlat(prec, { m, n }, ranks, factors, lead) {
    const k = Math.min(m, n);
    const rcondOf = (b) => triangleRcond(k, { data: factors, off: b * m * n, ld: Math.max(1, m) });
    const failed = Array.from(ranks, (rank, b) => (rank < k && !Number.isNaN(rcondOf(b)) ? n + 1 : 0));
    const found = failureOf(failed, lead);
    if (found === undefined)
        return undefined;
    const first = found.batch.matrix;
    return tooFlat('lstsq', prec, { m, n }, { rank: ranks[first], rcond: rcondOf(first) }, found.batch);
}
/** One matrix, in the precision that the options come to. */
async function solveOne(context, how, prec, of) {
    const { precision, rcond, signal } = how;
    const mixed = precision === 'mixed' ? await solveMixed(context, of, signal) : undefined;
    if (typeof mixed === 'object')
        return mixed;
    const found = await solveColumns(context, prec, of, rcond, signal);
    const told = { rcond: found.rcond, ...said(how, tooFlat('lstsq', prec, of, found)) };
    return { ...found, done: { ...asGiven(prec), iterations: mixed ?? 0, ...told } };
}
/** By factors in single that refinement makes up for, loaded when it is needed; where it cannot, why. */
async function solveMixed(context, { m, n, nrhs, a, b }, signal) {
    const { dsgels } = await import('../lapack/mixed/dsgels.gen.js');
    goOn(signal);
    return withBuffers(async (keep) => {
        const [A, B] = [keep(context.upload('d', a)), keep(context.upload('d', b))];
        const [X, sums, condition] = [
            keep(context.alloc('d', n * nrhs)),
            keep(context.alloc('d', nrhs)),
            keep(context.alloc('d', 1)),
        ];
        const [iter, info] = [keep(integers(context, 'd', 1)), keep(integers(context, 'd', 1))];
        const [lda, ldb, ldx] = [Math.max(1, m), Math.max(1, m, n), Math.max(1, n)];
        const out = { X, ldx, iter, info, rcond: condition, rss: sums };
        await dsgels(context.queue, { m, n, nrhs, A, lda, B, ldb, ...out });
        const [iterations] = await context.download(iter);
        if (iterations < 0)
            return iterations;
        const [x, rss] = [await context.download(X), await context.download(sums)];
        const [rcond] = await context.download(condition);
        const done = { precision: 'mixed', iterations: iterations, rcond: rcond };
        return { x, rss, rank: Math.min(m, n), rcond: rcond, diagonal: new Float64Array(0), done };
    }, signal);
}
/** gelsy on columns without gaps: X, n x nrhs, sums of squares, the rank, rcond and the diagonal of R. */
export function solveColumns(context, prec, { m, n, nrhs, a, b }, rcond, signal) {
    return withBuffers(async (keep) => {
        const [A, B] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
        const sums = keep(context.alloc(prec, nrhs));
        const [found, info] = [keep(integers(context, prec, 1)), keep(integers(context, prec, 1))];
        const [lda, ldb] = [Math.max(1, m), Math.max(1, m, n)];
        const args = { m, n, nrhs, A, lda, B, ldb, rcond, rank: found, rss: sums, info };
        await gelsy(context.queue, args, prec);
        const [factors, all, rss] = [await context.download(A), await context.download(B), await context.download(sums)];
        const [rank] = await context.download(found);
        const x = new fields[prec].array(n * nrhs);
        for (let j = 0; j < nrhs; j++)
            x.set(all.subarray(j * ldb, j * ldb + n), j * n);
        const diagonal = new fields[prec].array(Math.min(m, n));
        for (let i = 0; i < diagonal.length; i++)
            diagonal[i] = factors[i * (lda + 1)];
        const triangle = triangleRcond(diagonal.length, { data: factors, off: 0, ld: lda });
        return { x, rss, rank: rank, rcond: triangle, diagonal };
    }, signal);
}
