// A routine as its tests see it: one object per routine (testing/cases) says which problems there are, how to call it and how wrong a
// result is. Unit tests, tester programs and benchmarks are loops over such objects and know no routine.
import { flopsOf, operandType, routineName } from '../../src/core/spec.js';
import { Staged, strayWrites } from './operands.js';
import { Random } from './random.js';
import { EPS } from './residuals.js';
/** Up to this order an exact check costs less than a moment; beyond it, random vectors estimate the same error. */
export const EXACT_ORDER = 512;
/** Operands that a call changes, from the spec; of those that may be left out the ones in `operands`. */
export function written(c, operands) {
    return Object.entries(c.spec.args)
        .filter(([, arg]) => (arg.kind === 'matrix' || arg.kind === 'vector') && arg.access !== 'in')
        .map(([name]) => name)
        .filter((name) => operands === undefined || name in operands);
}
/** Real operations of a call in a precision. */
export const flops = (c, problem, prec) => flopsOf(c.spec, { ...problem }, prec);
/** Random numbers for checks: another stretch of the sequence than the data's. */
export const checkRandom = () => new Random([1, 2, 3, 5]);
/** Runs a problem once, from fresh data to downloaded results; every operand is downloaded. */
export async function attempt(context, c, problem, prec, run = c.run) {
    const before = c.data(problem, prec, new Random());
    const staged = new Staged(context, prec, before);
    try {
        await run(context.queue, problem, staged.at);
        return { before, after: await staged.fetch(Object.keys(before)) };
    }
    finally {
        staged.dispose();
    }
}
/** What is wrong with a result, in words: nothing if its error is below the bound and only its own elements have changed. */
export function judge(c, problem, prec, { before, after }) {
    const found = [];
    const what = `${routineName(c.spec, prec)} ${JSON.stringify(problem)}`;
    const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
    const bound = c.tolerance * epsOf(c, prec, problem);
    if (!(error < bound))
        found.push(`${what}: error ${error}, bound ${bound}`);
    const stray = strayWrites(before, after, written(c, before));
    if (stray > 0)
        found.push(`${what}: ${stray} elements outside the results were written`);
    return found;
}
/** Unit roundoff that an error is judged in: that of the first result (a sum of halves is a single), or of cruder arithmetic. */
export function epsOf(c, prec, problem) {
    const type = c.arithmetic?.(problem, prec) ?? operandType(c.spec.args[written(c)[0]], prec);
    return EPS[type === 'i' ? prec : type];
}
/** attempt and judge: the body of a unit test. */
export const complaints = async (context, c, problem, prec, run) => judge(c, problem, prec, await attempt(context, c, problem, prec, run));
