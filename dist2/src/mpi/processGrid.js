// Grids of processes, and the matrices that are made on them.
import { im, re } from '../core/complex.js';
import { ArgumentError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { agreed, apart } from './agree.js';
import { blockOf, indicesOn, MOST } from './blockCyclic.js';
import { DistributedMatrix } from './distributedMatrix.js';
import { byColumns, readMatrix, typeNamed } from './hostMatrix.js';
import { moved, sizeOn, wholeOn } from './move.js';
/** By the numbers that name them in messages. */
const TYPES = ['s', 'd', 'c', 'z'];
/** The most rows of a grid of so many processes that has no more rows than columns. */
export function nearSquare(size) {
    let rows = Math.floor(Math.sqrt(size));
    while (size % rows !== 0)
        rows--;
    return rows;
}
/** The processes of a communicator in rows and columns, over which matrices are distributed. Made by a communicator's `grid`. */
export class ProcessGrid {
    communicator;
    rows;
    cols;
    /** Of this process. */
    row;
    col;
    /** @internal */
    constructor(communicator, rows, cols) {
        const isCount = (x) => Number.isSafeInteger(x) && x >= 1;
        if (!isCount(rows))
            throw new ArgumentError('grid', 'rows', 1, rows, 'must be an integer >= 1');
        if (!isCount(cols) || rows * cols !== communicator.size)
            throw new ArgumentError('grid', 'cols', 2, cols, `rows times cols must be the number of ranks, ${communicator.size}`);
        this.communicator = communicator;
        this.rows = rows;
        this.cols = cols;
        [this.row, this.col] = [Math.floor(communicator.rank / cols), communicator.rank % cols];
    }
    /**
     * A matrix that one rank has, to all: each gets its blocks, to the bit. The other ranks pass null. Real or complex, single or double, as
     * it is; a vector is one column.
     *
     * @throws ArgumentError, on the rank that has it, for what is no matrix; MpiError on the others then, and where they name other options.
     * @example
     * const grid = (await openMpi()).world.grid();
     * const A = await grid.distribute(grid.communicator.rank === 0 ? [[4, 1], [1, 3]] : null, { block: 1 });
     * console.log((await A.gather())?.get(1, 1)); // 3 on rank 0
     */
    async distribute(a, options = {}) {
        const ours = await import('./ours.js');
        const on = await apart(this.communicator);
        const { from = 0 } = options;
        const read = await agreed(on, 'distribute', () => {
            ours.checkNames('distribute', 2, options, ['block', 'from']);
            if (!(Number.isSafeInteger(from) && from >= 0 && from < on.size))
                throw new ArgumentError('distribute', 'from', 2, from, `must be a rank, an integer from 0 to ${on.size - 1}`);
            const block = blockOf('distribute', 2, options.block);
            const matrix = on.rank === from ? readMatrix(ours, 'distribute', a, 'a', 1) : undefined;
            if (matrix !== undefined)
                checkSize('distribute', 1, matrix.data.length);
            return [`blocks of ${block.join(' x ')}, from ${from}, on ${this}`, { block, matrix }];
        });
        const head = new Int32Array(3);
        if (read.matrix !== undefined)
            head.set([TYPES.indexOf(read.matrix.type), read.matrix.rows, read.matrix.cols]);
        const [kind, rows, cols] = await on.bcast(head, { root: from });
        const type = TYPES[kind];
        const layout = this.layout(rows, cols, read.block);
        const mine = read.matrix === undefined ? new fields[type].array(0) : byColumns(read.matrix);
        return new DistributedMatrix(this, type, layout, await moved(on, type, wholeOn(layout, from), layout, mine));
    }
    /**
     * A matrix of which each rank makes its own elements, so that none needs it all: element (i, j) is `element(i, j)`, a number, or, for a
     * complex dtype, { re, im }. Nothing is sent; all ranks must name the same shape, dtype and block, which the verbs check.
     *
     * @example
     * const H = grid.fill([1000, 1000], {}, (i, j) => 1 / (i + j + 1)); // a Hilbert matrix
     */
    fill(shape, options, element) {
        const { block, dtype = 'float64', ...unknown } = options;
        for (const name of Object.keys(unknown))
            throw new ArgumentError('fill', name, 2, unknown[name], 'there is no such option: block, dtype');
        const [rows, cols] = shape;
        for (const length of [rows, cols])
            if (!(Number.isSafeInteger(length) && length >= 0 && length <= MOST))
                throw new ArgumentError('fill', 'shape', 1, length, `must be two integers from 0 to ${MOST}`);
        const made = this.blank('fill', typeNamed('fill', 2, dtype), rows, cols, blockOf('fill', 2, block));
        const { parts } = fields[made.type];
        const [down, across] = [indicesOn(made.layout.rows, this.row), indicesOn(made.layout.cols, this.col)];
        let at = 0;
        for (const j of across) {
            for (const i of down) {
                const value = element(i, j);
                made.local[at++] = re(value);
                if (parts === 2)
                    made.local[at++] = im(value);
            }
        }
        return made;
    }
    /** 'a grid of 2 x 3 processes' */
    toString() {
        return `a grid of ${this.rows} x ${this.cols} processes`;
    }
    /**
     * A matrix of zeros.
     * @internal
     */
    blank(routine, type, rows, cols, block) {
        const layout = this.layout(rows, cols, block);
        const { parts, array } = fields[type];
        // Of rank 0, which has the most: either all ranks refuse or none.
        const [most, wide] = sizeOn(layout, 0);
        checkSize(routine, 1, most * wide * parts);
        const [localRows, localCols] = sizeOn(layout, this.communicator.rank);
        return new DistributedMatrix(this, type, layout, new array(localRows * localCols * parts));
    }
    /** @internal */
    layout(rows, cols, [down, across]) {
        return {
            rows: { length: rows, block: down, processes: this.rows, first: 0 },
            cols: { length: cols, block: across, processes: this.cols, first: 0 },
        };
    }
}
function checkSize(routine, position, numbers) {
    if (!(numbers <= MOST))
        throw new ArgumentError(routine, 'shape', position, numbers, `a rank can have ${MOST} numbers of a matrix at most`);
}
