// Matrices that are spread over the processes of a grid, block by block in turn, as ScaLAPACK has them.
import { ArgumentError } from '../core/errors.js';
import { agreed, apart } from './agree.js';
import { blockOf, indicesOn } from './blockCyclic.js';
import { arrayOf, byRows, dtypes } from './hostMatrix.js';
import { moved, sizeOn, wholeOn } from './move.js';
/**
 * A matrix in blocks that lie over a grid of processes: block (I, J) on process (I mod rows, J mod cols) of the grid. Made by a grid's
 * `distribute` and `fill`, and by the verbs. Each rank has its own elements in `local`, by columns without gaps; complex ones are pairs.
 */
export class DistributedMatrix {
    grid;
    /** LAPACK's letter. */
    type;
    /** This rank's elements, by columns without gaps. They may be read and written. */
    local;
    /** @internal */
    layout;
    /** @internal */
    constructor(grid, type, layout, local) {
        this.grid = grid;
        this.type = type;
        this.layout = layout;
        this.local = local;
    }
    /** NumPy's name of the type of the elements. */
    get dtype() {
        return dtypes[this.type];
    }
    get rows() {
        return this.layout.rows.length;
    }
    get cols() {
        return this.layout.cols.length;
    }
    /** Rows and columns of a block. */
    get block() {
        return [this.layout.rows.block, this.layout.cols.block];
    }
    /** The numbers in the matrix of the rows that this rank has elements of. */
    get localRows() {
        return indicesOn(this.layout.rows, this.grid.row);
    }
    get localCols() {
        return indicesOn(this.layout.cols, this.grid.col);
    }
    /** How many rows and columns of it this rank has. */
    get localShape() {
        return sizeOn(this.layout, this.grid.communicator.rank);
    }
    /**
     * ScaLAPACK's descriptor of this rank's part, as DESCINIT makes it: 1, the BLACS context, rows, cols, the block's rows and columns, 0, 0,
     * the leading dimension.
     */
    descriptor(context) {
        const [down, across] = this.block;
        return Int32Array.of(1, context, this.rows, this.cols, down, across, 0, 0, Math.max(1, this.localShape[0]));
    }
    /**
     * All of it on one rank, to the bit: a new array, rows first; undefined on the others.
     *
     * @throws MpiError on every rank where they name different ones, or matrices of other shapes.
     */
    async gather(options = {}) {
        const ours = await import('./ours.js');
        const on = await apart(this.grid.communicator);
        const { to = 0 } = options;
        await agreed(on, 'gather', () => {
            ours.checkNames('gather', 1, options, ['to']);
            if (!(Number.isSafeInteger(to) && to >= 0 && to < on.size))
                throw new ArgumentError('gather', 'to', 1, to, `must be a rank, an integer from 0 to ${on.size - 1}`);
            return [`${this}, to ${to}`, undefined];
        });
        const data = await moved(on, this.type, this.layout, wholeOn(this.layout, to), this.local);
        if (on.rank !== to)
            return undefined;
        return arrayOf(ours, byRows({ type: this.type, rows: this.rows, cols: this.cols, vector: false, data }));
    }
    /**
     * The same matrix in other blocks, or on another grid of the same communicator: a copy, to the bit.
     *
     * @throws ArgumentError for a grid of another communicator, or a wrong block; MpiError where ranks disagree.
     */
    async redistribute(options) {
        const ours = await import('./ours.js');
        const on = await apart(this.grid.communicator);
        const layout = await agreed(on, 'redistribute', () => {
            ours.checkNames('redistribute', 1, options, ['block', 'grid']);
            const { grid = this.grid } = options;
            if (grid.communicator !== this.grid.communicator)
                throw new ArgumentError('redistribute', 'grid', 1, grid, 'must be of the same communicator');
            const [down, across] = options.block === undefined ? this.block : blockOf('redistribute', 1, options.block);
            const to = grid.layout(this.rows, this.cols, [down, across]);
            return [`${this}, to blocks of ${down} x ${across}, on ${grid}`, to];
        });
        const local = await moved(on, this.type, this.layout, layout, this.local);
        return new DistributedMatrix(options.grid ?? this.grid, this.type, layout, local);
    }
    /** A copy with elements of its own. */
    copy() {
        return new DistributedMatrix(this.grid, this.type, this.layout, this.local.slice());
    }
    /** '400 x 300 float64 in blocks of 64 x 64 on a grid of 2 x 2 processes' */
    toString() {
        return `${this.rows} x ${this.cols} ${this.dtype} in blocks of ${this.block.join(' x ')} on ${this.grid}`;
    }
}
