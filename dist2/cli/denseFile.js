// What a command needs to know of a matrix before it computes with it: its numbers by columns, how many there are, and that all are finite.
import { totalmem } from 'node:os';
import { badData } from './exit.js';
import { readMatrix, titleOf } from './files.js';
/** The matrix, its factors, and what is on the way between devices. */
const COPIES = 3;
export function readDense(file, io) {
    const matrix = readMatrix(file, io);
    const { rows, cols, symmetry } = matrix;
    const bytes = 8 * rows * cols;
    const memory = totalmem();
    if (COPIES * bytes > memory) {
        throw badData(`${titleOf(file)}: ${rows} x ${cols} takes ${gib(bytes)} GiB as a dense matrix, and there are ${gib(memory)} GiB of memory for ${COPIES} copies`);
    }
    const a = matrix.toDense();
    let nonzeros = 0;
    for (let e = 0; e < a.length; e++) {
        const value = a[e];
        if (!Number.isFinite(value))
            throw badData(`${titleOf(file)}: the element in row ${(e % rows) + 1} and column ${Math.floor(e / rows) + 1} is ${value}`);
        if (value !== 0)
            nonzeros++;
    }
    return { file, rows, cols, a, nonzeros, symmetry };
}
const gib = (bytes) => (bytes / 2 ** 30).toFixed(1);
/** Refuses numbers that become infinite in single precision, where every answer would be wrong. */
export function needSingle(title, values) {
    const large = values.find((value) => !Number.isFinite(Math.fround(value)));
    if (large !== undefined)
        throw badData(`${title}: ${large} is too large for single precision: leave out --precision f32`);
}
