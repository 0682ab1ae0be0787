// Ways of convolutions for bench:nn: products of stored windows beside the definition, channels last and first, with gradients, and the
// gradient by images of a convolution with strides.
import type { Queue } from '../../src/index.ts';
import { convBackwardData, convBackwardFilter, convForward } from '../../src/nn.ts';
import type { Line, Real } from './line.ts';

const [images, channels, filter] = [32, 128, 3];
const ROUTINES = { convForward, convBackwardData, convBackwardFilter } as const;
const NAMES = {
  convForward: ['X', 'F', 'Y'],
  convBackwardData: ['dY', 'F', 'dX'],
  convBackwardFilter: ['X', 'dF', 'dY'],
} as const;

interface Way {
  readonly routine: keyof typeof ROUTINES;
  readonly layout: 'nhwc' | 'nchw';
  readonly prec: Real;
  readonly algo: 'gemm' | 'direct';
  readonly stride: 1 | 2;
}

const ways: readonly Way[] = (['convForward', 'convBackwardData', 'convBackwardFilter'] as const).flatMap((routine) =>
  (['nhwc', 'nchw'] as const).flatMap((layout) =>
    (['s', 'h'] as const).flatMap((prec) =>
      (['gemm', 'direct'] as const).flatMap((algo): Way[] => {
        const way = { routine, layout, prec, algo } as const;
        return routine === 'convBackwardData'
          ? [1, 2].map((stride) => ({ ...way, stride }) as Way)
          : [{ ...way, stride: 1 }];
      }),
    ),
  ),
);

export const convolutionWays = (queue: Queue): readonly Line[] =>
  ways.map(({ routine, layout, prec, algo, stride }) => {
    const size = 56 / stride;
    const pixels = images * size ** 2;
    return {
      name: `${routine} ${layout} by ${algo}, 3x3, 128 to 128, 32 x 56 x 56, stride ${stride}`,
      prec,
      flops: 2 * pixels * channels * filter ** 2 * channels,
      make: (take) => {
        const sizes = { images, height: 56, width: 56, channels, outChannels: channels };
        const filters = { filterHeight: filter, filterWidth: filter, strideY: stride, strideX: stride };
        const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
        const [x, f, y] = [images * 56 ** 2 * channels, filter ** 2 * channels ** 2, pixels * channels];
        const lengths: Readonly<Record<string, number>> = { X: x, dX: x, F: f, dF: f, Y: y, dY: y };
        const operands = Object.fromEntries(NAMES[routine].map((name) => [name, take(lengths[name]!)]));
        const call = { layout, algo, ...sizes, ...filters, ...pads, ...operands };
        return () => ROUTINES[routine](queue, call as never);
      },
    };
  });
