// Images as operands of verbs: their layouts and sizes.
import { ArgumentError } from '../../core/errors.ts';
import type { ImageLayout } from '../../core/windows.ts';
import type { Operand } from '../../linalg/arrays.ts';

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

export const imageShape = (layout: ImageLayout, { images, height, width, channels }: Images): readonly number[] =>
  layout === 'nhwc' ? [images, height, width, channels] : [images, channels, height, width];
