// A call as its spec describes it: the operands of a problem as windows, and the arguments that they and the problem come to.
import { isComplex } from '../../src/core/field.js';
import { place, window, } from './operands.js';
import { inField } from './scalars.js';
/** Nothing is a multiple of four; then everything is. */
export const ODD = { pad: 3, offset: 5 };
export const ALIGNED = { align: 4, pad: 4, offset: 8 };
/** Sizes as they are written, '5x3', in one line for many: shapes('0x0 5x3') is [[0, 0], [5, 3]]. */
export const shapes = (...lines) => lines.flatMap((line) => line.split(' ').map((one) => one.split('x').map(Number)));
/** A vector as a 1 x n matrix whose ld is the absolute increment; a negative one reverses the order. */
export const vectorWindow = (prec, n, inc, use, offset = 0) => window(prec, 1, n, { pad: Math.abs(inc) - 1, offset }, use);
/** The increment to call with: that of the window, with the sign of the problem's. */
export const incOf = (x, inc) => Math.sign(inc) * x.ld;
const sizeOf = (arg, p) => {
    if (arg.kind === 'matrix')
        return [arg.rows(p), arg.cols(p)];
    return arg.kind === 'vector' ? [1, arg.length(p)] : undefined;
};
/**
 * Matrices and vectors at the sizes of a problem, vectors as rows. `together`: all of them in one array, where the increments are the
 * leading dimension.
 */
export function operandsOf(spec, prec, problem) {
    const { layout, together } = problem;
    const values = { ...problem };
    const all = Object.entries(spec.args).filter(([, arg]) => arg.kind === 'matrix' || arg.kind === 'vector');
    if (together) {
        // The matrix comes first, whatever its place among the arguments.
        const named = all.sort(([, a], [, b]) => Number('inc' in a) - Number('inc' in b));
        const sizes = Object.fromEntries(named.map(([name, arg]) => [name, sizeOf(arg, values)]));
        return place(prec, sizes, Object.keys(sizes), layout);
    }
    const views = all.map(([name, arg]) => {
        const [rows, cols] = sizeOf(arg, values);
        const use = 'access' in arg && arg.access === 'in' ? 'read' : 'write';
        if (arg.kind === 'matrix')
            return [name, window(prec, rows, cols, layout, use)];
        const inc = 'inc' in arg && arg.inc !== undefined ? values[arg.inc] : 1;
        return [name, vectorWindow(prec, cols, inc, use, layout?.offset)];
    });
    return Object.fromEntries(views);
}
/** 2 where an operand is complex. */
export const partsAt = (at) => Object.values(at).some(({ buffer }) => isComplex(buffer.type)) ? 2 : undefined;
/** The arguments of a call by their names: operands where they lie, their leading dimensions and increments, and what the problem says. */
export function argumentsOf(spec, problem, at) {
    const values = { ...problem };
    const parts = partsAt(at);
    const args = {};
    for (const [name, arg] of Object.entries(spec.args)) {
        if (arg.precs !== undefined && /[cz]/.test(arg.precs) !== (parts === 2))
            continue;
        if (arg.kind === 'matrix' || arg.kind === 'vector') {
            args[name] = at[name];
            if (arg.kind === 'vector' && arg.inc !== undefined)
                args[arg.inc] = incOf(at[name], values[arg.inc]);
        }
        else if (arg.kind === 'flag' && parts && arg.realOnly && values[name] === arg.realOnly)
            args[name] = 'c';
        else if (arg.kind === 'scalar' && !arg.real && typeof values[name] === 'number')
            args[name] = inField(values[name], parts);
        else if (arg.kind === 'ld')
            args[name] = at[arg.of]?.ld;
        else if (arg.kind !== 'inc')
            args[name] = values[name];
    }
    return args;
}
/** The call under test, of a routine whose problem has its arguments' names; `more` are those that are the same in all problems. */
export const calling = (front, spec, more = {}) => (queue, problem, at) => front(queue, argumentsOf(spec, { ...more, ...problem }, at));
