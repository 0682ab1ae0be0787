// Elements of a matrix from one distribution to another, between any grids and blocks of the same ranks: exact copies.
import { fields } from '../core/field.js';
import { countOn, indicesOn, ownerOf } from './blockCyclic.js';
export const placeOf = ({ cols }, rank) => [
    Math.floor(rank / cols.processes),
    rank % cols.processes,
];
/** Of a rank: its elements lie by columns without gaps. */
export function sizeOn(layout, rank) {
    const [row, col] = placeOf(layout, rank);
    return [countOn(layout.rows, row), countOn(layout.cols, col)];
}
/** All of a matrix on one rank. */
export function wholeOn(layout, rank) {
    const [row, col] = placeOf(layout, rank);
    const whole = (axis, first) => ({ ...axis, block: Math.max(1, axis.length), first });
    return { rows: whole(layout.rows, row), cols: whole(layout.cols, col) };
}
/**
 * This rank's elements in the layout `to` of a matrix that lies in the layout `from`. Both go through elements by columns, of which a rank
 * has some in the order of the matrix: what one sends is in the order in which another takes it.
 */
export async function moved(on, type, from, to, mine) {
    const { array, parts } = fields[type];
    const counts = new Array(on.size).fill(0);
    each(from, to, on.rank, (rank) => {
        counts[rank]++;
    });
    const sent = counts.map((count) => new array(count * parts));
    const filled = new Int32Array(on.size);
    each(from, to, on.rank, (rank, k) => {
        const at = filled[rank]++ * parts;
        for (let part = 0; part < parts; part++)
            sent[rank][at + part] = mine[k * parts + part];
    });
    const got = await on.alltoallv(sent);
    const [rows, cols] = sizeOn(to, on.rank);
    const made = new array(rows * cols * parts);
    const taken = new Int32Array(on.size);
    each(to, from, on.rank, (rank, k) => {
        const at = taken[rank]++ * parts;
        for (let part = 0; part < parts; part++)
            made[k * parts + part] = got[rank][at + part];
    });
    return made;
}
/** Visits the elements that a rank has in one layout, with the rank that has it in the other. */
function each(has, other, rank, visit) {
    const [row, col] = placeOf(has, rank);
    const down = indicesOn(has.rows, row).map((i) => ownerOf(other.rows, i));
    const across = indicesOn(has.cols, col).map((j) => ownerOf(other.cols, j));
    let k = 0;
    for (const there of across)
        for (const first of down)
            visit(first * other.cols.processes + there, k++);
}
