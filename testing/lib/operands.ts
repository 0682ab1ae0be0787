// The operands of a case: windows in host arrays, and their copies on a context. Windows of one array become places in one buffer, so
// that a layout (offset, leading dimension, several operands in one matrix) is described once, on the host.
import { fields, type RealOf, realOf } from '../../src/core/field.ts';
import type { ArrayOf, DeviceBuffer, ElementType, HostArray, Prec, Ptr } from '../../src/index.ts';
import { type Context, floatsToHalves, halfToNumber, halvesToFloats, numberToHalf } from '../../src/index.ts';
import { type MatrixView, partsOf, type RealArray } from './norms.ts';

/** A vector of integers (pivots, info), described like a matrix of one column. */
export interface IntegerView extends Omit<MatrixView, 'data'> {
  readonly data: Int32Array;
}

/** An operand that has not the call's precision, and the one that it has. */
export interface TypedView<E extends Prec = Prec> extends MatrixView {
  readonly type: E;
}

/** An operand that is real in calls of every field. */
export type RealView = TypedView<RealOf<Prec>>;

export type Operands = Readonly<Record<string, MatrixView | IntegerView>>;

/** A place on the device with its leading dimension; passed to a routine as A it is the pointer. */
export interface Placed<E extends ElementType> extends Ptr<E> {
  readonly ld: number;
}

export type PlacedOperands<D extends Operands> = {
  readonly [K in keyof D]: Placed<D[K] extends IntegerView ? 'i' : D[K] extends TypedView<infer E> ? E : Prec>;
};

export interface Layout {
  /** Leading dimensions become multiples of this, plus `pad`. */
  readonly align?: number;
  readonly pad?: number;
  /** Elements in front of the window, and as many behind it. */
  readonly offset?: number;
}

/** Padding of operands that are only read: a kernel that uses a cell it does not own spoils its result. */
const POISON = Number.NaN;
/** Padding of operands that are written; exact in every precision. */
const GUARD = -777.5;

/** Room for so many elements. Halves and bytes are kept as f32 of the same values. */
export const arrayOf = (prec: Prec, elements: number): RealArray =>
  fields[prec].array === Float64Array
    ? new Float64Array(elements * fields[prec].parts)
    : new Float32Array(elements * fields[prec].parts);

export const rounded = (prec: Prec, x: number): number => (prec === 'h' ? halfToNumber(numberToHalf(x)) : x);

type Shape = readonly [rows: number, cols: number];

/** A rows x cols window in an array of its own. Padding of an operand that is only read is NaN. */
export function window(prec: Prec, rows: number, cols: number, layout?: Layout, use: 'read' | 'write' = 'write') {
  return sideBySide(prec, [[rows, cols]], layout, use === 'read' ? POISON : GUARD)[0]!;
}

/** The same of an operand that is real in calls of every field. */
export const realWindow = (
  prec: Prec,
  rows: number,
  cols: number,
  layout?: Layout,
  use: 'read' | 'write' = 'write',
): RealView => ({ ...window(realOf(prec), rows, cols, layout, use), type: realOf(prec) });

/** One window per shape: those named in `together` in one array, which is written, the others in arrays that are only read. */
export function place<K extends string>(
  prec: Prec,
  shapes: Readonly<Record<K, Shape>>,
  together: readonly K[],
  layout?: Layout,
): Record<K, MatrixView> {
  const views: Partial<Record<K, MatrixView>> = {};
  const shared = sideBySide(
    prec,
    together.map((name) => shapes[name]),
    layout,
    GUARD,
  );
  for (const [k, name] of together.entries()) views[name] = shared[k]!;
  for (const [name, [rows, cols]] of Object.entries<Shape>(shapes)) {
    views[name as K] ??= window(prec, rows, cols, layout, 'read');
  }
  return views as Record<K, MatrixView>;
}

function sideBySide(prec: Prec, shapes: readonly Shape[], layout: Layout = {}, padding: number): MatrixView[] {
  const { align = 1, pad = 0, offset = 0 } = layout;
  const most = Math.max(1, ...shapes.map(([rows]) => rows));
  const ld = Math.ceil(most / align) * align + pad;
  let column = 0;
  let end = offset;
  const places = shapes.map(([rows, cols]) => {
    const place = offset + column * ld;
    column += cols;
    if (rows > 0 && cols > 0) end = place + (cols - 1) * ld + rows;
    return { rows, cols, ld, offset: place };
  });
  const data = arrayOf(prec, end + offset);
  if (ld > most || offset > 0 || shapes.length > 1) data.fill(padding);
  const parts = partsOf(prec);
  return places.map((place) => ({ ...place, data, ...(parts && { parts }) }));
}

