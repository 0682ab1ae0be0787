// Orthogonal factors of complex matrices, and least squares.
import { geqrfStridedBatched, qrStridedBatched } from '../../../batched/qr/routines.gen.js';
import { ArgumentError } from '../../../core/errors.js';
import { fields, realOf } from '../../../core/field.js';
import { gelsy } from '../../../lapack/qr/routines.gen.js';
import { ndarray } from '../../ndarray.js';
import { contextAmong, goOn, numberAmong } from '../../options.js';
import { broadcast } from '../../stacks.js';
import { transOf, within } from '../call.js';
import { complexPrecision, rowsFirst } from '../pairs.js';
import { columnsOfEach, countOf, matricesOf, refuse, stackOf, turned } from '../stacks.js';
import { rightOf } from './systems.js';
/** Matrices by columns, each cut or filled with zero columns to another width. */
function resized(prec, x, rows, from, to, count) {
    if (from === to)
        return x;
    const data = new fields[prec].array(2 * rows * to * count);
    const kept = 2 * rows * Math.min(from, to);
    for (let b = 0; b < count; b++) {
        const first = 2 * b * rows * from;
        data.set(x.subarray(first, first + kept), 2 * b * rows * to);
    }
    return data;
}
export const qr = async ([first], options, make) => {
    const stack = matricesOf('qr', first);
    const named = contextAmong('qr', 2, options, ['mode']);
    const { mode = 'reduced' } = options;
    if (mode !== 'reduced' && mode !== 'complete' && mode !== 'r' && mode !== 'raw')
        throw new ArgumentError('qr', 'mode', 2, mode, "must be one of 'reduced' 'complete' 'r' 'raw'");
    const { m, n, lead } = stack;
    const [prec, count] = [complexPrecision([stack.x]), countOf(lead)];
    // The complete Q of a tall A is the reduced one of [A 0]: reflectors of columns of zeros are I.
    const width = mode === 'complete' ? Math.max(m, n) : n;
    const k = Math.min(m, width);
    const a = resized(prec, columnsOfEach(prec, stack), m, n, width, count);
    const [ld, height] = [Math.max(1, m), Math.max(1, k)];
    return within(named, options, async (context, keep) => {
        const A = keep(context.upload(prec, a));
        if (mode === 'raw') {
            const tau = keep(context.alloc(prec, k * count));
            const each = { lda: ld, strideA: m * n, strideTau: height, batchCount: count };
            await geqrfStridedBatched(context.queue, { m, n, A, tau, ...each }, prec);
            // Columns without gaps are the rows of the transpose.
            const h = make(rowsFirst(await context.download(A), [...lead, n, m]));
            return { h, tau: make(rowsFirst(await context.download(tau), [...lead, k])) };
        }
        const [Q, R] = [keep(context.alloc(prec, m * k * count)), keep(context.alloc(prec, k * width * count))];
        const lds = { lda: ld, strideA: m * width, ldq: ld, strideQ: m * k, ldr: height, strideR: k * width };
        await qrStridedBatched(context.queue, { m, n: width, A, Q, R, ...lds, batchCount: count }, prec);
        const r = resized(prec, await context.download(R), k, width, n, count);
        const triangle = make(stackOf(prec, r, lead, k, n));
        return mode === 'r' ? triangle : { q: make(stackOf(prec, await context.download(Q), lead, m, k)), r: triangle };
    });
};
/** By gelsy, one problem after the other; of one A all right-hand sides together. */
export const lstsq = async ([first, second], options, make) => {
    const A = turned(matricesOf('lstsq', first), transOf('lstsq', options['trans']));
    const { m, n } = A;
    const { b, isVector } = rightOf('lstsq', second, m);
    const named = contextAmong('lstsq', 3, options, ['trans', 'rcond']);
    const lead = broadcast(A.lead, b.lead, (rule) => refuse('lstsq', 'b', 2, b.x, rule));
    const prec = complexPrecision([A.x, b.x]);
    const rule = 'must be a number that is not NaN';
    const fallback = 2 * fields[prec].eps * Math.max(m, n);
    const rcond = numberAmong('lstsq', 3, 'rcond', options['rcond'], fallback, (x) => !Number.isNaN(x), rule);
    const isOne = A.lead.length === 0;
    const [problems, nrhs] = isOne ? [1, b.n * countOf(lead)] : [countOf(lead), b.n];
    const [k, ldb] = [Math.min(m, n), Math.max(1, m, n)];
    const [a, right] = [columnsOfEach(prec, A, isOne ? [] : lead), columnsOfEach(prec, b, lead)];
    return within(named, options, async (context, keep) => {
        // On the host, where it is computed.
        const pairs = (size) => keep(context.hostBuffer(prec, size));
        const [inA, inB] = [pairs(m * n * problems), pairs(ldb * nrhs * problems)];
        inA.set(a, 0);
        inB.set(taller(prec, right, m, ldb, nrhs * problems), 0);
        const [rank, info] = [keep(context.hostBuffer('i', problems)), keep(context.hostBuffer('i', 1))];
        const rss = keep(context.hostBuffer(realOf(prec), nrhs * problems));
        for (let p = 0; p < problems; p++) {
            goOn(options.signal);
            const own = { A: inA.at(p * m * n), B: inB.at(p * ldb * nrhs), rank: rank.at(p), rss: rss.at(p * nrhs) };
            await gelsy(context.queue, { m, n, nrhs, ...own, lda: Math.max(1, m), ldb, rcond, info }, prec);
        }
        const [factors, all, ranks] = [
            await context.download(inA),
            await context.download(inB),
            await context.download(rank),
        ];
        const residuals = (await context.download(rss));
        const diagonal = new fields[prec].array(2 * k * problems);
        for (let p = 0; p < problems; p++)
            for (let i = 0; i < k; i++) {
                const at = 2 * (p * m * n + i * (m + 1));
                diagonal.set(factors.subarray(at, at + 2), 2 * (p * k + i));
            }
        const x = make(stackOf(prec, taller(prec, all, ldb, n, nrhs * problems), lead, n, b.n, isVector));
        const isKnown = (p) => m > n && ranks[p] === n;
        if (lead.length === 0)
            return {
                ...{ x, residuals: isKnown(0) ? residuals : residuals.slice(0, 0), rank: ranks[0] },
                diagonal: make(rowsFirst(diagonal, [k])),
            };
        for (let p = 0; p < problems; p++)
            if (!isKnown(p))
                residuals.fill(Number.NaN, p * nrhs, (p + 1) * nrhs);
        return {
            ...{ x, residuals: ndarray(residuals, [...lead, b.n]) },
            rank: ndarray(isOne ? new Int32Array(countOf(lead)).fill(ranks[0]) : ranks, [...lead]),
            diagonal: make(rowsFirst(diagonal, [...A.lead, k])),
        };
    });
};
/** Columns of another height, by columns: what there is of each, and zeros below. */
function taller(prec, x, from, to, columns) {
    const data = new fields[prec].array(2 * to * columns);
    const kept = 2 * Math.min(from, to);
    for (let j = 0; j < columns; j++)
        data.set(x.subarray(2 * j * from, 2 * j * from + kept), 2 * j * to);
    return data;
}
