import { operandOf } from './operands.js';
import { goOn } from './options.js';
import { deliverTo, precisionOf } from './out.js';
import { ofSquares } from './squares.js';
import { squaresOf, stacked } from './stacks.js';
/** A := f(A) of each matrix of a stack, by `many` if there is that, else by `one`; NaN where info says that there is none. */
export async function functionOf(routine, A, options, one, many) {
    const operand = operandOf(routine, A, 'A', 1);
    squaresOf(routine, operand);
    const deliver = deliverTo(routine, 2, options?.out, precisionOf([operand]), operand.shape);
    /** Rows first. */
    const work = async ({ context, prec, lead, n, A: a, info, each }) => {
        const { lda, strideA, batchCount } = each;
        if (n === 0 || batchCount === 0)
            return context.download(a);
        goOn(options?.signal);
        const call = { n, A: a.at(0), lda, info: info.at(0) };
        const places = { strideA, C: a.at(0), ldc: lda, strideC: strideA, batchCount };
        if (batchCount > 1 && many !== undefined)
            await many(context.queue, { ...call, ...places }, prec);
        else
            for (let b = 0; b < batchCount; b++) {
                goOn(options?.signal);
                await one(context.queue, { ...call, A: a.at(b * strideA), info: info.at(b) }, prec);
            }
        const found = await context.download(a);
        for (const [b, failed] of (await context.download(info)).entries())
            if (failed !== 0)
                found.fill(Number.NaN, b * strideA, (b + 1) * strideA);
        return stacked(prec, found, lead, n, n).data;
    };
    return deliver(await ofSquares(routine, operand, options, work, undefined, ['out']));
}
