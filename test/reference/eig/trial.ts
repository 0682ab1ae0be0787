// A call of a routine with operands that its spec describes: results are made by it, and what no caller gives, padding and gaps between
// operands among it, is NaN, so that a routine that reads there spoils a ratio.
import { putElement } from '../../../src/core/complex.ts';
import { realOf } from '../../../src/core/field.ts';
import { operandType, type RoutineSpec, type Values } from '../../../src/core/spec.ts';
import { type Context, type DeviceBuffer, fields, type RealOf } from '../../../src/index.ts';
import type { Front } from '../../../testing/lib/calls.ts';
import { type MatrixView, matrixView, partsOf, type RealArray } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import type { NumberPrec, RealPrec } from '../lin/desk.ts';
import { scalarOf } from '../lin/matrices.ts';
import type { Tally } from '../lin/tally.ts';

/** Cells between operands, and rows below a matrix. */
const GAP = 3;
const PADDING = 2;

type Cell = NumberPrec | 'i';
type Cells = RealArray | Int32Array;

interface Place {
  readonly offset: number;
  readonly rows: number;
  readonly cols: number;
  readonly ld: number;
  readonly type: Cell;
}

/** What a call has left. */
export class Found {
  private readonly places: ReadonlyMap<string, Place>;
  private readonly cells: ReadonlyMap<Cell, Cells>;

  constructor(places: ReadonlyMap<string, Place>, cells: ReadonlyMap<Cell, Cells>) {
    this.places = places;
    this.cells = cells;
  }

  /** A matrix, or its first columns. */
  view(name: string, cols?: number): MatrixView {
    const { offset, rows, ld, type, ...place } = this.places.get(name)!;
    const parts = type === 'i' ? undefined : partsOf(type);
    return matrixView(this.cells.get(type) as RealArray, rows, cols ?? place.cols, ld, offset, parts);
  }

  /** A vector of real numbers, or its first elements. */
  values(name: string, count?: number): Float64Array {
    const { offset, rows, type } = this.places.get(name)!;
    return Float64Array.from(this.cells.get(type)!.subarray(offset, offset + (count ?? rows)));
  }

  /** Real and imaginary parts of a vector of complex numbers. */
  pairs(name: string): { readonly re: Float64Array; readonly im: Float64Array } {
    const { offset, rows, type } = this.places.get(name)!;
    const data = this.cells.get(type)!;
    const part = (k: number): Float64Array =>
      Float64Array.from({ length: rows }, (_, i) => data[2 * (offset + i) + k]!);
    return { re: part(0), im: part(1) };
  }

  has(name: string): boolean {
    return this.places.has(name);
  }

  integer(name: string): number {
    return this.cells.get('i')![this.places.get(name)!.offset]!;
  }

  integersOf(name: string): number[] {
    const { offset, rows } = this.places.get(name)!;
    return Array.from(this.cells.get('i')!.subarray(offset, offset + rows));
  }
}

/** The tests of one matrix. */
export class Trial<P extends NumberPrec = RealPrec> {
  readonly context: Context;
  readonly prec: P;
  /** That of values and of what is real in every field. */
  readonly real: RealOf<P>;
  readonly tally: Tally;
  readonly random: Random;
  readonly where: string;

  constructor(context: Context, prec: P, tally: Tally, random: Random, where: string) {
    this.context = context;
    this.prec = prec;
    this.real = realOf<P>(prec);
    this.tally = tally;
    this.random = random;
    this.where = where;
  }

  /** Counts ratios of a kind. */
  ratios(kind: string, detail: string, ...values: readonly number[]): void {
    for (const [i, value] of values.entries()) this.tally.ratio(kind, `${this.where}, ${detail}, ${i + 1}`, value);
  }

  /**
   * Makes a call; an info other than 0, or the one that is no fault, is a complaint. Operands are given as matrices and lists. What there
   * is of real numbers alone is called in the real precision.
   */
  async call(spec: RoutineSpec, front: Front, given: Values, harmless = 0): Promise<Found> {
    const prec: NumberPrec = spec.precs.includes(this.prec) ? this.prec : this.real;
    const { places, lengths, args } = layOut(spec, given, prec);
    const cells = new Map([...lengths].map(([type, length]) => [type, cellsOf(type, length)] as const));
    for (const [name, place] of places) {
      const data = given[name];
      if (data !== undefined) store(cells.get(place.type)!, place, data as MatrixView | ArrayLike<number>);
    }
    const buffers = new Map<Cell, DeviceBuffer<Cell>>();
    try {
      for (const [type, values] of cells) buffers.set(type, this.context.upload<Cell>(type, values));
      for (const [name, { offset, type }] of places) args[name] = { buffer: buffers.get(type), offset };
      await front(this.context.queue, args as never);
      for (const [type, buffer] of buffers) cells.set(type, await this.context.download(buffer));
      const found = new Found(places, cells);
      const info = places.has('info') ? found.integer('info') : 0;
      if (info !== harmless) this.tally.info(spec.name, `${this.where}, ${flagsOf(given)}`, info, 0);
      return found;
    } finally {
      for (const buffer of buffers.values()) buffer.dispose();
    }
  }
}

const cellsOf = (type: Cell, length: number): Cells => {
  const { array, parts } = fields[type];
  return (new array(length * parts) as Cells).fill(type === 'i' ? -7 : Number.NaN);
};

const flagsOf = (given: Values): string =>
  Object.entries(given)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' ');

function layOut(spec: RoutineSpec, given: Values, prec: NumberPrec) {
  const values: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(spec.args))
    values[name] = given[name] ?? ('default' in arg ? arg.default : undefined);
  const places = new Map<string, Place>();
  const lengths = new Map<Cell, number>();
  const args: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind !== 'matrix' && arg.kind !== 'vector') {
      if (given[name] !== undefined) args[name] = given[name];
      continue;
    }
    if (arg.precs !== undefined && !arg.precs.includes(prec)) continue;
    const type = operandType(arg, prec) as Cell;
    const [rows, cols] = arg.kind === 'matrix' ? [arg.rows(values), arg.cols(values)] : [arg.length(values), 1];
    const ld = arg.kind === 'matrix' ? rows + PADDING : Math.max(1, rows);
    const offset = lengths.get(type) ?? GAP;
    lengths.set(type, offset + ld * cols + GAP);
    places.set(name, { offset, rows, cols, ld, type });
    if (arg.kind === 'matrix') args[arg.ld] = ld;
  }
  return { places, lengths, args };
}

function store(cells: Cells, { offset, rows, cols, ld, type }: Place, data: MatrixView | ArrayLike<number>): void {
  for (let j = 0; j < cols; j++) {
    for (let i = 0; i < rows; i++) {
      const value = 'ld' in data ? scalarOf(data, i, j) : data[i]!;
      putElement(cells as RealArray, offset + i + j * ld, value, fields[type].parts);
    }
  }
}
