// Convolutions of bytes for bench:nn: products of stored windows beside the definition, channels last and first, with and without zero
// points, one of few channels to a group, and their results as bytes.
import type { Context } from '../../src/index.ts';
import { convI32, requantize } from '../../src/nn.ts';
import type { Line } from './line.ts';

const [images, size, channels, filter] = [32, 56, 128, 3];
const pixels = images * size ** 2;

interface Way {
  readonly layout: 'nhwc' | 'nchw';
  readonly algo: 'gemm' | 'direct';
  readonly unsigned: boolean;
  readonly groups: number;
}

const ways: readonly Way[] = (['nhwc', 'nchw'] as const).flatMap((layout) =>
  (['gemm', 'direct'] as const).flatMap((algo): Way[] => [
    { layout, algo, unsigned: true, groups: 1 },
    { layout, algo, unsigned: false, groups: 1 },
    { layout, algo, unsigned: true, groups: 32 },
  ]),
);

export function convByteLines(context: Context): readonly Line[] {
  const { queue } = context;
  const convolutions = ways.map(({ layout, algo, unsigned, groups }): Line => {
    const kind = unsigned ? 'bytes without a sign' : 'bytes';
    return {
      name: `convI32 ${layout} by ${algo} of ${kind}, 3x3, 128 to 128, 32 x 56 x 56, groups ${groups}`,
      // Of bytes, of which a unit multiplies several times as many as halves.
      prec: 'h',
      flops: (2 * pixels * channels * filter ** 2 * channels) / groups,
      make: () => {
        const sizes = { images, height: size, width: size, channels, outChannels: channels, groups };
        const filters = { filterHeight: filter, filterWidth: filter };
        const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
        const [X, F] = [pixels * channels, (filter ** 2 * channels ** 2) / groups].map((n) => context.alloc('b', n));
        const call = { layout, algo, unsignedX: unsigned, ...sizes, ...filters, ...pads, X: X!, F: F! };
        const Y = context.alloc('i', pixels * channels);
        return () => convI32(queue, { ...call, Y });
      },
    };
  });
  const bytes: Line = {
    name: 'requantize, the same',
    prec: 's',
    bytes: 5 * pixels * channels,
    make: (take) => {
      const sizes = { outer: pixels, channels, inner: 1, per: 'channels' } as const;
      const [X, bias] = [context.alloc('i', pixels * channels), context.alloc('i', channels)];
      const call = { ...sizes, X, bias, scale: take(channels, 's'), Y: context.alloc('b', pixels * channels) };
      return () => requantize(queue, call);
    },
  };
  return [...convolutions, bytes];
}
