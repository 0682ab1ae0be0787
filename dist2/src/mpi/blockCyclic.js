// ScaLAPACK's block-cyclic layout, one axis at a time: blocks of elements are dealt out to processes in turn.
import { ArgumentError } from '../core/errors.js';
/** What integers of ScaLAPACK count up to. */
export const MOST = 2 ** 31 - 1;
const BLOCK = 64;
/** Who has an element. */
export const ownerOf = ({ block, processes, first }, index) => (first + Math.floor(index / block)) % processes;
/** How many elements a process has: ScaLAPACK's NUMROC. */
export function countOn({ length, block, processes, first }, process) {
    const turn = (process - first + processes) % processes;
    const blocks = Math.floor(length / block);
    const whole = Math.floor(blocks / processes) + (turn < blocks % processes ? 1 : 0);
    return whole * block + (turn === blocks % processes ? length % block : 0);
}
/** The numbers in the matrix of a process's elements, in order: ScaLAPACK's INDXL2G. */
export function indicesOn(axis, process) {
    const { block, processes, first } = axis;
    const turn = (process - first + processes) % processes;
    return new Int32Array(countOn(axis, process)).map((_, k) => (Math.floor(k / block) * processes + turn) * block + (k % block));
}
/** Row and column length of blocks. */
export function blockOf(routine, position, block = BLOCK) {
    const both = typeof block === 'number' ? [block, block] : block;
    if (!(Array.isArray(both) && both.length === 2 && both.every((x) => Number.isSafeInteger(x) && x >= 1 && x <= MOST)))
        throw new ArgumentError(routine, 'block', position, block, 'must be an integer >= 1, or two of them');
    return both;
}
