// solve(A, b) on ndarrays: checks, layouts, stacks and reports around solveColumns.ts. No algorithm of its own.
import { ArgumentError } from '../core/errors.js';
import { planeView } from '../core/strided.js';
import { solveAtOnce } from './atOnce.js';
import { systemError } from './backwardError.js';
import { getContext } from './defaultContext.js';
import { illConditionedAmong, said } from './illConditioned.js';
import { inContext } from './inContext.js';
import { byRows, columns, matrixOf, operandOf, squareOf, } from './operands.js';
import { contextAmong, switchAmong } from './options.js';
import { deliverTo } from './out.js';
import { asGiven, inPrecision, precisionAmong, precisionsOf, refuseMixed, reportOf, stackedSystem, } from './precision.js';
import { isMixed, solveBatch, solveColumns, solveOnce, watchOf } from './solveColumns.js';
import { columnsOf, countOf, isStack, squaresOf, stacked } from './stacks.js';
import { op } from './trans.js';
/**
 * x with A x = b for a square A, by LU factorization with partial pivoting.
 *
 * A: n x n. b: n numbers, or n x nrhs; x has its shape. Both are whatever counts as an array (ArrayInput): ndarrays and
 * records with any strides, be they transposed, sub-matrices or reversed, typed arrays, nested arrays. Neither is changed, and both are
 * copied before the call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy 2: A ... x n x n, b ... x n x nrhs or n numbers for every A, the
 * leading dimensions broadcasting; x then has b's shape with them. All systems are solved side by side.
 *
 * x is single if both are Float32Array, else double; a new ndarray, rows first. How it is computed is `precision`: 'auto' means 'f32' for
 * singles. One matrix of doubles is solved in 'mixed' precision, by dsgesv, on a GPU context if n >= 512 and nrhs <= n / 8; all else is
 * 'f64-cpu'. 'mixed' gives what double would, where it does not converge by double itself; 'f32' of doubles gives some six digits less the
 * condition number's. NaN and infinities pass through to x. `report` is told of it: its backwardError is the largest
 * ||b - A x|| / (||A|| ||x|| + ||b||) in infinity norms, rcond that of the 1-norm. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xGESV, DSGESV.
 *
 * A system of order up to 512 of singles on a GPU context is solved on the CPU: it would be longer on its way. Whatever the CPU computes is
 * ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * An A that is singular to within rounding has no zero pivot, and an x of which no digit need be right: that is an error too, see
 * `illConditioned`. It is looked for in the pivots and the size of x, and the condition number is estimated only where these give reason
 * to, so that nothing is lost on others; of a stack on the GPU the size of x alone is looked at.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot, in the precision computed in, is exactly zero;
 * IllConditionedError, with rcond, where no digit of x is certain, unless `illConditioned` is 'warn' or 'ignore'. Of a stack both name the
 * first such matrix, by batchElement and batchIndex, and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const b = ndarray(new Float64Array([4, 10]), [2]);
 * const x = await solve(A, b);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function solve(A, b, options = {}) {
    const left = op('solve', 3, operandOf('solve', A, 'A', 1), options?.trans);
    const operands = [left, operandOf('solve', b, 'b', 2)];
    const x = await (operands.some(isStack) ? solveStack : solveOne)(...operands, options);
    return x;
}
function checked(options) {
    const named = contextAmong('solve', 3, options, [
        'precision',
        'report',
        'condition',
        'illConditioned',
        'trans',
        'out',
    ]);
    const { precision, report } = precisionAmong('solve', 3, options);
    const condition = switchAmong('solve', 3, 'condition', options.condition);
    if (condition && report === undefined)
        throw new ArgumentError('solve', 'condition', 3, condition, 'must come with a report');
    const illConditioned = illConditionedAmong('solve', 3, options.illConditioned, 'throw');
    return { named, precision, report, condition, illConditioned, signal: options.signal };
}
async function solveOne(A, b, options) {
    const n = squareOf('solve', A).rows;
    const { rows, cols: nrhs } = matrixOf('solve', b, 'b', 2);
    if (rows !== n)
        throw new ArgumentError('solve', 'b', 2, b.shape.join(' x '), `it must have ${n} rows, as A has`);
    const how = checked(options);
    const { prec, result, exact: isExact } = precisionsOf(how, A, b);
    const deliver = deliverTo('solve', 3, options.out, result, b.shape);
    const finished = (rows) => deliver(inPrecision(result, rows));
    const turned = (x) => finished(byRows(result, inPrecision(result, x), n, nrhs));
    return inContext(how.named, [A, b], (context, [own, ownB]) => {
        const [a, rhs] = [planeView(own), planeView(ownB)];
        const mixed = isMixed(context, how, prec, n, nrhs);
        const watch = watchOf(how, prec);
        const small = mixed || how.condition ? undefined : solveAtOnce(context, prec, a, rhs, watch);
        const found = small === undefined ? {} : said(how, watch?.error('solve', n));
        if (how.report === undefined && small !== undefined)
            return finished(small);
        // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
        if (watch === undefined && how.report === undefined && !mixed)
            return solveOnce(context, prec, a, rhs, how.signal).then(turned);
        const [left, right] = [columns(prec, a), columns(prec, rhs)];
        const exact = isExact ? { a: left, b: right } : { a: columns(result, a), b: columns(result, rhs) };
        const finding = small === undefined
            ? solveColumns(context, how, prec, { n, nrhs, a: left, b: right })
            : { x: columns(prec, rowsAt(small, n, nrhs)), done: { ...asGiven(prec), ...found } };
        return reported(context, how, { m: n, n, nrhs, count: 1, ...exact }, finding, result).then(turned);
    }, how.signal);
}
const rowsAt = (data, rows, cols) => {
    return { data, rows, cols, rowStride: cols, colStride: 1, offset: 0 };
};
/** X in the precision of the result, once the report is filled in, if there is one. */
async function reported(context, { report, signal }, of, finding, result) {
    const found = await finding;
    const x = inPrecision(result, found.x);
    if (report !== undefined)
        reportOf(report, found.done, await systemError(context, signal, { ...of, x }));
    return x;
}
async function solveStack(A, b, options) {
    const a = squaresOf('solve', A);
    const { rhs, nrhs, lead } = stackedSystem('solve', a, b);
    const n = a.one.rows;
    const how = checked(options);
    if (a.lead.length > 0) {
        refuseMixed('solve', 3, how.precision);
        if (how.condition)
            throw new ArgumentError('solve', 'condition', 3, true, 'is for one A, not for a stack');
    }
    const { prec, result, exact: isExact } = precisionsOf(how, A, b);
    const vectors = b.shape.length === 1;
    const deliver = deliverTo('solve', 3, options.out, result, [...lead, n, ...(vectors ? [] : [nrhs])]);
    const batchCount = countOf(lead);
    // One matrix for all is factored once: what it is to solve for stands side by side.
    const shared = a.lead.length === 0 && batchCount > 0;
    const copies = (to) => [columnsOf(to, a, shared ? [] : lead), columnsOf(to, rhs, lead)];
    const [left, right] = copies(prec);
    const exact = isExact ? [left, right] : copies(result);
    const context = how.named ?? (await getContext());
    const found = shared
        ? await solveColumns(context, how, prec, { n, nrhs: nrhs * batchCount, a: left, b: right })
        : await solveBatch(context, prec, lead, { n, nrhs, a: left, b: right }, how);
    const sizes = shared ? { nrhs: nrhs * batchCount, count: 1 } : { nrhs, count: batchCount };
    const x = await reported(context, how, { m: n, n, ...sizes, a: exact[0], b: exact[1] }, found, result);
    return deliver(stacked(result, x, lead, n, nrhs, vectors).data);
}
