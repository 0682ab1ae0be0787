// ONNX's cases for an operator: their attributes and the shapes of their inputs, a naive computation by the operator's text, and the
// library's. Inputs are random where ONNX's are: the numbers are not theirs, what is asked of them is.
import { rowMajor, sizeOf } from '../../../src/core/strided.ts';
import { ndarray } from '../../../src/linalg/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { mulberry32 } from '../../lib/rng.ts';

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float64Array;
}

export type Attributes = Readonly<Record<string, number | string | readonly number[]>>;
export type Inputs = readonly (Tensor | undefined)[];

interface Example {
  readonly attributes: Attributes;
  readonly inputs: Inputs;
}

/** An operator; where a case has more outputs than these functions give, these are its first ones. */
export interface Operator {
  readonly name: string;
  /** In doubles. */
  naive(inputs: Inputs, attributes: Attributes): Tensor[];
  ours(context: Context, inputs: Inputs, attributes: Attributes): Promise<Tensor[]>;
  /** Relative to the largest number of a result. Default 2e-5; 0: results are integers, and exact. */
  readonly tolerance?: number;
  /** By the names that ONNX has for them. */
  readonly cases: Readonly<Record<string, Example>>;
}

export const tensor = (shape: readonly number[], data: ArrayLike<number>): Tensor => ({
  shape,
  data: Float64Array.from(data),
});
export const made = (shape: readonly number[], of: (k: number) => number): Tensor =>
  tensor(
    shape,
    Float64Array.from({ length: sizeOf(shape) }, (_, k) => of(k)),
  );

const sizes = (shape: string): number[] => (shape === '' ? [] : shape.split('x').map(Number));

/** Of a shape as '2x3', normal numbers that singles hold; the same for the same words. */
export function normal(shape: string, seed = 1): Tensor {
  const rng = mulberry32(seed + shape.length);
  const one = () => Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());
  return made(sizes(shape), () => Math.fround(one()));
}
export const uniform = (shape: string, seed = 1): Tensor => {
  const rng = mulberry32(seed);
  return made(sizes(shape), () => Math.fround(rng()));
};
export const filled = (shape: string, value: number): Tensor => made(sizes(shape), () => Math.fround(value));
/** first, first + 1, ... */
export const counted = (shape: string, first = 0): Tensor => made(sizes(shape), (k) => first + k);
export const flags = (shape: string, seed = 3): Tensor => {
  const rng = mulberry32(seed);
  return made(sizes(shape), () => (rng() < 0.5 ? 0 : 1));
};

export const example = (attributes: Attributes, ...inputs: Inputs): Example => ({ attributes, inputs });

export const number = (a: Attributes, name: string, otherwise: number): number => (a[name] as number) ?? otherwise;
export const list = (a: Attributes, name: string, otherwise: readonly number[]): readonly number[] =>
  (a[name] as readonly number[]) ?? otherwise;
export const given = (inputs: Inputs, k: number): Tensor => inputs[k]!;

/** An operand of verbs, single. */
export const single = ({ shape, data }: Tensor) => ndarray(Float32Array.from(data), [...shape]);
export const reshaped = ({ data }: Tensor, shape: readonly number[]): Tensor => tensor(shape, data);
/** A result of verbs. */
export const result = (x: { readonly shape: readonly number[]; readonly data: ArrayLike<number> }): Tensor =>
  tensor([...x.shape], x.data);

/** Axes in another order. */
export function turned({ shape, data }: Tensor, axes: readonly number[]): Tensor {
  const steps = axes.map((axis) => rowMajor(shape)[axis]!);
  const to = axes.map((axis) => shape[axis]!);
  const places = rowMajor(to);
  return made(
    to,
    (k) => data[to.reduce((at, size, axis) => at + (Math.floor(k / places[axis]!) % size) * steps[axis]!, 0)]!,
  );
}

export const singles = (context: Context, { data }: Tensor) => context.upload('s', Float32Array.from(data));
