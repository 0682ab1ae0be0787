// Convolutions and their gradients as products of stored windows: every layout, precision and step, an image at a time and all at once, the
// memory that they take, and when 'auto' takes them.
import { describe, expect, it, test } from 'vitest';
import { convolutionOf } from '../../../src/core/convolution.ts';
import { isCheaperByColumns } from '../../../src/nn/convolution/columnsPlan.ts';
import { enqueueData, enqueueFilter, enqueueForward } from '../../../src/nn/convolution/product.gpu.ts';
import { convForward, convWorkspace } from '../../../src/nn.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import {
  type ConvProblem,
  convBackwardDataCase,
  convBackwardFilterCase,
  convForwardCase,
} from '../../../testing/cases/nn/convolution/convolutions.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import type { Operands } from '../../../testing/lib/operands.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, report } from '../../setup/contexts.ts';

const pads = { padTop: 0, padBottom: 0, padLeft: 0, padRight: 0 } as const;
const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 } as const;
const steps = { strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1 } as const;
const sizes = { images: 3, height: 7, width: 6, channels: 4, outChannels: 6, filterHeight: 3, filterWidth: 2 } as const;
const base = { ...sizes, ...around, ...steps, algo: 'gemm' } as const;

/** A gradient by a bias is not a product. */
const problems: readonly ConvProblem[] = (['nhwc', 'nchw'] as const).flatMap((layout): ConvProblem[] => [
  { ...base, layout, activation: 'relu' },
  { ...base, layout, ...pads, filterHeight: 1, filterWidth: 1, channels: 5, offset: 3, bare: true },
  { ...base, layout, groups: 2, strideY: 2, strideX: 3, dilationY: 2, padBottom: 3, offset: 1, activation: 'relu' },
  { ...base, layout, groups: 2, ...pads, filterHeight: 1, filterWidth: 1, images: 1 },
  { ...base, layout, strideY: 2, strideX: 2, padLeft: 3, offset: 8, bare: true },
]);

describe.runIf(gpu?.gpu !== undefined)('products of stored windows', () => {
  const context = gpu!;
  const precs = context.gpu!.device.features.has('shader-f16') ? (['s', 'h'] as const) : (['s'] as const);
  if (precs.length === 1) report({ skipped: 'shader-f16', test: 'convolutions of halves as products' });
  const cases = [convForwardCase, convBackwardDataCase, convBackwardFilterCase];

  it.each(cases.map((c) => [c.spec.name, c] as const))('%s is right', async (_, c) => {
    for (const prec of precs)
      for (const problem of some(problems, 4)) {
        expect(await complaints(context, c, problem, prec)).toEqual([]);
        expect(context.queue.trace.at(-1)!.kernel).toMatch(/^(conv_columns, )?gemm$/);
      }
    context.queue.trace.length = 0;
  });

  const mat = (X: { readonly buffer: unknown; readonly offset: number } | undefined): DeviceMat => ({
    data: X!.buffer as DeviceBuffer,
    off: X!.offset,
    ld: 1,
  });
  const ONE = 1;
  const singly: readonly (readonly [Case<ConvProblem, Operands>, Case<ConvProblem, Operands>['run']])[] = [
    [
      convForwardCase,
      async (queue, p, { X, F, Y }) => enqueueForward(queue, convolutionOf(p), places({ X, F, Y }), undefined, ONE),
    ],
    [
      convBackwardDataCase,
      async (queue, p, { F, dY, dX }) => enqueueData(queue, convolutionOf(p), places({ F, dY, dX }), ONE),
    ],
    [
      convBackwardFilterCase,
      async (queue, p, { X, dY, dF }) => enqueueFilter(queue, convolutionOf(p), places({ X, dY, dF }), ONE),
    ],
  ];
  function places<K extends string>(all: Readonly<Record<K, Parameters<typeof mat>[0]>>): Record<K, DeviceMat> {
    return Object.fromEntries(Object.entries(all).map(([name, at]) => [name, mat(at as never)])) as never;
  }

  it.each(singly.map((one) => [one[0].spec.name, ...one] as const))('%s of one image at a time', async (_, c, run) => {
    for (const layout of ['nhwc', 'nchw'] as const)
      expect(await complaints(context, c, { ...base, layout, groups: 2, bare: true }, 's', run)).toEqual([]);
  });

  it("'auto' takes them with channels first from some size on, and 'implicit' never does", async () => {
    const kernelOf = async (size: number, algo: 'auto' | 'implicit') => {
      const call = { images: 6, height: size, width: size, channels: 64, outChannels: 64 } as const;
      const filters = { layout: 'nchw', filterHeight: 3, filterWidth: 3, algo } as const;
      const [X, F] = [context.alloc('s', 6 * 64 * size ** 2), context.alloc('s', 9 * 64 ** 2)];
      const Y = context.alloc('s', 6 * 64 * (size - 2) ** 2);
      await convForward(context.queue, { ...call, ...filters, X, F, Y });
      for (const buffer of [X, F, Y]) buffer.dispose();
      return context.queue.trace.splice(0).at(-1)!.kernel;
    };
    expect(await kernelOf(16, 'auto')).toBe('conv_columns, gemm');
    expect(await kernelOf(4, 'auto')).toBe('conv_direct');
    expect(await kernelOf(16, 'implicit')).toBe('conv_direct');
  });
});

test('the windows of an image of 128 x 128 with 128 channels', () => {
  const image = { images: 128, height: 128, width: 128, channels: 128, outChannels: 128 };
  const bytes = (filter: number, of: 'forward' | 'filter' | 'data', images: number, prec: 'h' | 's' = 's') => {
    const pad = (filter - 1) / 2;
    const same = { padTop: pad, padBottom: pad, padLeft: pad, padRight: pad };
    const whole = { ...image, images, filterHeight: filter, filterWidth: filter, ...same };
    return convWorkspace(of, prec, whole) / 2 ** 20;
  };
  expect(bytes(3, 'forward', 1)).toBe(72);
  expect(bytes(11, 'forward', 1)).toBe(968);
  expect(bytes(11, 'forward', 128)).toBe(968);
  expect(bytes(3, 'forward', 128)).toBe(3 * 72);
  expect(bytes(1, 'forward', 128)).toBe(0);
  expect(bytes(3, 'filter', 128)).toBe(3 * 72);
  expect(bytes(3, 'filter', 128, 'h')).toBe(128 * 36);
  // And the filters with their channels exchanged.
  expect(bytes(3, 'data', 1)).toBe(72 + (9 * 128 * 128 * 4) / 2 ** 20);
});

test('products cost less than the definition where they are large, and more for groups of one channel and small images', () => {
  const v = (more: Partial<ConvProblem>) =>
    convolutionOf({
      ...base,
      layout: 'nchw',
      images: 32,
      height: 56,
      width: 56,
      channels: 128,
      outChannels: 128,
      ...more,
    });
  for (const of of ['forward', 'data', 'filter'] as const) {
    expect(isCheaperByColumns(of, 'h', v({}), false)).toBe(true);
    expect(isCheaperByColumns(of, 's', v({}), false)).toBe(true);
    expect(isCheaperByColumns(of, 's', v({ groups: 128 }), false)).toBe(false);
    expect(isCheaperByColumns(of, 's', v({ images: 1, height: 4, width: 4 }), false)).toBe(false);
  }
});
