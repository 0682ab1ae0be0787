// schur(A) on ndarrays: checks, layouts and buffers around gees. No algorithm of its own.
import { ConvergenceError, failureOf } from '../core/errors.js';
import { gees } from '../lapack/schur/routines.gen.js';
import { getContext } from './defaultContext.js';
import { isSingle, withBuffers } from './operands.js';
import { contextAmong, goOn } from './options.js';
import { columnsOf, countOf, squaresOf, stacked } from './stacks.js';
/**
 * The Schur form, of real arrays the real one: A = Z T Z^T, where Z is orthogonal and T upper triangular but for blocks [a b; c a] on its
 * diagonal, with b c < 0, each of which has a pair of complex eigenvalues, a +- i sqrt(-b c).
 *
 * Of a complex array A = Z T Z^H with a unitary Z and a triangular T.
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which are decomposed one after the other. It is
 * not changed, and copied before the call returns its promise.
 *
 * Precision: single for singles, else double, on the CPU in any context: see gees, which can also order eigenvalues. Flops about 25n^3.
 * Source: LAPACK xGEES.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const { T, Z } = await schur([[1, 2], [3, 2]]); // eigenvalues -1 and 4
 * console.log(T.get(1, 0), (T.get(0, 0) + T.get(1, 1)).toFixed(4), Z.shape); // 0 3.0000 [ 2, 2 ]
 */
export async function schur(A, options = {}) {
    const stack = squaresOf('schur', A);
    const named = contextAmong('schur', 2, options, []);
    const { signal } = options;
    const { lead, one } = stack;
    const prec = isSingle(one.data) ? 's' : 'd';
    const [n, count] = [one.rows, countOf(lead)];
    const a = columnsOf(prec, stack);
    const context = named ?? (await getContext());
    return withBuffers(async (keep) => {
        // On the host whatever the context: gees is computed there, and would wait for what lies on a GPU.
        const host = (size) => keep(context.hostBuffer(prec, size));
        const [T, VS, WR, WI] = [host(a.length), host(a.length), host(n), host(n)];
        T.set(a, 0);
        const info = keep(context.hostBuffer('i', count + 1));
        const how = { n, WR, WI, sdim: info.at(count), lda: Math.max(1, n), ldvs: Math.max(1, n) };
        for (let b = 0; b < count; b++) {
            goOn(signal);
            const own = { A: T.at(b * n * n), VS: VS.at(b * n * n), info: info.at(b) };
            await gees(context.queue, { ...how, ...own }, prec);
        }
        const found = failureOf((await context.download(info)).subarray(0, count), lead);
        if (found !== undefined)
            throw new ConvergenceError('schur', found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
        const [t, z] = [await context.download(T), await context.download(VS)];
        return { T: stacked(prec, t, lead, n, n), Z: stacked(prec, z, lead, n, n) };
    }, signal);
}
