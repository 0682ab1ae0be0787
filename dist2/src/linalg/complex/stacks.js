// Stacks of complex matrices: the last two axes are a matrix's rows and columns, those in front count matrices, and broadcast.
import { ArgumentError } from '../../core/errors.js';
import { rowMajor } from '../../core/strided.js';
import { complexOf } from './operands.js';
import { conjugated, pairsOf, rowsFirst } from './pairs.js';
export const refuse = (routine, name, position, x, rule) => {
    throw new ArgumentError(routine, name, position, x.shape.join(' x '), rule);
};
const split = (x) => ({ x, lead: x.shape.slice(0, -2), m: x.shape.at(-2), n: x.shape.at(-1) });
/** An argument that is a stack of matrices of any shape; one matrix is a stack without leading dimensions. */
export function matricesOf(routine, argument) {
    const x = complexOf(routine, argument);
    const [, name, position] = argument;
    if (x.shape.length < 2)
        refuse(routine, name, position, x, 'it must have rows and columns: ... x m x n');
    return split(x);
}
export function squaresOf(routine, argument) {
    const stack = matricesOf(routine, argument);
    const [, name, position] = argument;
    if (stack.m !== stack.n)
        refuse(routine, name, position, stack.x, 'its matrices must be square: ... x n x n');
    return stack;
}
/** op of each matrix: itself, a view of its transpose, or a copy of its conjugate transpose. */
export function turned(stack, trans) {
    if (trans === 'n')
        return stack;
    const { data, shape, stride, offset } = stack.x;
    const swap = (list) => [...list.slice(0, -2), list.at(-1), list.at(-2)];
    const x = { data, shape: swap(shape), stride: swap(stride), offset };
    return split(trans === 't' ? x : conjugated(x));
}
/** Steps along leading dimensions to which those of a stack broadcast. */
function stepsOf(own, stride, lead) {
    return lead.map((_, axis) => {
        const mine = axis - lead.length + own.length;
        return mine < 0 || own[mine] === 1 ? 0 : stride[mine];
    });
}
/** A copy, broadcast to `lead`: matrices by columns, without gaps. */
export function columnsOfEach(prec, stack, lead = stack.lead) {
    const { x, m, n } = stack;
    const steps = stepsOf(stack.lead, x.stride, lead);
    const stride = [...steps, x.stride.at(-1), x.stride.at(-2)];
    return pairsOf(prec, { data: x.data, shape: [...lead, n, m], stride, offset: x.offset });
}
/** The array of matrices that lie by columns without gaps. `vectors`: they are columns of one dimension. */
export function stackOf(prec, data, lead, m, n, vectors = false) {
    if (vectors)
        return rowsFirst(data, [...lead, m]);
    const stride = [...rowMajor([...lead, m * n]).slice(0, -1), 1, m];
    return rowsFirst(pairsOf(prec, { data, shape: [...lead, m, n], stride, offset: 0 }), [...lead, m, n]);
}
export const countOf = (lead) => lead.reduce((count, d) => count * d, 1);
