// Eigenvalues, and vectors, of the symmetric matrices of a stack: what eigh and eigvalsh have in common.
import { ArgumentError, ConvergenceError, failureOf, NotPositiveDefiniteError } from '../core/errors.js';
import { getContext } from './defaultContext.js';
import { solveSymmetric } from './eigenDrivers.js';
import { rangeAmong } from './eigenSubset.js';
import { isSingle, operandOf, withBuffers } from './operands.js';
import { contextAmong, switchAmong } from './options.js';
import { columnsOf, countOf, squaresOf, stacked, stackOf } from './stacks.js';
export function eighCall(routine, A, options) {
    const stack = squaresOf(routine, A);
    const named = contextAmong(routine, 2, options, ['lower', 'subset', 'b', 'type']);
    const { lower = true, b, type: itype = 1 } = options;
    switchAmong(routine, 2, 'lower', lower);
    const metric = b === undefined ? undefined : metricOf(routine, b, stack);
    if (itype !== 1 && itype !== 2 && itype !== 3)
        throw new ArgumentError(routine, 'type', 2, itype, 'must be 1, 2 or 3');
    const range = rangeAmong(routine, options.subset, stack.one.rows, stack.lead.length > 0);
    return { stack, metric, named, uplo: lower ? 'l' : 'u', itype, range };
}
/** b, one matrix or as many as A. */
function metricOf(routine, b, { lead, one }) {
    const operand = operandOf(routine, b, 'b', 2);
    const { shape } = operand;
    const [n, own] = [one.rows, shape.slice(0, -2)];
    const fits = own.length === 0 || (own.length === lead.length && own.every((d, axis) => d === lead[axis]));
    if (shape.length < 2 || !fits || shape.at(-1) !== n || shape.at(-2) !== n)
        throw new ArgumentError(routine, 'b', 2, shape.join(' x '), `must be ${n} x ${n}, or of A's shape`);
    return stackOf(routine, operand, 'b', 2);
}
/**
 * A = Z W Z^T of each matrix of a stack, which is copied before the call returns its promise, or some columns of Z and W; or the same of
 * the generalized problem. Throws for the first matrix whose eigenvalues could not be computed.
 */
export async function eigenpairs(routine, A, options, vectors) {
    const { stack, metric, named, uplo, itype, range } = eighCall(routine, A, options);
    const { lead, one } = stack;
    const prec = isSingle(one.data) ? 's' : 'd';
    const [n, count, most] = [one.rows, countOf(lead), range.most];
    const [a, b] = [columnsOf(prec, stack), metric && columnsOf(prec, metric, lead)];
    const context = named ?? (await getContext());
    const { signal } = options;
    return withBuffers(async (keep) => {
        // On the host, where small ones and doubles are computed; a GPU fetches what it computes.
        const host = (size, values) => {
            const buffer = keep(context.hostBuffer(prec, size));
            if (values !== undefined)
                buffer.set(values, 0);
            return buffer;
        };
        const inA = host(a.length, a);
        const chosen = {
            ...{ context, prec, vectors, uplo, n, count, isStack: lead.length > 0, range, itype, signal },
            A: inA,
            B: b && host(b.length, b),
            W: host(most * count),
            Z: range.args.range !== 'a' && vectors ? host(n * most * count) : inA,
            info: keep(context.hostBuffer('i', count)),
            m: keep(context.hostBuffer('i', 1)),
            more: keep(context.hostBuffer('i', 2 * most)),
        };
        await solveSymmetric(chosen);
        mustHaveConverged(routine, n, await context.download(chosen.info), lead);
        const k = range.args.range === 'v' ? (await context.download(chosen.m))[0] : most;
        const values = (await context.download(chosen.W)).slice(0, k * count);
        const columns = vectors ? (await context.download(chosen.Z)).slice(0, n * k * count) : undefined;
        return {
            eigenvalues: stacked(prec, values, lead, k, 1, true),
            eigenvectors: columns && stacked(prec, columns, lead, n, k),
        };
    }, signal);
}
/** Throws for the first matrix whose eigenvalues could not be computed. */
export function mustHaveConverged(routine, n, info, lead) {
    const found = failureOf(info, lead);
    if (found === undefined)
        return;
    const batch = lead.length === 0 ? undefined : found.batch;
    if (found.info > n)
        throw new NotPositiveDefiniteError(`${routine}: b`, found.info - n, batch);
    throw new ConvergenceError(routine, found.info, batch, 'eigenvalues');
}
