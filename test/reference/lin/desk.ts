// The operands of a group of calls in a few buffers, as in arenas.ts, for programs whose calls build on each other's results. Between
// the operands, and wherever a caller leaves out an element, stands NaN: a routine that reads there spoils a ratio.
import { type Context, type DeviceBuffer, fields, type Ptr } from '../../../src/index.ts';
import { type MatrixView, matrixView, type RealArray } from '../../../testing/lib/norms.ts';

export type RealPrec = 's' | 'd';
/** Element (i, j), 0-based; undefined where nothing may be read. */
export type Values = (i: number, j: number) => number | undefined;

/** Cells between operands. */
const GAP = 3;

interface Arena<E extends RealPrec | 'i'> {
  readonly type: E;
  length: number;
  readonly fills: ((cells: RealArray | Int32Array) => void)[];
  buffer?: DeviceBuffer<E>;
  cells?: RealArray | Int32Array;
}

/** An operand: while the calls are made a place on the device, afterwards what they have left there. */
export class Operand<E extends RealPrec | 'i' = RealPrec> implements Ptr<E> {
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

  /** A matrix of reals, after the calls. */
  get view(): MatrixView {
    return matrixView(this.arena.cells as RealArray, this.rows, this.cols, this.ld, this.offset);
  }

  /** A vector, after the calls. */
  get values(): number[] {
    return Array.from(this.arena.cells!.subarray(this.offset, this.offset + this.rows));
  }
}

/** The calls of one test and what is said about their results. */
export interface Step {
  run(): Promise<void>;
  judge(): void;
}

export class Desk {
  readonly context: Context;
  readonly prec: RealPrec;
  private readonly arenas = new Map<string, Arena<RealPrec | 'i'>>();

  constructor(context: Context, prec: RealPrec) {
    this.context = context;
    this.prec = prec;
  }

  private arena<E extends RealPrec | 'i'>(name: string, type: E): Arena<E> {
    let arena = this.arenas.get(name);
    if (arena === undefined) this.arenas.set(name, (arena = { type, length: GAP, fills: [] }));
    return arena as Arena<RealPrec | 'i'> as Arena<E>;
  }

  /** A matrix in the buffer `name`. */
  matrix(name: string, rows: number, cols: number, values?: Values): Operand {
    const arena = this.arena(name, this.prec);
    const operand = new Operand(arena, rows, cols);
    if (values !== undefined) {
      arena.fills.push((cells) => {
        for (let j = 0; j < cols; j++) {
          for (let i = 0; i < rows; i++) {
            const value = values(i, j);
            if (value !== undefined) cells[operand.offset + i + j * operand.ld] = value;
          }
        }
      });
    }
    return operand;
  }

  vector(name: string, length: number): Operand {
    return this.matrix(name, length, 1);
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
        const cells = new fields[arena.type].array(arena.length) as RealArray | Int32Array;
        cells.fill(arena.type === 'i' ? -7 : Number.NaN);
        for (const fill of arena.fills) fill(cells);
        arena.buffer = this.context.upload<RealPrec | 'i'>(arena.type, cells);
      }
      for (const step of steps) await step.run();
      for (const arena of arenas) arena.cells = await this.context.download(arena.buffer!);
    } finally {
      for (const { buffer } of arenas) buffer?.dispose();
    }
    for (const step of steps) step.judge();
  }
}
