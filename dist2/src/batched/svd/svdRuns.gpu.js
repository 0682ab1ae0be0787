import { eachRun } from '../deviceBatch.gpu.js';
import { RECORD, raggedRecords } from '../deviceBatch.js';
import { isDirect, paddedColumns } from './svdSizes.js';
const turned = (A) => ({ ...A, rs: A.cs, cs: A.rs });
/** The problem as the kernels have it, of a wide matrix that of its adjoint. */
function tallOf({ A, U, V }, wide) {
    const [left, right] = wide ? [V, U] : [U, V];
    const conjugated = Number(wide) + 2 * Number(left?.conjugated === true) + 4 * Number(right?.conjugated === true);
    return { A: wide ? turned(A) : A, left, right, conjugated };
}
export const operandsOf = ({ A, left, right }, S) => ({
    A,
    B: left?.X,
    C: right?.X,
    ipiv: S,
});
/** Matrices that take the same kernels: those of one number of columns, padded, and of rows, wide ones apart. */
function svdClass(m, n) {
    const [rows, columns] = [Math.max(m, n), Math.min(m, n)];
    const way = isDirect(rows, columns) ? (rows <= 8 ? rows : 4 * Math.ceil(rows / 4)) : tallClass(rows);
    return (way * 256 + (columns === 0 ? 0 : paddedColumns(columns))) * 2 + Number(m < n);
}
/** Tall matrices by their rows: behind the numbers of those that are not. */
function tallClass(rows) {
    const step = rows <= 128 ? 16 : rows <= 512 ? 64 : 256;
    return 256 + Math.ceil(rows / step) * step;
}
/** Calls `launch` for every run of the batch. A run's `nrhs` is the number of values that are wanted. */
export function eachSvdRun(queue, f, launch) {
    const { m, n, values, count, sizes, S } = f;
    if (count === 0)
        return;
    if (sizes !== undefined)
        return eachRaggedRun(queue, f, launch);
    const tall = tallOf(f, m < n);
    const [rows, columns] = [Math.max(m, n), Math.min(m, n)];
    const extent = (side, length) => side === undefined ? [0, 0] : [length, side.columns === 'a' ? length : values];
    const batch = { m: rows, n: columns, nrhs: values, count };
    const [left, right] = [extent(tall.left, rows), extent(tall.right, columns)];
    const shapes = { A: [rows, columns], B: left, C: right, ipiv: values };
    eachRun(queue, batch, operandsOf(tall, S), shapes, (run) => launch(run, tall));
}
function eachRaggedRun(queue, f, launch) {
    const { count, sizes, S } = f;
    const o = operandsOf(tallOf({ ...f }, false), S);
    const { words, runs } = raggedRecords(sizes, count, o, svdClass);
    const tall = runs.map((run) => {
        const { first, shapes } = run;
        const wide = shapes[0] < shapes[1];
        if (!wide)
            return { run, wide };
        const own = shapes.slice();
        for (let z = 0; z < run.count; z++)
            turnRecord(words, RECORD * (first + z), own, 3 * z);
        return { run: { ...run, m: run.n, n: run.m, shapes: own }, wide };
    });
    const records = queue.context.upload('i', new Int32Array(words.buffer));
    for (const { run, wide } of tall)
        launch({ ...run, records }, tallOf(f, wide));
    records.dispose();
}
/** The record of A^H = V S U^H: sizes and distances of A change places, and so do U and V. */
function turnRecord(words, at, shapes, shape) {
    const swap = (list, i, j) => {
        [list[i], list[j]] = [list[j], list[i]];
    };
    swap(words, at + 1, at + 2);
    swap(words, at + 5, at + 6);
    for (let k = 0; k < 3; k++)
        swap(words, at + 8 + k, at + 12 + k);
    swap(shapes, shape, shape + 1);
}
