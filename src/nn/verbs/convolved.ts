// What verbs of convolutions share: how filters go over images, and the call that it comes to.
import { convolvedSize } from '../../core/convolution.ts';
import { ArgumentError } from '../../core/errors.ts';
import type { ImageLayout } from '../../core/windows.ts';
import type { Operand } from '../../linalg/arrays.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import { integersOf } from './call.ts';
import { imageShape, imagesOf, layoutOf, type Pads, padsOf } from './images.ts';

/** How filters go over images. Distances are integers, one for each axis: [down, across]. */
export interface ConvolvedOptions extends VerbOptions {
  /** Default 'nhwc': images height width channels, filters height width channels/groups outChannels; 'nchw': channels and filters first. */
  readonly layout?: ImageLayout;
  /** Default [1, 1]. */
  readonly strides?: readonly [number, number];
  /** Default [1, 1]. */
  readonly dilations?: readonly [number, number];
  /**
   * Zeros around the image: [top, bottom, left, right]; 'same': so many that the result has a pixel for every stride of the image, an odd
   * one behind it, 'sameLower': in front of it. Default: none.
   */
  readonly pads?: Pads;
  /** Default 1. */
  readonly groups?: number;
}

export const CONVOLVED_NAMES = ['layout', 'strides', 'dilations', 'pads', 'groups', 'algo'];

/** What `algo` of convolutions of numbers may be. */
export const CONV_WAYS = ['auto', 'implicit', 'gemm', 'direct'] as const;

/** The way among the options. */
export function algoOf<W extends string>(routine: string, position: number, algo: unknown, ways: readonly W[]): W {
  const way = ways.find((way) => way === (algo ?? 'auto'));
  if (way !== undefined) return way;
  throw new ArgumentError(routine, 'algo', position, algo, `must be one of ${ways.map((way) => `'${way}'`).join(' ')}`);
}

/** Images, filters, and their positions and that of the options among the arguments. */
interface Convolved {
  readonly x: Operand;
  readonly w: Operand;
  readonly at: readonly [x: number, w: number, options: number];
}

/** The arguments of a call besides its operands, and the shape of the result. */
export function convolved(routine: string, { x, w, at }: Convolved, options: ConvolvedOptions) {
  const [positionX, positionW, position] = at;
  const { groups = 1 } = options;
  const layout = layoutOf(routine, position, options.layout);
  const images = imagesOf(routine, 'x', positionX, x, layout);
  if (w.shape.length !== 4)
    throw new ArgumentError(routine, 'w', positionW, w.shape.join(' x '), 'must have four axes');
  const filter = w.shape as readonly [number, number, number, number];
  const [filterHeight, filterWidth, depth, outChannels] =
    layout === 'nhwc' ? filter : [filter[2], filter[3], filter[1], filter[0]];
  if (depth * groups !== images.channels)
    throw new ArgumentError(
      routine,
      'w',
      positionW,
      filter.join(' x '),
      `must be of ${images.channels}/groups channels, as x is`,
    );
  const two = (name: string, given: unknown) =>
    integersOf(routine, position, name, given, 2, 1) as readonly [number, number];
  const [strides, dilations] = [two('strides', options.strides), two('dilations', options.dilations)];
  const windows = { window: [filterHeight, filterWidth], strides, dilations } as const;
  const pads = padsOf(routine, position, options.pads, images, windows);
  const [[strideY, strideX], [dilationY, dilationX]] = [strides, dilations];
  const sizes = { ...images, outChannels, filterHeight, filterWidth, strideY, strideX, dilationY, dilationX };
  const call = { layout, ...sizes, ...pads, groups };
  const { outHeight, outWidth } = convolvedSize(call);
  const shape = imageShape(layout, { ...images, height: outHeight, width: outWidth, channels: outChannels });
  return { call, shape };
}
