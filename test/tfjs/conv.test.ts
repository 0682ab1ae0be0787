// The kernels of convolutions against loops: every tile, slices of the depth, both gradients, channels that are no vectors, strides,
// dilations, padding, images smaller than the filter, grids above the device's limit.
import { expect, test } from 'vitest';
import { enqueueConvolution, enqueueFilterGradient } from '../../src/nn/convolution/implicit.gpu.ts';
import { CONV_TILES, type ConvChoice, type ConvTileName, pickConv } from '../../src/nn/convolution/implicit.kernels.ts';
import { type Windows, windowCount, windowSize } from '../../src/nn/convolution/windows.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpuSweep, gpuTest } from '../setup/contexts.ts';
import { numbers } from './setup.ts';

/** Sums of up to 200 products of numbers below 1 in single precision. */
const NEAR = 2e-5;

const BASE = {
  ...{ images: 2, height: 7, width: 6, channels: 4, filterHeight: 3, filterWidth: 3, outChannels: 8 },
  ...{ strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, top: 1, left: 1 },
};

/** The windows of a convolution with as much padding below and on the right. */
function windows(changes: Partial<typeof BASE>): Windows {
  const w = { ...BASE, ...changes };
  const out = (size: number, pad: number, filter: number, stride: number, dilation: number) =>
    Math.floor((size + 2 * pad - (filter - 1) * dilation - 1) / stride) + 1;
  return {
    ...w,
    outHeight: out(w.height, w.top, w.filterHeight, w.strideY, w.dilationY),
    outWidth: out(w.width, w.left, w.filterWidth, w.strideX, w.dilationX),
  };
}

/** Every product of a convolution: places in the result, the images, the filter. */
function eachProduct(w: Windows, work: (y: number, x: number, f: number) => void): void {
  for (let window = 0; window < windowCount(w); window++) {
    const [ox, line] = [window % w.outWidth, Math.floor(window / w.outWidth)];
    const [oy, image] = [line % w.outHeight, Math.floor(line / w.outHeight)];
    for (let fy = 0; fy < w.filterHeight; fy++) {
      for (let fx = 0; fx < w.filterWidth; fx++) {
        const [row, col] = [oy * w.strideY - w.top + fy * w.dilationY, ox * w.strideX - w.left + fx * w.dilationX];
        if (row < 0 || row >= w.height || col < 0 || col >= w.width) continue;
        for (let c = 0; c < w.channels; c++) {
          const x = ((image * w.height + row) * w.width + col) * w.channels + c;
          const f = ((fy * w.filterWidth + fx) * w.channels + c) * w.outChannels;
          for (let i = 0; i < w.outChannels; i++) work(window * w.outChannels + i, x, f + i);
        }
      }
    }
  }
}

const single = (count: number, seed: number): Float32Array => Float32Array.from(numbers(count, seed));

type Of = 'result' | 'images' | 'filter';
const ALL: readonly Of[] = ['result', 'images', 'filter'];

/** The largest difference between what the kernel and what the loops make of the same numbers: the result, or a gradient. */
async function difference(context: Context, w: Windows, of: Of, force?: ConvChoice): Promise<number> {
  const sizes = {
    images: w.images * w.height * w.width * w.channels,
    filter: windowSize(w) * w.outChannels,
    result: windowCount(w) * w.outChannels,
  };
  const values = {
    images: single(sizes.images, 1),
    filter: single(sizes.filter, 2),
    result: single(sizes.result, 3),
  };
  const expected = new Float64Array(sizes[of]);
  eachProduct(w, (atY, atX, atF) => {
    if (of === 'result') expected[atY]! += values.images[atX]! * values.filter[atF]!;
    else if (of === 'images') expected[atX]! += values.result[atY]! * values.filter[atF]!;
    else expected[atF]! += values.images[atX]! * values.result[atY]!;
  });
  values[of].fill(Number.NaN);
  const [X, F, Y] = [values.images, values.filter, values.result].map((x) => context.upload('s', x)) as [
    DeviceBuffer<'s'>,
    DeviceBuffer<'s'>,
    DeviceBuffer<'s'>,
  ];
  const forced = force && { force };
  const { queue } = context;
  if (of === 'filter') enqueueFilterGradient(queue, { windows: w, x: X, dy: Y, df: F, ...forced });
  else {
    const turned = of === 'images';
    const operands = turned ? { x: Y, y: X } : { x: X, y: Y };
    enqueueConvolution(queue, { windows: w, turned, ...operands, filter: F, ...forced });
  }
  const actual = await context.download({ result: Y, images: X, filter: F }[of]);
  for (const buffer of [X, F, Y]) buffer.dispose();
  return expected.reduce((most, value, at) => {
    const d = Math.abs(value - actual[at]!);
    return d <= most ? most : d;
  }, 0);
}

