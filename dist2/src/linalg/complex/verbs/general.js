// Eigenvalues, vectors and Schur forms of general complex matrices, those of a stack one after the other.
import { ConvergenceError, failureOf } from '../../../core/errors.js';
import { gees, geev } from '../../../lapack/schur/routines.gen.js';
import { contextAmong, goOn } from '../../options.js';
import { within } from '../call.js';
import { complexPrecision } from '../pairs.js';
import { columnsOfEach, countOf, squaresOf, stackOf } from '../stacks.js';
function roomFor(context, keep, prec, stack, vectors) {
    const [n, count] = [stack.n, countOf(stack.lead)];
    const host = (size) => keep(context.hostBuffer(prec, size));
    const [A, W, V] = [host(n * n * count), host(n * count), host(vectors ? n * n * count : 0)];
    A.set(columnsOfEach(prec, stack), 0);
    return { context, prec, A, W, V, info: keep(context.hostBuffer('i', count + 1)) };
}
/** Throws for the first matrix whose eigenvalues could not be computed. */
async function mustConverge(routine, { context, info }, lead) {
    const found = failureOf((await context.download(info)).subarray(0, countOf(lead)), lead);
    if (found !== undefined)
        throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
}
async function eigenpairs(routine, given, options, vectors) {
    const stack = squaresOf(routine, given[0]);
    const named = contextAmong(routine, 2, options, []);
    const { n, lead } = stack;
    const prec = complexPrecision([stack.x]);
    return within(named, options, async (context, keep) => {
        const room = roomFor(context, keep, prec, stack, vectors);
        const { A, W, V, info } = room;
        const ld = Math.max(1, n);
        for (let b = 0; b < countOf(lead); b++) {
            goOn(options.signal);
            const right = vectors ? { jobvr: 'v', VR: V.at(b * n * n), ldvr: ld } : { jobvr: 'n' };
            const own = { n, A: A.at(b * n * n), lda: ld, W: W.at(b * n), info: info.at(b) };
            await geev(context.queue, { jobvl: 'n', ...own, ...right }, prec);
        }
        await mustConverge(routine, room, lead);
        const values = stackOf(prec, await context.download(W), lead, n, 1, true);
        return { values, vectors: vectors ? stackOf(prec, await context.download(V), lead, n, n) : undefined };
    });
}
export const eig = async (given, options, make) => {
    const { values, vectors } = await eigenpairs('eig', given, options, true);
    return { eigenvalues: make(values), eigenvectors: make(vectors) };
};
export const eigvals = async (given, options, make) => make((await eigenpairs('eigvals', given, options, false)).values);
export const schur = async (given, options, make) => {
    const stack = squaresOf('schur', given[0]);
    const named = contextAmong('schur', 2, options, []);
    const { n, lead } = stack;
    const prec = complexPrecision([stack.x]);
    return within(named, options, async (context, keep) => {
        const room = roomFor(context, keep, prec, stack, true);
        const { A, W, V, info } = room;
        const count = countOf(lead);
        const how = { n, lda: Math.max(1, n), ldvs: Math.max(1, n), sdim: info.at(count) };
        for (let b = 0; b < count; b++) {
            goOn(options.signal);
            const own = { A: A.at(b * n * n), VS: V.at(b * n * n), W: W.at(b * n), info: info.at(b) };
            await gees(context.queue, { ...how, ...own }, prec);
        }
        await mustConverge('schur', room, lead);
        const [t, z] = [await context.download(A), await context.download(V)];
        return { T: make(stackOf(prec, t, lead, n, n)), Z: make(stackOf(prec, z, lead, n, n)) };
    });
};
