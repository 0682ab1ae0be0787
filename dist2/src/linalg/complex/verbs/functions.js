// Functions of square complex matrices, those of a stack in one call of a batch, or one after the other.
import { expmStridedBatched, logmStridedBatched, signmStridedBatched, } from '../../../batched/functions/routines.gen.js';
import { logm as log, sqrtm as root, signm as sign } from '../../../lapack/functions/routines.gen.js';
import { contextAmong, goOn } from '../../options.js';
import { room, within } from '../call.js';
import { complexPrecision } from '../pairs.js';
import { columnsOfEach, countOf, squaresOf, stackOf } from '../stacks.js';
/** The matrices that have no result := NaN. */
function blankFailed(n, data, info) {
    for (const [b, failed] of info.entries())
        if (failed !== 0)
            data.fill(Number.NaN, 2 * b * n * n, 2 * (b + 1) * n * n);
}
/** f of each matrix of a stack, by `many` in one call if there is that; NaN where a matrix has none. */
const functionBy = (name, one, many) => async (given, options, make) => {
    const stack = squaresOf(name, given[0]);
    const named = contextAmong(name, 2, options, []);
    const { n, lead } = stack;
    const [prec, count] = [complexPrecision([stack.x]), countOf(lead)];
    const columns = columnsOfEach(prec, stack);
    const lda = Math.max(1, n);
    const [found, info] = await within(named, options, async (context, keep) => {
        if (many !== undefined && count > 1) {
            const [A, info] = [keep(context.upload(prec, columns)), keep(room(context, prec, 'i', count))];
            const places = { lda, strideA: n * n, C: A.at(0), ldc: lda, strideC: n * n, batchCount: count };
            await many(context.queue, { n, A: A.at(0), info: info.at(0), ...places }, prec);
            return [await context.download(A), await context.download(info)];
        }
        // On the host whatever the context: it is computed there.
        const A = keep(context.hostBuffer(prec, columns.length / 2));
        A.set(columns, 0);
        const info = keep(context.hostBuffer('i', count));
        for (let b = 0; b < count; b++) {
            goOn(options.signal);
            await one(context.queue, { n, A: A.at(b * n * n), lda, info: info.at(b) }, prec);
        }
        return [await context.download(A), await context.download(info)];
    });
    blankFailed(n, found, info);
    return make(stackOf(prec, found, lead, n, n));
};
export const signm = functionBy('signm', (queue, call, prec) => sign(queue, call, prec), (queue, call, prec) => signmStridedBatched(queue, call, prec));
export const logm = functionBy('logm', (queue, call, prec) => log(queue, call, prec), (queue, call, prec) => logmStridedBatched(queue, call, prec));
export const sqrtm = functionBy('sqrtm', (queue, call, prec) => root(queue, call, prec));
export const expm = async (given, options, make) => {
    const stack = squaresOf('expm', given[0]);
    const named = contextAmong('expm', 2, options, []);
    const { n, lead } = stack;
    const [prec, batchCount] = [complexPrecision([stack.x]), countOf(lead)];
    const columns = columnsOfEach(prec, stack);
    return within(named, options, async (context, keep) => {
        const [A, info] = [keep(context.upload(prec, columns)), keep(context.alloc('i', batchCount))];
        const [lda, strideA] = [Math.max(1, n), n * n];
        const places = { lda, strideA, ldc: lda, strideC: strideA, batchCount };
        await expmStridedBatched(context.queue, { n, A, C: A, info, ...places }, prec);
        const found = await context.download(A);
        blankFailed(n, found, await context.download(info));
        return make(stackOf(prec, found, lead, n, n));
    });
};
