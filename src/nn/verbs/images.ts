// Images as operands of verbs: their layouts and sizes.
import { ArgumentError } from '../../core/errors.ts';
import type { ImageLayout } from '../../core/windows.ts';
import type { Operand } from '../../linalg/arrays.ts';
import { integersOf } from './call.ts';

/** The layout among the options. */
export function layoutOf(routine: string, position: number, layout: unknown = 'nhwc'): ImageLayout {
  if (layout === 'nhwc' || layout === 'nchw') return layout;
  throw new ArgumentError(routine, 'layout', position, layout, "must be 'nhwc' or 'nchw'");
}

/** Images' sizes by a layout. */
export interface Images {
  readonly images: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
}

/** The sizes of an operand with four axes. */
export function imagesOf(routine: string, name: string, position: number, x: Operand, layout: ImageLayout): Images {
  if (x.shape.length !== 4)
    throw new ArgumentError(routine, name, position, x.shape.join(' x '), 'must have four axes');
  const [images, second, third, last] = x.shape as readonly [number, number, number, number];
  return layout === 'nhwc'
    ? { images, height: second, width: third, channels: last }
    : { images, height: third, width: last, channels: second };
}

/**
 * Zeros around images: [top, bottom, left, right], or so many that a window lies at every stride of the image, an odd one of them behind
 * it ('same', as in TensorFlow and as ONNX's SAME_UPPER) or in front of it ('sameLower').
 */
export type Pads = readonly [number, number, number, number] | 'same' | 'sameLower';

/** Windows of verbs, one number for each axis: [down, across]. */
interface Windowed {
  readonly window: readonly [number, number];
  readonly strides: readonly [number, number];
  readonly dilations: readonly [number, number];
}

/** The padding among the options. */
export function padsOf(routine: string, position: number, pads: unknown, { height, width }: Images, w: Windowed) {
  const same = (size: number, axis: 0 | 1): readonly [number, number] => {
    const last = (Math.ceil(size / w.strides[axis]) - 1) * w.strides[axis];
    const all = Math.max(0, last + (w.window[axis] - 1) * w.dilations[axis] + 1 - size);
    const less = Math.floor(all / 2);
    return pads === 'same' ? [less, all - less] : [all - less, less];
  };
  const given =
    pads === 'same' || pads === 'sameLower'
      ? [...same(height, 0), ...same(width, 1)]
      : integersOf(routine, position, 'pads', pads, 4, 0);
  const [padTop, padBottom, padLeft, padRight] = given as readonly [number, number, number, number];
  return { padTop, padBottom, padLeft, padRight };
}

export const imageShape = (layout: ImageLayout, { images, height, width, channels }: Images): readonly number[] =>
  layout === 'nhwc' ? [images, height, width, channels] : [images, channels, height, width];
