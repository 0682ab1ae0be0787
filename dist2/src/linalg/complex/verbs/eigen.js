// Eigenvalues of complex Hermitian matrices, of one or of two.
import { ArgumentError } from '../../../core/errors.js';
import { realOf } from '../../../core/field.js';
import { solveSymmetric } from '../../eigenDrivers.js';
import { mustHaveConverged } from '../../eigenpairs.js';
import { rangeAmong } from '../../eigenSubset.js';
import { ndarray } from '../../ndarray.js';
import { contextAmong, switchAmong } from '../../options.js';
import { within } from '../call.js';
import { complexPrecision } from '../pairs.js';
import { columnsOfEach, countOf, refuse, squaresOf, stackOf } from '../stacks.js';
/** b, one matrix or as many as A. */
function metricOf(routine, argument, { n, lead }) {
    const b = squaresOf(routine, argument);
    const fits = b.lead.length === 0 || (b.lead.length === lead.length && b.lead.every((d, axis) => d === lead[axis]));
    if (b.n !== n || !fits)
        refuse(routine, 'b', 2, b.x, `must be ${n} x ${n}, or of A's shape`);
    return b;
}
async function eigenpairs(routine, given, options, vectors) {
    const A = squaresOf(routine, given[0]);
    const { n, lead } = A;
    const named = contextAmong(routine, 2, options, ['lower', 'subset', 'b', 'type']);
    const lower = switchAmong(routine, 2, 'lower', options['lower'] ?? true);
    const metric = given[1] === undefined ? undefined : metricOf(routine, given[1], A);
    const itype = options['type'] ?? 1;
    if (itype !== 1 && itype !== 2 && itype !== 3)
        throw new ArgumentError(routine, 'type', 2, itype, 'must be 1, 2 or 3');
    const range = rangeAmong(routine, options['subset'], n, lead.length > 0);
    const { most, args } = range;
    const prec = complexPrecision(metric === undefined ? [A.x] : [A.x, metric.x]);
    const count = countOf(lead);
    const [a, b] = [columnsOfEach(prec, A), metric && columnsOfEach(prec, metric, lead)];
    return within(named, options, async (context, keep) => {
        // On the host, where small ones and doubles are computed; a GPU fetches what it computes.
        const pairs = (size) => keep(context.hostBuffer(prec, size));
        const [inA, inB] = [pairs(n * n * count), b && pairs(n * n * count)];
        inA.set(a, 0);
        if (b !== undefined)
            inB.set(b, 0);
        const W = keep(context.hostBuffer(realOf(prec), most * count));
        const Z = args.range !== 'a' && vectors ? pairs(n * most * count) : inA;
        const [info, m] = [keep(context.hostBuffer('i', count)), keep(context.hostBuffer('i', 1))];
        const more = keep(context.hostBuffer('i', 2 * most));
        const how = { context, prec, vectors, uplo: lower ? 'l' : 'u', n, count, isStack: lead.length > 0 };
        const chosen = { ...how, range, itype, signal: options.signal, A: inA, B: inB, W, Z, info, m, more };
        await solveSymmetric(chosen);
        mustHaveConverged(routine, n, await context.download(info), lead);
        const k = args.range === 'v' ? (await context.download(m))[0] : most;
        const values = (await context.download(W)).slice(0, k * count);
        const found = vectors ? (await context.download(Z)).slice(0, 2 * n * k * count) : undefined;
        return { eigenvalues: ndarray(values, [...lead, k]), vectors: found && stackOf(prec, found, lead, n, k) };
    });
}
export const eigh = async (given, options, make) => {
    const { eigenvalues, vectors } = await eigenpairs('eigh', given, options, true);
    return { eigenvalues, eigenvectors: make(vectors) };
};
export const eigvalsh = async (given, options) => (await eigenpairs('eigvalsh', given, options, false)).eigenvalues;
