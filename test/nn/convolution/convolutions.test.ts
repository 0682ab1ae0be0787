// Convolutions on every backend: the cases' sweeps, numbers by hand, steps of layouts, counts, and gradients by differences.
import { describe, expect, it, test } from 'vitest';
import { convolutionOf } from '../../../src/core/convolution.ts';
import { fields } from '../../../src/core/field.ts';
import { convBackwardDataRef, convBackwardFilterRef, convForwardRef } from '../../../src/nn/convolution/conv.ref.ts';
import { convForward } from '../../../src/nn.ts';
import { convForwardSpec, flopsOf } from '../../../src/specs.ts';
import {
  convBackwardDataCase,
  convBackwardFilterCase,
  convForwardCase,
} from '../../../testing/cases/nn/convolution/convolutions.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const pads = { padTop: 0, padBottom: 0, padLeft: 0, padRight: 0 };
const steps = { strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1 };

test('steps of a tensor with channels first', () => {
  const sizes = { images: 1, channels: 64, height: 5, width: 4, outChannels: 1, filterHeight: 1, filterWidth: 1 };
  const { x } = convolutionOf({ layout: 'nchw', ...sizes, ...pads, ...steps });
  expect([x.n, x.c, x.y, x.x]).toEqual([1280, 20, 4, 1]);
  expect([30, 62].map((c) => c * x.c)).toEqual([600, 1240]);
});

test('sizes, parameters, flops and bytes of a layer: 3 -> 16 channels, 3 x 3, 416 x 480 -> 208 x 240', () => {
  const sizes = { images: 1, channels: 3, height: 416, width: 480, outChannels: 16, filterHeight: 3, filterWidth: 3 };
  const call = { layout: 'nhwc', ...sizes, ...pads, padTop: 1, padLeft: 1, ...steps, strideY: 2, strideX: 2 } as const;
  const { outHeight, outWidth } = convolutionOf(call);
  expect([outHeight, outWidth]).toEqual([208, 240]);
  // And two for each number of the result, bias and activation.
  expect(flopsOf(convForwardSpec, call) + 2 * outHeight * outWidth * 16).toBe(44728320);
  const single = fields.s.bytes;
  expect([416 * 480 * 3 * single, 208 * 240 * 16 * single]).toEqual([2396160, 3194880]);
  expect(3 * 3 * 3 * 16 + 16).toBe(448);
});

test('a small network: 28 -> 14 -> 7 pixels, 1568 numbers at its end', () => {
  const layer = (height: number, channels: number, outChannels: number, filter: number, stride: number) => {
    const whole = {
      images: 1,
      height,
      width: height,
      channels,
      outChannels,
      filterHeight: filter,
      filterWidth: filter,
    };
    const before = Math.floor((filter - 1) / 2);
    const around = { padTop: before, padLeft: before, padBottom: filter - 1 - before, padRight: filter - 1 - before };
    return convolutionOf({ layout: 'nhwc', ...whole, ...around, ...steps, strideY: stride, strideX: stride });
  };
  const all = [layer(28, 1, 12, 3, 1), layer(28, 12, 24, 6, 2), layer(14, 24, 32, 6, 2)];
  expect(all.map(({ outHeight }) => outHeight)).toEqual([28, 14, 7]);
  expect(all[2]!.outHeight * all[2]!.outWidth * all[2]!.outChannels).toBe(1568);
});

test('the gradients are what differences say', () => {
  const sizes = { images: 2, channels: 4, height: 4, width: 3, outChannels: 2, filterHeight: 2, filterWidth: 2 };
  const v = convolutionOf({
    layout: 'nchw',
    ...sizes,
    ...pads,
    ...steps,
    padTop: 1,
    padRight: 2,
    strideX: 2,
    groups: 2,
  });
  const array = (length: number, of: (k: number) => number) => {
    return { data: Float64Array.from({ length }, (_, k) => of(k)), off: 0, ld: 1 };
  };
  const [X, F] = [array(96, (k) => Math.sin(k * k)), array(16, (k) => Math.cos(k * k))];
  const outputs = v.images * v.outHeight * v.outWidth * v.outChannels;
  const [bias, dY] = [array(2, (k) => k), array(outputs, (k) => Math.sin(3 * k))];
  const loss = (): number => {
    const Y = array(outputs, () => 0);
    convForwardRef(v, X, F, bias, (z) => z, Y);
    return Y.data.reduce((sum, y, k) => sum + y * dY.data[k]!, 0);
  };
  const [dX, dF, dBias] = [array(96, () => 0), array(16, () => 0), array(2, () => 0)];
  convBackwardDataRef(v, F, dY, dX);
  convBackwardFilterRef(v, X, dY, dF, dBias);
  for (const [x, dx] of [
    [X, dX],
    [F, dF],
    [bias, dBias],
  ] as const) {
    for (let k = 0; k < x.data.length; k++) {
      const before = loss();
      x.data[k]! += 1; // the loss is linear in each
      expect(Math.abs(loss() - before - dx.data[k]!)).toBeLessThan(1e-12);
      x.data[k]! -= 1;
    }
  }
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each([convForwardCase, convBackwardDataCase, convBackwardFilterCase].map((c) => [c.spec.name, c] as const))(
    '%s',
    (_name, c) => {
      it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
        for (const problem of sampled(context, c.sweep, 2))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
      });
    },
  );

  it("Sobel's filter by both ways, and NaN, which goes where its pixel does", async () => {
    const upload = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));
    const F = upload(-1, 0, 1, -2, 0, 2, -1, 0, 1);
    const sizes = { images: 1, height: 3, width: 3, channels: 1, outChannels: 1, filterHeight: 3, filterWidth: 3, F };
    for (const algo of ['implicit', 'direct'] as const) {
      const Y = context.alloc('s', 1);
      await convForward(context.queue, { ...sizes, algo, X: upload(1, 4, 6, 5, 3, 8, 6, 7, 2), Y });
      expect([...(await context.download(Y))]).toEqual([7]);
      const padded = context.alloc('s', 9);
      const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
      const X = upload(Number.NaN, 0, 0, 0, 0, 0, 0, 0, 1);
      await convForward(context.queue, { ...sizes, ...around, algo, X, Y: padded });
      const is = [...(await context.download(padded))];
      expect(is.map(Number.isNaN)).toEqual([true, true, false, true, true, false, false, false, false]);
      expect(is.slice(5)).toEqual([0, 0, 2, 0]);
    }
  });
});