/** Zeroed integers; with a layout they lie between guards. */
export function integers(length: number, { offset = 0 }: Layout = {}): IntegerView {
  const data = new Int32Array(length + 2 * offset).fill(Math.trunc(GUARD)).fill(0, offset, offset + length);
  return { data, rows: length, cols: 1, ld: Math.max(1, length), offset };
}

/** A formula for the elements of a matrix, 0-based: of complex ones for the real part and then, with part = 1, for the imaginary part. */
export type Formula = (i: number, j: number, part: number) => number;

/** X(i,j) := entry(i, j), column by column. */
export function fill(prec: Prec, x: MatrixView, entry: Formula): void {
  const parts = x.parts ?? 1;
  for (let j = 0; j < x.cols; j++) {
    const column = x.offset + j * x.ld;
    for (let i = 0; i < x.rows; i++)
      for (let part = 0; part < parts; part++) x.data[(column + i) * parts + part] = rounded(prec, entry(i, j, part));
  }
}

/** The same windows over copies of the arrays of the named operands; the others are shared. */
export function copied<D extends Operands>(operands: D, names: readonly (keyof D)[]): D {
  const arrays = new Map(names.map((name) => [operands[name]!.data, operands[name]!.data.slice()]));
  return over(operands, arrays);
}

function over<D extends Operands>(operands: D, arrays: ReadonlyMap<object, RealArray | Int32Array>): D {
  const views = Object.entries(operands).map(([name, view]) => [
    name,
    { ...view, data: arrays.get(view.data) ?? view.data },
  ]);
  return Object.fromEntries(views) as D;
}

/** Number of elements that differ although they belong to none of the written operands. NaN equals NaN. */
export function strayWrites<D extends Operands>(before: D, after: D, written: readonly (keyof D)[]): number {
  let stray = 0;
  for (const [name, { data }] of Object.entries(before)) {
    const mine = written.map((key) => before[key]!).filter((view) => view.data === data);
    const own = new Uint8Array(data.length);
    for (const { rows, cols, ld, offset, parts = 1 } of mine) {
      for (let j = 0; j < cols; j++) own.fill(1, (offset + j * ld) * parts, (offset + j * ld + rows) * parts);
    }
    const now = after[name]!.data;
    for (let p = 0; p < data.length; p++) if (own[p] === 0 && !Object.is(data[p], now[p])) stray++;
  }
  return stray;
}

const encoded = (type: ElementType, data: RealArray | Int32Array): ArrayOf<ElementType> =>
  type === 'h' ? floatsToHalves(data) : type === 'b' ? Int8Array.from(data) : data;

function decoded(values: HostArray): RealArray | Int32Array {
  if (values instanceof Uint16Array) return halvesToFloats(values);
  return values instanceof Int8Array ? Float32Array.from(values) : values;
}

/** Operands on a context. `load` restores what a run has overwritten; `fetch` brings results back. */
export class Staged<D extends Operands> {
  readonly at: PlacedOperands<D>;
  private readonly context: Context;
  private readonly operands: D;
  private readonly buffers = new Map<object, DeviceBuffer>();

  constructor(context: Context, prec: Prec, operands: D) {
    this.context = context;
    this.operands = operands;
    const at: Record<string, Placed<ElementType>> = {};
    for (const [name, view] of Object.entries(operands)) {
      const { data, offset, ld } = view;
      let buffer = this.buffers.get(data);
      if (buffer === undefined) {
        const type: ElementType = data instanceof Int32Array ? 'i' : 'type' in view ? (view as TypedView).type : prec;
        buffer = context.upload<ElementType>(type, encoded(type, data));
        this.buffers.set(data, buffer);
      }
      at[name] = { buffer, offset, ld };
    }
    this.at = at as PlacedOperands<D>;
  }

  load(names: readonly (keyof D)[]): void {
    for (const data of new Set(names.map((name) => this.operands[name]!.data))) {
      const buffer = this.buffers.get(data)!;
      this.context.write(buffer, encoded(buffer.type, data));
    }
  }

  /** The named operands as they are now; the others as they were given. */
  async fetch(names: readonly (keyof D)[]): Promise<D> {
    const arrays = new Map<object, RealArray | Int32Array>();
    for (const data of new Set(names.map((name) => this.operands[name]!.data))) {
      const values = await this.context.download(this.buffers.get(data)!);
      arrays.set(data, decoded(values));
    }
    return over(this.operands, arrays);
  }

  dispose(): void {
    for (const buffer of this.buffers.values()) buffer.dispose();
  }
}
