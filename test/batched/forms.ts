// Calls of batched routines in all their forms for tests of the fronts: matrices with room between them, by columns or by rows, between
// guards.
import { fields } from '../../src/core/field.ts';
import type { Context } from '../../src/runtime/context.ts';

export type CallForm = 'StridedBatched' | 'Batched' | 'Vbatched';
export const FORMS: readonly CallForm[] = ['StridedBatched', 'Batched', 'Vbatched'];

/** What no routine may touch. */
export const GUARD = 1234.5;

/** A complex number. */
export type Pair = readonly [re: number, im: number];
type Value = (b: number, i: number, j: number) => number | Pair;

/**
 * Matrices of an operand: matrix b has shapes[b] rows and columns. Where values are numbers imaginary parts are what stands on the other
 * side of the diagonal.
 */
export class Operand {
  readonly host: Float32Array | Float64Array;
  readonly ptr: ReturnType<Context['upload']>;
  private readonly shapes: readonly (readonly [number, number])[];
  private readonly starts: readonly number[];
  private readonly lds: readonly number[];
  private readonly byRows: boolean;
  /** Entries of `host` for an element. */
  private readonly parts: 1 | 2;

  constructor(
    context: Context,
    prec: 's' | 'd' | 'c' | 'z',
    shapes: readonly (readonly [rows: number, cols: number])[],
    byRows: boolean,
    value: Value,
  ) {
    this.shapes = shapes;
    this.byRows = byRows;
    const { parts, array } = fields[prec];
    this.parts = parts;
    const spans = shapes.map(([rows, cols]) => (byRows ? rows : cols) * ((byRows ? cols : rows) + 2) + 3);
    const stride = Math.max(...spans);
    this.starts = shapes.map((_, b) => 4 + b * stride);
    this.lds = shapes.map(([rows, cols]) => Math.max(1, (byRows ? cols : rows) + 2));
    this.host = new array(parts * (8 + shapes.length * stride)).fill(GUARD);
    for (const [b, [rows, cols]] of shapes.entries())
      for (let j = 0; j < cols; j++)
        for (let i = 0; i < rows; i++) {
          const x = value(b, i, j);
          const pair = typeof x !== 'number' ? x : [x, ...(parts === 2 ? [value(b, j, i) as number] : [])];
          this.host.set(pair, parts * this.at(b, i, j));
        }
    this.ptr = context.upload(prec, this.host as never) as never;
  }

  at(b: number, i: number, j: number): number {
    const ld = this.lds[b]!;
    return this.starts[b]! + (this.byRows ? i * ld + j : i + j * ld);
  }

  /** Matrix b of `values` in columns; of complex numbers as pairs. */
  matrix(values: ArrayLike<number>, b: number): Float64Array {
    const [rows, cols] = this.shapes[b]!;
    const { parts } = this;
    return Float64Array.from({ length: parts * rows * cols }, (_, entry) => {
      const k = Math.floor(entry / parts);
      return values[parts * this.at(b, k % rows, Math.floor(k / rows)) + (entry % parts)]!;
    });
  }

  /** Whether everything between the matrices is as it was. */
  guarded(values: ArrayLike<number>): boolean {
    const own = new Set<number>();
    for (const [b, [rows, cols]] of this.shapes.entries())
      for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) own.add(this.at(b, i, j));
    const { parts } = this;
    return Array.prototype.every.call(values, (x: number, k: number) => own.has(Math.floor(k / parts)) || x === GUARD);
  }

  /** The arguments of the operand X in a form. */
  args(context: Context, X: string, form: CallForm): Record<string, unknown> {
    const ld = `ld${X.toLowerCase()}`;
    const [first, second = first] = this.starts;
    if (form === 'StridedBatched')
      return { [X]: this.ptr.at(first!), [ld]: this.lds[0], [`stride${X}`]: second! - first! };
    if (form === 'Batched') {
      const offsets = context.upload('i', Int32Array.from(this.starts));
      return { [X]: this.ptr, [ld]: this.lds[0], [`offsets${X}`]: offsets };
    }
    return { [X]: this.ptr, [ld]: this.lds, [`offsets${X}`]: this.starts };
  }
}

/** Sizes as a form has them. */
export function sizesOf(form: CallForm, sizes: Readonly<Record<string, readonly number[]>>): Record<string, unknown> {
  const entries = Object.entries(sizes);
  if (form === 'Vbatched') return Object.fromEntries(entries);
  return { ...Object.fromEntries(entries.map(([name, list]) => [name, list[0]])), batchCount: entries[0]![1].length };
}
