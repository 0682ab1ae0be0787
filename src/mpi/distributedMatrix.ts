// Matrices that are spread over the processes of a grid, block by block in turn, as ScaLAPACK has them.
import { ArgumentError } from '../core/errors.ts';
import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import type { NdArray } from '../linalg/ndarray.ts';
import { agreed, apart } from './agree.ts';
import { type Block, blockOf, indicesOn } from './blockCyclic.ts';
import { arrayOf, byRows, dtypes, type MatrixData, type MatrixDType, type MatrixType } from './hostMatrix.ts';
import { type Layout, moved, sizeOn, wholeOn } from './move.ts';
import type { ProcessGrid } from './processGrid.ts';

/** Of `gather`. */
export interface GatherOptions {
  /** The rank that gets the matrix; default 0. */
  readonly to?: number;
}

/**
 * A matrix in blocks that lie over a grid of processes: block (I, J) on process (I mod rows, J mod cols) of the grid. Made by a grid's
 * `distribute` and `fill`, and by the verbs. Each rank has its own elements in `local`, by columns without gaps; complex ones are pairs.
 */
export class DistributedMatrix {
  readonly grid: ProcessGrid;
  /** LAPACK's letter. */
  readonly type: MatrixType;
  /** This rank's elements, by columns without gaps. They may be read and written. */
  readonly local: MatrixData;
  /** @internal */
  readonly layout: Layout;

  /** @internal */
  constructor(grid: ProcessGrid, type: MatrixType, layout: Layout, local: MatrixData) {
    this.grid = grid;
    this.type = type;
    this.layout = layout;
    this.local = local;
  }

  /** NumPy's name of the type of the elements. */
  get dtype(): MatrixDType {
    return dtypes[this.type];
  }
  get rows(): number {
    return this.layout.rows.length;
  }
  get cols(): number {
    return this.layout.cols.length;
  }
  /** Rows and columns of a block. */
  get block(): readonly [rows: number, cols: number] {
    return [this.layout.rows.block, this.layout.cols.block];
  }
  /** The numbers in the matrix of the rows that this rank has elements of. */
  get localRows(): Int32Array {
    return indicesOn(this.layout.rows, this.grid.row);
  }
  get localCols(): Int32Array {
    return indicesOn(this.layout.cols, this.grid.col);
  }
  /** How many rows and columns of it this rank has. */
  get localShape(): readonly [rows: number, cols: number] {
    return sizeOn(this.layout, this.grid.communicator.rank);
  }

  /**
   * ScaLAPACK's descriptor of this rank's part, as DESCINIT makes it: 1, the BLACS context, rows, cols, the block's rows and columns, 0, 0,
   * the leading dimension.
   */
  descriptor(context: number): Int32Array {
    const [down, across] = this.block;
    return Int32Array.of(1, context, this.rows, this.cols, down, across, 0, 0, Math.max(1, this.localShape[0]));
  }

  /**
   * All of it on one rank, to the bit: a new array, rows first; undefined on the others.
   *
   * @throws MpiError on every rank where they name different ones, or matrices of other shapes.
   */
  async gather(options: GatherOptions = {}): Promise<NdArray<MatrixData> | ComplexArray | undefined> {
    const ours = await import('./ours.ts');
    const on = await apart(this.grid.communicator);
    const { to = 0 } = options;
    await agreed(on, 'gather', () => {
      ours.checkNames('gather', 1, options, ['to']);
      if (!(Number.isSafeInteger(to) && to >= 0 && to < on.size))
        throw new ArgumentError('gather', 'to', 1, to, `must be a rank, an integer from 0 to ${on.size - 1}`);
      return [`${this}, to ${to}`, undefined] as const;
    });
    const data = await moved(on, this.type, this.layout, wholeOn(this.layout, to), this.local);
    if (on.rank !== to) return undefined;
    return arrayOf(ours, byRows({ type: this.type, rows: this.rows, cols: this.cols, vector: false, data }));
  }

  /**
   * The same matrix in other blocks, or on another grid of the same communicator: a copy, to the bit.
   *
   * @throws ArgumentError for a grid of another communicator, or a wrong block; MpiError where ranks disagree.
   */
  async redistribute(options: { readonly block?: Block; readonly grid?: ProcessGrid }): Promise<DistributedMatrix> {
    const ours = await import('./ours.ts');
    const on = await apart(this.grid.communicator);
    const layout = await agreed(on, 'redistribute', () => {
      ours.checkNames('redistribute', 1, options, ['block', 'grid']);
      const { grid = this.grid } = options;
      if (grid.communicator !== this.grid.communicator)
        throw new ArgumentError('redistribute', 'grid', 1, grid, 'must be of the same communicator');
      const [down, across] = options.block === undefined ? this.block : blockOf('redistribute', 1, options.block);
      const to = grid.layout(this.rows, this.cols, [down, across]);
      return [`${this}, to blocks of ${down} x ${across}, on ${grid}`, to] as const;
    });
    const local = await moved(on, this.type, this.layout, layout, this.local);
    return new DistributedMatrix(options.grid ?? this.grid, this.type, layout, local);
  }

  /** A copy with elements of its own. */
  copy(): DistributedMatrix {
    return new DistributedMatrix(this.grid, this.type, this.layout, this.local.slice() as MatrixData);
  }

  /** '400 x 300 float64 in blocks of 64 x 64 on a grid of 2 x 2 processes' */
  toString(): string {
    return `${this.rows} x ${this.cols} ${this.dtype} in blocks of ${this.block.join(' x ')} on ${this.grid}`;
  }
}
