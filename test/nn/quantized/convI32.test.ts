// convI32 on every backend: the case's sweep by both ways, the definition in loops of its own, windows of some images at a time, what is
// chosen, and sums beyond 2^31.
import { describe, expect, it, test } from 'vitest';
import { convolutionOf } from '../../../src/core/convolution.ts';
import { convI32Way, imagesAtOnce } from '../../../src/nn/quantized/convI32Plan.ts';
import { enqueueByteProducts } from '../../../src/nn/quantized/convI32Products.gpu.ts';
import { bconvI32 } from '../../../src/nn.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { convI32Case } from '../../../testing/cases/nn/quantized/convI32.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const plain = {
  ...{
    padTop: 0,
    padBottom: 0,
    padLeft: 0,
    padRight: 0,
    strideY: 1,
    strideX: 1,
    dilationY: 1,
    dilationX: 1,
    groups: 1,
  },
};

test('products where they are much cheaper, the definition for few channels, small images and what cannot be bound', () => {
  const sizes = { images: 8, height: 28, width: 28, channels: 128, outChannels: 128, filterHeight: 3, filterWidth: 3 };
  const whole = convolutionOf({ layout: 'nhwc', ...sizes, ...plain });
  const wayOf = (v: typeof whole, bytes = 2 ** 30) => convI32Way(v, 'auto', bytes).way;
  expect(wayOf(whole)).toBe('gemm');
  expect(wayOf(convolutionOf({ layout: 'nhwc', ...sizes, ...plain, groups: 128 }))).toBe('direct');
  expect(
    wayOf(convolutionOf({ layout: 'nchw', ...sizes, ...plain, images: 1, height: 4, width: 4, channels: 4 })),
  ).toBe('direct');
  expect(wayOf(whole, 2 ** 16)).toBe('direct');
  expect(convI32Way(whole, 'gemm', 2 ** 16).way).toBe('direct');
  // 26 x 26 windows of 1152 bytes.
  expect([
    imagesAtOnce(whole),
    imagesAtOnce(whole, 2 ** 20),
    imagesAtOnce(whole, 2 ** 21),
    imagesAtOnce(whole, 1),
  ]).toEqual([8, 1, 2, 1]);
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const bytes = (...values: readonly number[]) => context.upload('b', Int8Array.from(values));

  it('does the whole sweep', async () => {
    for (const problem of sampled(context, convI32Case.sweep, 1))
      expect(await complaints(context, convI32Case, problem, 'b')).toEqual([]);
  });

  it('is the sum that ONNX says, with groups, strides, pads, dilations and zero points of each channel', async () => {
    const rng = mulberry32(5);
    const [images, height, width, channels, outChannels, groups] = [2, 5, 6, 4, 6, 2];
    const byte = () => Math.floor(256 * rng()) - 128;
    const X = Int8Array.from({ length: images * channels * height * width }, byte);
    const F = Int8Array.from({ length: outChannels * 2 * 2 * 3 }, byte);
    const zeros = Int8Array.from({ length: outChannels }, byte);
    const expected: number[] = [];
    for (let image = 0; image < images; image++)
      for (let o = 0; o < outChannels; o++)
        for (let oy = 0; oy < 3; oy++)
          for (let ox = 0; ox < 3; ox++) {
            let sum = 0;
            for (let c = 0; c < 2; c++)
              for (let fy = 0; fy < 2; fy++)
                for (let fx = 0; fx < 3; fx++) {
                  const [y, x] = [2 * oy + 2 * fy - 1, 2 * ox + fx - 1];
                  if (y < 0 || y >= height || x < 0 || x >= width) continue;
                  const channel = (o < 3 ? 0 : 2) + c;
                  const at = ((image * channels + channel) * height + y) * width + x;
                  // X and its zero point have no sign.
                  sum += ((X[at]! & 255) - 200) * (F[((o * 2 + c) * 2 + fy) * 3 + fx]! - zeros[o]!);
                }
            expected.push(sum);
          }
    for (const algo of ['gemm', 'direct'] as const) {
      const Y = context.alloc('i', expected.length);
      await bconvI32(queue, {
        ...{ layout: 'nchw', images, height, width, channels, outChannels, filterHeight: 2, filterWidth: 3, groups },
        ...{ strideY: 2, strideX: 2, dilationY: 2, padTop: 1, padBottom: 2, padLeft: 1, padRight: 0, algo },
        ...{ X: bytes(...X), F: bytes(...F), zeroX: bytes(200), zeroF: bytes(...zeros) },
        ...{ unsignedX: true, ofF: 'channels', Y },
      });
      expect([...(await context.download(Y))]).toEqual(expected);
    }
  });

  it('sums beyond 2^31 wrap, by both ways', async () => {
    // 33030 products of -255 and 255.
    const channels = 33030;
    const sizes = { images: 1, height: 1, width: 1, channels, outChannels: 1, filterHeight: 1, filterWidth: 1 };
    const [X, F] = [new Int8Array(channels), new Int8Array(channels).fill(-1)];
    for (const algo of ['gemm', 'direct'] as const) {
      const Y = context.alloc('i', 1);
      const operands = { X: context.upload('b', X), F: context.upload('b', F), zeroX: bytes(-1), Y };
      await bconvI32(queue, { ...sizes, ...operands, unsignedX: true, unsignedF: true, algo });
      expect([...(await context.download(Y))]).toEqual([(-255 * 255 * channels) | 0]);
    }
    expect((-255 * 255 * channels) | 0).not.toBe(-255 * 255 * channels);
  });

  it.runIf(context.gpu !== undefined)(
    'the trace has the way, and windows of one image at a time are the same',
    async () => {
      const sizes = { images: 3, height: 4, width: 5, channels: 4, outChannels: 4, filterHeight: 3, filterWidth: 2 };
      const call = { layout: 'nhwc', ...sizes, ...plain, padTop: 1, groups: 2 } as const;
      const v = convolutionOf(call);
      const rng = mulberry32(7);
      const X = context.upload(
        'b',
        Int8Array.from({ length: 240 }, () => Math.floor(256 * rng()) - 128),
      );
      const F = context.upload(
        'b',
        Int8Array.from({ length: 48 }, () => Math.floor(256 * rng()) - 128),
      );
      const [Y, Z] = [0, 1].map(() => context.alloc('i', v.images * v.outHeight * v.outWidth * v.outChannels)) as [
        ReturnType<typeof context.alloc<'i'>>,
        ReturnType<typeof context.alloc<'i'>>,
      ];
      const zeroX = bytes(-7);
      await bconvI32(queue, { ...call, X, F, zeroX, Y, algo: 'direct' });
      expect(queue.trace.at(-1)).toMatchObject({ routine: 'bconvI32', kernel: 'conv_byte_direct' });
      const mats = { X: deviceMat(X.at(0), 1), F: deviceMat(F.at(0), 1), Y: deviceMat(Z.at(0), 1) };
      const flags = { unsignedX: false, unsignedF: false, perChannel: false };
      enqueueByteProducts(queue, { v, ...flags, ...mats, zeroX: zeroX.at(0), zeroF: undefined }, 2);
      expect([...(await context.download(Z))]).toEqual([...(await context.download(Y))]);
    },
  );

  it('refuses groups that divide nothing, and other ways', async () => {
    const sizes = { images: 1, height: 1, width: 1, channels: 2, outChannels: 1, filterHeight: 1, filterWidth: 1 };
    const call = { ...sizes, X: bytes(1, 2), F: bytes(1, 2), Y: context.alloc('i', 1) };
    expectRefusal(await rejectionOf(() => bconvI32(queue, { ...call, groups: 2 })), {
      ...{ routine: 'bconvI32', argument: 'groups' },
    });
    expectRefusal(await rejectionOf(() => bconvI32(queue, { ...call, algo: 'implicit' as 'gemm' })), {
      ...{ routine: 'bconvI32', argument: 'algo' },
    });
  });
});
