// The operands of a group of calls in a few buffers, as in arenas.ts, for programs whose calls build on each other's results. Between
// the operands, and wherever a caller leaves out an element, stands NaN: a routine that reads there spoils a ratio.
import { putElement } from '../../../src/core/complex.ts';
import { realOf } from '../../../src/core/field.ts';
import { type Context, type DeviceBuffer, fields, type Ptr, type RealOf } from '../../../src/index.ts';
import { type MatrixView, matrixView, partsOf, type RealArray } from '../../../testing/lib/norms.ts';
import type { Scalar } from '../../../testing/lib/scalars.ts';

export type RealPrec = 's' | 'd';
export type ComplexPrec = 'c' | 'z';
export type NumberPrec = RealPrec | ComplexPrec;
/** Element (i, j), 0-based; undefined where nothing may be read. */
export type Values = (i: number, j: number) => Scalar | undefined;

/** Cells between operands. */
const GAP = 3;

type Cell = NumberPrec | 'i';

interface Arena<E extends Cell> {
  readonly type: E;
  length: number;
  readonly fills: ((cells: RealArray | Int32Array) => void)[];
  buffer?: DeviceBuffer<E>;
  cells?: RealArray | Int32Array;
}

/** An operand: while the calls are made a place on the device, afterwards what they have left there. */
export class Operand<E extends Cell = RealPrec> implements Ptr<E> {
  readonly offset: number;
  readonly rows: number;
  readonly cols: number;
  readonly ld: number;
  private readonly arena: Arena<E>;

  constructor(arena: Arena<E>, rows: number, cols: number) {
    this.arena = arena;
    this.offset = arena.length;
    this.rows = rows;
    this.cols = cols;
    this.ld = Math.max(1, rows);
    arena.length += this.ld * cols + GAP;
  }

  get buffer(): DeviceBuffer<E> {
    return this.arena.buffer!;
  }

  /** A matrix of numbers, after the calls. */
  get view(): MatrixView {
    const { cells, type } = this.arena;
    return matrixView(
      cells as RealArray,
      this.rows,
      this.cols,
      this.ld,
      this.offset,
      type === 'i' ? undefined : partsOf(type),
    );
  }

  /** A vector of integers or of reals, after the calls. */
  get values(): number[] {
    return Array.from(this.arena.cells!.subarray(this.offset, this.offset + this.rows));
  }
}

/** The calls of one test and what is said about their results. */
export interface Step {
  run(): Promise<void>;
  judge(): void;
}

export class Desk<P extends NumberPrec = RealPrec> {
  readonly context: Context;
  readonly prec: P;
  private readonly arenas = new Map<string, Arena<Cell>>();

  constructor(context: Context, prec: P) {
    this.context = context;
    this.prec = prec;
  }

  private arena<E extends Cell>(name: string, type: E): Arena<E> {
    let arena = this.arenas.get(name);
    if (arena === undefined) this.arenas.set(name, (arena = { type, length: GAP, fills: [] }));
    return arena as Arena<Cell> as Arena<E>;
  }

  /** A matrix in the buffer `name`. */
  matrix(name: string, rows: number, cols: number, values?: Values): Operand<P> {
    return this.operand(name, this.prec, rows, cols, values);
  }

  private operand<E extends NumberPrec>(
    name: string,
    type: E,
    rows: number,
    cols: number,
    values?: Values,
  ): Operand<E> {
    const arena = this.arena(name, type);
    const operand = new Operand(arena, rows, cols);
    if (values !== undefined) {
      arena.fills.push((cells) => {
        for (let j = 0; j < cols; j++) {
          for (let i = 0; i < rows; i++) {
            const value = values(i, j);
            if (value !== undefined)
              putElement(cells as RealArray, operand.offset + i + j * operand.ld, value, fields[type].parts);
          }
        }
      });
    }
    return operand;
  }

  vector(name: string, length: number): Operand<P> {
    return this.matrix(name, length, 1);
  }

  /** A vector of numbers that are real whatever the matrices are. */
  reals(name: string, length: number, values?: readonly number[]): Operand<RealOf<P>> {
    const type = realOf<P>(this.prec);
    return this.operand(name, type, length, 1, values && ((i) => values[i]));
  }

  integers(name: string, length: number, values?: readonly number[]): Operand<'i'> {
    const arena = this.arena(name, 'i');
    const operand = new Operand(arena, length, 1);
    if (values !== undefined) arena.fills.push((cells) => cells.set(values, operand.offset));
    return operand;
  }

  /** Makes the calls of all steps, reads the buffers back, and then judges. */
  async perform(steps: readonly Step[]): Promise<void> {
    const arenas = [...this.arenas.values()];
    try {
      for (const arena of arenas) {
        const cells = new fields[arena.type].array(arena.length * fields[arena.type].parts) as RealArray | Int32Array;
        cells.fill(arena.type === 'i' ? -7 : Number.NaN);
        for (const fill of arena.fills) fill(cells);
        arena.buffer = this.context.upload<Cell>(arena.type, cells);
      }
      for (const step of steps) await step.run();
      for (const arena of arenas) arena.cells = await this.context.download(arena.buffer!);
    } finally {
      for (const { buffer } of arenas) buffer?.dispose();
    }
    for (const step of steps) step.judge();
  }
}
