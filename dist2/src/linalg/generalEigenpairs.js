// Eigenvalues, and vectors, of the general matrices of a stack: what eig and eigvals have in common.
import { geevStridedBatched } from '../batched/schur/routines.gen.js';
import { ConvergenceError, failureOf } from '../core/errors.js';
import { fields } from '../core/field.js';
import { geev } from '../lapack/schur/routines.gen.js';
import { ComplexArray } from './complex/complexArray.js';
import { getContext } from './defaultContext.js';
import { integers, isSingle, withBuffers } from './operands.js';
import { contextAmong } from './options.js';
import { columnsOf, countOf, squaresOf, stacked } from './stacks.js';
/**
 * A x = w x of each matrix of a stack, which is copied before the call returns its promise. Complex arrays if any eigenvalue is complex,
 * else real ones. Throws for the first matrix whose eigenvalues could not be computed.
 */
export async function generalEigenpairs(routine, A, options, vectors) {
    const stack = squaresOf(routine, A);
    const named = contextAmong(routine, 2, options, []);
    const { signal } = options;
    const { lead, one } = stack;
    const prec = isSingle(one.data) ? 's' : 'd';
    const [n, count] = [one.rows, countOf(lead)];
    const a = columnsOf(prec, stack);
    const context = named ?? (await getContext());
    return withBuffers(async (keep) => {
        // A matrix alone stays on the host whatever the context: geev is computed there, and would wait for what lies on a GPU.
        const alone = lead.length === 0;
        const room = (size) => keep(alone ? context.hostBuffer(prec, size) : context.alloc(prec, size));
        const [WR, WI] = [room(n * count), room(n * count)];
        const V = vectors ? room(a.length) : undefined;
        const info = keep(alone ? context.hostBuffer('i', 1) : integers(context, prec, count));
        const ld = Math.max(1, n);
        const how = { jobvl: 'n', jobvr: vectors ? 'v' : 'n', n, lda: ld, WR, WI, info };
        if (alone) {
            const S = room(a.length);
            S.set(a, 0);
            await geev(context.queue, { ...how, A: S, ...(V ? { VR: V, ldvr: ld } : {}) }, prec);
        }
        else {
            const S = keep(context.upload(prec, a));
            const each = { strideA: n * n, strideWR: ld, strideWI: ld, batchCount: count };
            const right = V ? { VR: V, ldvr: ld, strideVR: n * n } : {};
            await geevStridedBatched(context.queue, { ...how, A: S, ...each, ...right }, prec);
        }
        const found = failureOf(await context.download(info), lead);
        if (found !== undefined)
            throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
        const [re, im] = [await context.download(WR), await context.download(WI)];
        const columns = V && (await context.download(V));
        if (im.every((x) => x === 0))
            return {
                eigenvalues: stacked(prec, re, lead, n, 1, true),
                eigenvectors: columns && stacked(prec, columns, lead, n, n),
            };
        const { array } = fields[prec];
        const values = new array(2 * re.length);
        for (const [k, x] of re.entries())
            values.set([x, im[k]], 2 * k);
        return {
            eigenvalues: new ComplexArray(values, [...lead, n]),
            eigenvectors: columns && new ComplexArray(complexColumns(prec, n, count, im, columns), [...lead, n, n]),
        };
    }, signal);
}
/** Vectors of geev, which has a pair's real and imaginary parts in columns side by side, as complex numbers, row by row. */
function complexColumns(prec, n, count, im, columns) {
    const to = new fields[prec].array(2 * columns.length);
    for (let b = 0; b < count; b++) {
        for (let j = 0; j < n; j++) {
            const own = im[b * n + j];
            // Of a pair the second is the conjugate of the first.
            const first = (b * n + j - Number(own < 0)) * n;
            for (let i = 0, p = 2 * (b * n * n + j); i < n; i++, p += 2 * n) {
                to[p] = columns[first + i];
                to[p + 1] = own === 0 ? 0 : Math.sign(own) * columns[first + n + i];
            }
        }
    }
    return to;
}
