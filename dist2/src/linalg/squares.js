import { planeView } from '../core/strided.js';
import { getContext } from './defaultContext.js';
import { inContext } from './inContext.js';
import { contextOf, integers, isSingle, operandOf, squareOf, withBuffers, } from './operands.js';
import { columnsOf, countOf, squaresOf } from './stacks.js';
/**
 * What `work` comes to with the first argument of a verb, a matrix that `check` lets pass, and with at most one option of its own, a
 * boolean called `flag`, beside `more`, which the verb checks itself.
 */
export async function ofMatrix(routine, A, options, work, flag, check = squareOf, more = []) {
    const operand = operandOf(routine, A, 'A', 1);
    const { data, rows, cols } = check(routine, operand);
    const named = contextOf(routine, 2, options, flag, more);
    const prec = isSingle(data) ? 's' : 'd';
    const begin = (context, [own]) => work(context, prec, planeView(own));
    return { rows, cols, prec, found: await inContext(named, [operand], begin, options.signal) };
}
/** What `work` comes to with the first argument of a verb, a stack of square matrices; copied before the call returns its promise. */
export async function ofSquares(routine, A, options, work, flag, more = []) {
    const stack = squaresOf(routine, A);
    const named = contextOf(routine, 2, options, flag, more);
    const prec = isSingle(stack.one.data) ? 's' : 'd';
    const { lead, one } = stack;
    const n = one.rows;
    const batchCount = countOf(lead);
    const a = columnsOf(prec, stack);
    const context = named ?? (await getContext());
    return withBuffers((keep) => {
        const A = keep(context.upload(prec, a));
        const info = keep(integers(context, prec, batchCount));
        const each = { lda: Math.max(1, n), strideA: n * n, batchCount };
        return work({ context, prec, lead, n, A, info, each, keep });
    }, options.signal);
}
