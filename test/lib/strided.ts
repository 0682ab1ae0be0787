// Random strided arrays for properties of verbs, and their elements read by loops of the tests' own.
import fc from 'fast-check';
import type { Strided } from '../../src/core/strided.ts';
import { mulberry32, signed } from './rng.ts';

export type Real = Float32Array | Float64Array;
export type Nd = Strided<Real> & Required<Pick<Strided, 'stride' | 'offset'>>;
export const dtypes = { single: Float32Array, double: Float64Array } as const;
export type Dtype = keyof typeof dtypes;
export const EPS: Readonly<Record<Dtype, number>> = { single: 2 ** -24, double: 2 ** -53 };

/** How an array of any shape is to lie in memory. */
export interface Lie {
  readonly seed: number;
  /** Axes by density are a permutation drawn from this. */
  readonly order: readonly number[];
  readonly reversed: readonly boolean[];
  readonly gap: number;
  readonly offset: number;
}

export const anyLie: fc.Arbitrary<Lie> = fc.record({
  seed: fc.integer(),
  order: fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }),
  reversed: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  gap: fc.nat(2),
  offset: fc.nat(3),
});

export const volume = (shape: readonly number[]): number => shape.reduce((x, y) => x * y, 1);

/** An array of random numbers in [-1, 1), with NaN in all places between them. */
export function lying(dtype: Dtype, shape: readonly number[], lie: Lie): Nd {
  const axes = shape.map((_, axis) => axis).sort((x, y) => lie.order[x]! - lie.order[y]!);
  const stride = new Array<number>(shape.length);
  let [step, { offset }] = [1 + lie.gap, lie];
  for (const axis of axes) {
    stride[axis] = lie.reversed[axis] ? -step : step;
    if (lie.reversed[axis]) offset += Math.max(0, shape[axis]! - 1) * step;
    step *= shape[axis]!;
    step += lie.gap;
  }
  const x = { data: new dtypes[dtype](lie.offset + step + 5).fill(Number.NaN), shape: [...shape], stride, offset };
  const rng = mulberry32(lie.seed);
  for (const index of indices(shape)) x.data[placeOf(x, index)] = signed(rng);
  return x;
}

/** All indices below a shape, the last running fastest. */
export const indices = (shape: readonly number[]): number[][] =>
  shape.reduce<number[][]>((all, d) => all.flatMap((i) => Array.from({ length: d }, (_, k) => [...i, k])), [[]]);

export const placeOf = ({ stride, offset }: Pick<Nd, 'stride' | 'offset'>, index: readonly number[]): number =>
  index.reduce((at, i, axis) => at + i * stride[axis]!, offset);

export const at = (x: Nd, index: readonly number[]): number => x.data[placeOf(x, index)]!;

/** The elements of a result, rows first, once its shape and type are as they must be, and it lies without gaps. */
export function elements(x: Strided<Real>, shape: readonly number[], dtype: Dtype): number[] {
  const wanted = `${dtypes[dtype].name} ${shape.join(' x ')}`;
  const found = `${x.data.constructor.name} ${x.shape.join(' x ')}`;
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
  if (x.data.length !== volume(shape)) throw new Error(`${x.data.length} elements of data`);
  return [...x.data];
}

/** The largest |found - expected| / scale, where `scale` bounds what rounding is relative to; NaN if anything is. */
export function worst(found: readonly number[], expected: readonly number[], scale: readonly number[]): number {
  if (found.length !== expected.length) return Number.NaN;
  return found.reduce((most, x, k) => {
    const error = Math.abs(x - expected[k]!) / Math.max(scale[k]!, Number.MIN_VALUE);
    return Number.isNaN(most) || error <= most ? most : error;
  }, 0);
}
