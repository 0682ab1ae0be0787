// What the verbs share: matrices among their arguments, copies to and from columns, buffers that are given back, and waiting that can be
// ended.
import { ArgumentError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { pack, planeView, unpack } from '../core/strided.js';
import { operandOf } from './arrays.js';
import { goOn } from './options.js';
import { turnRows } from './turnRows.js';
export { isSingle, operandOf } from './arrays.js';
export { contextOf } from './options.js';
/** The checked view of an operand with one or two dimensions; a vector is one column. */
export function matrixOf(routine, x, name, position) {
    const operand = operandOf(routine, x, name, position);
    const { shape } = operand;
    if (shape.length !== 1 && shape.length !== 2)
        throw new ArgumentError(routine, name, position, shape, 'must have one or two dimensions');
    return planeView(operand);
}
/** The checked view of the first argument, A, which must have two dimensions. */
export function planeOf(routine, A) {
    const operand = operandOf(routine, A, 'A', 1);
    const view = matrixOf(routine, operand, 'A', 1);
    if (operand.shape.length !== 2)
        throw new ArgumentError(routine, 'A', 1, operand.shape.join(' x '), 'its shape must be m x n');
    return view;
}
/** The checked view of the first argument, A, which must be square. */
export function squareOf(routine, A) {
    const operand = operandOf(routine, A, 'A', 1);
    const view = matrixOf(routine, operand, 'A', 1);
    if (operand.shape.length !== 2 || view.rows !== view.cols)
        throw new ArgumentError(routine, 'A', 1, operand.shape.join(' x '), 'its shape must be square: n x n');
    return view;
}
/** A copy by columns, without gaps. */
export const columns = (prec, x) => pack(x, new fields[prec].array(x.rows * x.cols), Math.max(1, x.rows));
/** A buffer with a copy by columns, without gaps, which is made in place where the buffer lives on the CPU. */
export function uploadColumns(context, prec, x) {
    if (context.placement(prec) === 'gpu')
        return context.upload(prec, columns(prec, x));
    const buffer = context.alloc(prec, x.rows * x.cols);
    const host = buffer.host('write');
    if (!turnRows(x, host))
        pack(x, host, Math.max(1, x.rows));
    return buffer;
}
/**
 * Pivots or infos of a routine in that precision, zeros, on the side where it computes: integers live on the GPU if there is one, and a
 * routine on the CPU would wait for them.
 */
export const integers = (context, prec, length) => context.placement(prec) === 'gpu' ? context.alloc('i', length) : context.hostBuffer('i', length);
/** The elements of columns without gaps, row by row. */
export function byRows(prec, x, rows, cols) {
    if (cols === 1)
        return x;
    const data = new fields[prec].array(rows * cols);
    unpack(x, Math.max(1, rows), { data, rows, cols, rowStride: cols, colStride: 1, offset: 0 });
    return data;
}
/**
 * Disposes of what `work` keeps, whether it succeeds or not. With a signal the promise does not wait for work that is to end; what it keeps
 * is disposed of once it is over, and it keeps nothing more.
 */
export function withBuffers(work, signal) {
    const working = doing(work, signal);
    return signal === undefined ? working : unlessEnded(working, signal);
}
async function doing(work, signal) {
    const buffers = [];
    try {
        return await work((buffer) => {
            buffers.push(buffer);
            goOn(signal);
            return buffer;
        });
    }
    finally {
        for (const buffer of buffers)
            buffer.dispose();
    }
}
/** What `working` comes to, or the signal's reason if that is given first. */
export function unlessEnded(working, signal) {
    return new Promise((resolve, reject) => {
        const end = () => reject(signal.reason);
        signal.addEventListener('abort', end, { once: true });
        const done = () => signal.removeEventListener('abort', end);
        working.then(resolve, reject).finally(done);
        if (signal.aborted)
            end();
    });
}
