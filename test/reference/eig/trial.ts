// A call of a routine with operands that its spec describes: results are made by it, and what no caller gives, padding and gaps between
// operands among it, is NaN, so that a routine that reads there spoils a ratio.
import type { RoutineSpec, Values } from '../../../src/core/spec.ts';
import { type Context, fields } from '../../../src/index.ts';
import type { Front } from '../../../testing/lib/calls.ts';
import { type MatrixView, matrixView, type RealArray } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import type { RealPrec } from '../lin/desk.ts';
import type { Tally } from '../lin/tally.ts';

/** Cells between operands, and rows below a matrix. */
const GAP = 3;
const PADDING = 2;

interface Place {
  readonly offset: number;
  readonly rows: number;
  readonly cols: number;
  readonly ld: number;
  readonly integer: boolean;
}

/** What a call has left. */
export class Found {
  private readonly places: ReadonlyMap<string, Place>;
  private readonly reals: RealArray;
  private readonly integers: Int32Array;

  constructor(places: ReadonlyMap<string, Place>, reals: RealArray, integers: Int32Array) {
    this.places = places;
    this.reals = reals;
    this.integers = integers;
  }

  /** A matrix, or its first columns. */
  view(name: string, cols?: number): MatrixView {
    const { offset, rows, ld, ...place } = this.places.get(name)!;
    return matrixView(this.reals, rows, cols ?? place.cols, ld, offset);
  }

  /** A vector, or its first elements. */
  values(name: string, count?: number): Float64Array {
    const { offset, rows } = this.places.get(name)!;
    return Float64Array.from(this.reals.subarray(offset, offset + (count ?? rows)));
  }

  integer(name: string): number {
    return this.integers[this.places.get(name)!.offset]!;
  }

  integersOf(name: string): number[] {
    const { offset, rows } = this.places.get(name)!;
    return Array.from(this.integers.subarray(offset, offset + rows));
  }
}

/** The tests of one matrix. */
export class Trial {
  readonly context: Context;
  readonly prec: RealPrec;
  readonly tally: Tally;
  readonly random: Random;
  readonly where: string;

  constructor(context: Context, prec: RealPrec, tally: Tally, random: Random, where: string) {
    this.context = context;
    this.prec = prec;
    this.tally = tally;
    this.random = random;
    this.where = where;
  }

  /** Counts ratios of a kind. */
  ratios(kind: string, detail: string, ...values: readonly number[]): void {
    for (const [i, value] of values.entries()) this.tally.ratio(kind, `${this.where}, ${detail}, ${i + 1}`, value);
  }

  /** Makes a call; an info other than 0, or the one that is no fault, is a complaint. Operands are given as matrices and lists. */
  async call(spec: RoutineSpec, front: Front, given: Values, harmless = 0): Promise<Found> {
    const { places, lengths, args } = layOut(spec, given);
    const reals = new fields[this.prec].array(lengths.reals).fill(Number.NaN) as RealArray;
    const integers = new Int32Array(lengths.integers).fill(-7);
    for (const [name, place] of places) {
      const data = given[name];
      if (data !== undefined) store(place.integer ? integers : reals, place, data as MatrixView | ArrayLike<number>);
    }
    const [real, integer] = [this.context.upload(this.prec, reals), this.context.upload('i', integers)];
    try {
      for (const [name, { offset, integer: whole }] of places) args[name] = { buffer: whole ? integer : real, offset };
      await front(this.context.queue, args as never);
      const after = (await this.context.download(real)) as RealArray;
      const found = new Found(places, after, (await this.context.download(integer)) as Int32Array);
      const info = places.has('info') ? found.integer('info') : 0;
      if (info !== harmless) this.tally.info(spec.name, `${this.where}, ${flagsOf(given)}`, info, 0);
      return found;
    } finally {
      real.dispose();
      integer.dispose();
    }
  }
}

const flagsOf = (given: Values): string =>
  Object.entries(given)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' ');

function layOut(spec: RoutineSpec, given: Values) {
  const values: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(spec.args))
    values[name] = given[name] ?? ('default' in arg ? arg.default : undefined);
  const places = new Map<string, Place>();
  const lengths = { reals: GAP, integers: GAP };
  const args: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(spec.args)) {
    if (arg.kind !== 'matrix' && arg.kind !== 'vector') {
      if (given[name] !== undefined) args[name] = given[name];
      continue;
    }
    const integer = arg.type === 'i';
    const [rows, cols] = arg.kind === 'matrix' ? [arg.rows(values), arg.cols(values)] : [arg.length(values), 1];
    const ld = arg.kind === 'matrix' ? rows + PADDING : Math.max(1, rows);
    const offset = integer ? lengths.integers : lengths.reals;
    lengths[integer ? 'integers' : 'reals'] += ld * cols + GAP;
    places.set(name, { offset, rows, cols, ld, integer });
    if (arg.kind === 'matrix') args[arg.ld] = ld;
  }
  return { places, lengths, args };
}

function store(
  cells: RealArray | Int32Array,
  { offset, rows, cols, ld }: Place,
  data: MatrixView | ArrayLike<number>,
): void {
  for (let j = 0; j < cols; j++) {
    for (let i = 0; i < rows; i++)
      cells[offset + i + j * ld] = 'ld' in data ? data.data[data.offset + i + j * data.ld]! : data[i]!;
  }
}
