// What the functions that create arrays have in common: the data type, checked shapes, and memory for so many numbers.
import { ArgumentError } from '../../core/errors.js';
import { sizeOf } from '../../core/strided.js';
import { ndarray } from '../ndarray.js';
import { checkNames } from '../options.js';
const TYPES = { float32: Float32Array, float64: Float64Array };
/** A data type, checked. */
export function dtypeOf(routine, position, dtype = 'float64') {
    if (dtype === 'float32' || dtype === 'float64')
        return dtype;
    throw new ArgumentError(routine, 'dtype', position, dtype, "must be 'float32' or 'float64'");
}
/** The data type among options whose names are `dtype` and these. */
export function dtypeAmong(routine, position, options, names = []) {
    checkNames(routine, position, options, ['dtype', ...names]);
    return dtypeOf(routine, position, options.dtype);
}
/** An argument that counts something. */
export function countOf(routine, name, position, n) {
    if (Number.isSafeInteger(n) && n >= 0)
        return n;
    throw new ArgumentError(routine, name, position, n, 'must be an integer >= 0');
}
/** An argument that is any number but NaN and the infinities. */
export function finiteOf(routine, name, position, x) {
    if (Number.isFinite(x))
        return x;
    throw new ArgumentError(routine, name, position, x, 'must be a finite number');
}
/** An argument that is an integer, such as the number of a diagonal; `fallback` if it is left out. */
export function integerOf(routine, name, position, k, fallback) {
    if (k === undefined)
        return fallback;
    if (Number.isSafeInteger(k))
        return k;
    throw new ArgumentError(routine, name, position, k, 'must be an integer');
}
/** A shape, checked. */
export function shapeOf(routine, position, shape) {
    const sizes = Array.isArray(shape) ? shape : [shape];
    for (const size of sizes)
        if (!Number.isSafeInteger(size) || size < 0)
            throw new ArgumentError(routine, 'shape', position, size, 'must be an integer >= 0, or an array of such');
    return [...sizes];
}
/** An array of zeros, rows first. */
export function blank(routine, dtype, shape) {
    return ndarray(memory(routine, dtype, sizeOf(shape)), shape);
}
/** Zeros. Throws where there is no memory for as many. */
export function memory(routine, dtype, length) {
    try {
        return new TYPES[dtype](length);
    }
    catch (cause) {
        if (!(cause instanceof RangeError))
            throw cause;
        throw new ArgumentError(routine, 'shape', 1, length, 'there is no memory for so many numbers');
    }
}
