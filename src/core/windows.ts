// Windows that go over images: how many there are along an axis, and the arguments that say so.
import { type ArgSpec, type Extent, num, type Values } from './spec.ts';

/** How the elements of a batch of images lie: of a pixel all channels side by side, or of a channel all pixels. */
export type ImageLayout = 'nhwc' | 'nchw';

export const imageLayout: ArgSpec = { kind: 'flag', values: ['nhwc', 'nchw'], default: 'nhwc' };

/** A step or distance of at least 1. */
const step = (name: string): ArgSpec => ({
  kind: 'size',
  default: 1,
  also: (a) => (num(a, name) >= 1 ? undefined : 'must be an integer >= 1'),
});

export const strides = { strideY: step('strideY'), strideX: step('strideX') } as const;
export const dilations = { dilationY: step('dilationY'), dilationX: step('dilationX') } as const;

const padding: ArgSpec = { kind: 'size', default: 0 };
export const paddings = { padTop: padding, padBottom: padding, padLeft: padding, padRight: padding } as const;

export interface Axis {
  readonly size: number;
  readonly window: number;
  readonly stride: number;
  readonly before: number;
  readonly after: number;
  readonly dilation?: number;
  /** A last window may hang over the end of the padding; it begins in front of it. */
  readonly ceil?: boolean;
}

/** Windows along an axis. One that is longer than the padded image has no place. */
export function windowsAlong({ size, window, stride, before, after, dilation = 1, ceil = false }: Axis): number {
  const free = size + before + after - (window - 1) * dilation - 1;
  if (window === 0 || free < 0) return 0;
  const count = (ceil ? Math.ceil(free / stride) : Math.floor(free / stride)) + 1;
  return ceil && (count - 1) * stride >= size + before ? count - 1 : count;
}

/** An extent that has words for the documentation. */
export const worded = (words: string, of: (a: Values) => number): Extent => Object.assign(of, { words });