const SHAPES: readonly Partial<typeof BASE>[] = [
  {},
  { strideY: 2, strideX: 2 },
  { strideY: 3, strideX: 2, filterHeight: 2, top: 0 },
  { strideY: 2, strideX: 2, filterHeight: 1, filterWidth: 1, top: 0, left: 0 },
  { filterHeight: 7, filterWidth: 6, top: 3, left: 5, channels: 8, outChannels: 4 },
  { filterHeight: 4, filterWidth: 5, top: 0, left: 2, outChannels: 12 },
  { height: 1, width: 2, images: 1, top: 3, left: 2, filterHeight: 5, filterWidth: 5 },
  { images: 5, channels: 20, outChannels: 36 },
];

gpuTest('shapes: the result and both gradients', async (context) => {
  for (const shape of SHAPES) {
    for (const of of ALL) {
      expect(await difference(context, windows(shape), of), JSON.stringify({ shape, of })).toBeLessThan(NEAR);
    }
  }
  const dilated = windows({ dilationY: 2, dilationX: 3, top: 2, left: 3 });
  expect(await difference(context, dilated, 'result')).toBeLessThan(NEAR);
  expect(await difference(context, dilated, 'filter')).toBeLessThan(NEAR);
});

gpuTest('channels that are no multiples of four', async (context) => {
  for (const shape of [
    { channels: 3 },
    { channels: 1, strideX: 2, outChannels: 5 },
    { channels: 6, filterHeight: 2, images: 3, outChannels: 1 },
    { outChannels: 7, strideY: 2 },
  ]) {
    for (const of of ALL) {
      expect(await difference(context, windows(shape), of), JSON.stringify({ shape, of })).toBeLessThan(NEAR);
    }
  }
});

/** The tiles that a test takes: a software adapter needs half a second for a variant of large ones, llvmpipe many. */
function tilesFor({ gpu }: Context): readonly ConvTileName[] {
  if (gpu?.software !== true) return Object.keys(CONV_TILES) as ConvTileName[];
  return /llvmpipe/.test(gpu.name) ? ['small'] : ['large', 'flat'];
}

gpuSweep('every tile, and slices of the depth', async (context) => {
  for (const name of tilesFor(context)) {
    for (const [of, stride] of [
      ['result', 1],
      ['images', 2],
      ['filter', 1],
    ] as const) {
      const shape = windows({ images: 3, channels: 12, outChannels: 20, strideY: stride, strideX: stride });
      for (const slices of [1, 3]) {
        const error = await difference(context, shape, of, { tile: CONV_TILES[name], slices });
        expect(error, `${name} ${slices} ${of}`).toBeLessThan(NEAR);
      }
    }
  }
});

gpuTest('grids above the limit are split', async (context) => {
  const { queue } = context;
  const { groupLimit } = queue;
  queue.groupLimit = 1;
  const shape = windows({ strideY: 2, strideX: 2, channels: 36, outChannels: 36 });
  const force = { tile: CONV_TILES.small, slices: 2 };
  for (const of of ALL) expect(await difference(context, shape, of, force)).toBeLessThan(NEAR);
  queue.groupLimit = groupLimit;
});

test('large results take large tiles, small ones slices of the depth', () => {
  expect(pickConv({ m: 64, n: 50176, k: 576, phases: 1, filled: 1 })).toEqual({ tile: CONV_TILES.medium, slices: 1 });
  expect(pickConv({ m: 4, n: 35, k: 27, phases: 1, filled: 1 })).toEqual({ tile: CONV_TILES.small, slices: 1 });
  expect(pickConv({ m: 512, n: 784, k: 4608, phases: 1, filled: 1 }).slices).toBeGreaterThan(1);
});
