// The arrays that MPI sends, their types, and the rules that every call of a communicator checks first.
import { ArgumentError } from '../core/errors.js';
const CLASSES = { float32: Float32Array, float64: Float64Array, int32: Int32Array, uint8: Uint8Array };
/** By the numbers that name them in messages. */
export const TYPES = Object.keys(CLASSES);
/** MPI counts elements by int. */
const MOST = 2 ** 31 - 1;
export function typeOf(array) {
    // A Buffer is a Uint8Array.
    return TYPES.find((type) => array instanceof CLASSES[type]);
}
export function newArray(type, length) {
    return new CLASSES[type](length);
}
export function checkArray(routine, argument, position, value) {
    if (!Object.values(CLASSES).some((type) => value instanceof type))
        throw new ArgumentError(routine, argument, position, value, 'must be a Float32Array, Float64Array, Int32Array or Uint8Array');
    checkCount(routine, argument, position, value.length);
}
/** That a message of all ranks' parts can be counted. */
export function checkCount(routine, argument, position, count) {
    if (count > MOST)
        throw new ArgumentError(routine, argument, position, count, `must have at most ${MOST} elements`);
}
/** Arrays of one type; a single one is a list of itself. */
export function checkList(routine, argument, position, value) {
    const list = Array.isArray(value) ? value : [value];
    for (const array of list) {
        checkArray(routine, argument, position, array);
        if (typeOf(array) !== typeOf(list[0]))
            throw new ArgumentError(routine, argument, position, array, `must be of one type: the first is ${typeOf(list[0])}`);
    }
    checkCount(routine, argument, position, lengthOf(list));
    return list;
}
export const lengthOf = (list) => list.reduce((sum, { length }) => sum + length, 0);
/** The arrays of a list behind each other; of one that array itself. */
export function packed(list, type) {
    if (list.length === 1)
        return list[0];
    const all = newArray(type, lengthOf(list));
    let at = 0;
    for (const array of list) {
        all.set(array, at);
        at += array.length;
    }
    return all;
}
/** The way back, into the arrays of the list. */
export function unpack(all, list) {
    if (list.length === 1)
        return;
    let at = 0;
    for (const array of list)
        array.set(all.subarray(at, (at += array.length)));
}
/** Parts of an array by their lengths, as views of it. */
export function parts(all, counts) {
    let at = 0;
    return Array.from(counts, (count) => all.subarray(at, (at += count)));
}
/** Where each part begins. */
export function starts(counts) {
    let at = 0;
    return counts.map((count) => {
        at += count;
        return at - count;
    });
}
