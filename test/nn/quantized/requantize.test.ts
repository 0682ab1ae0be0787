// requantize on every backend: the case's sweep, ties, what is too large and what has no product, and what is refused.
import { describe, expect, it } from 'vitest';
import { brequantize } from '../../../src/nn.ts';
import { requantizeCase } from '../../../testing/cases/nn/quantized/requantize.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const integers = (...values: readonly number[]) => context.upload('i', Int32Array.from(values));
  const bytes = (...values: readonly number[]) => context.upload('b', Int8Array.from(values));
  const singles = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));

  it('does the whole sweep', async () => {
    for (const problem of sampled(context, requantizeCase.sweep, 1))
      expect(await complaints(context, requantizeCase, problem, 'b')).toEqual([]);
  });

  it('ties go to even, what is too large to the ends, and neighbours in a word stay', async () => {
    const Y = bytes(9, 9, 9, 9, 9, 9, 9, 9, 9);
    const call = { outer: 1, channels: 6, inner: 1, scale: singles(0.5) };
    await brequantize(queue, { ...call, X: integers(1, 3, -5, -1, 2 ** 31 - 1, -(2 ** 31)), Y: Y.at(2) });
    expect([...(await context.download(Y))]).toEqual([9, 9, 0, 2, -2, 0, 127, -128, 9]);
    await brequantize(queue, { ...call, X: integers(1, 3, 5, 7, 600, -600), zero: 128, unsigned: true, Y: Y.at(1) });
    expect([...new Uint8Array((await context.download(Y)).buffer, 0, 9)]).toEqual([
      9, 128, 130, 130, 132, 255, 0, 128, 9,
    ]);
  });

  it('sums with the bias wrap, and scales are of their channels', async () => {
    const Y = context.alloc('b', 8);
    const X = integers(2 ** 31 - 1, 10, 20, 30, -(2 ** 31), -1, -2, -3);
    const call = { outer: 2, channels: 2, inner: 2, per: 'channels', X, bias: integers(1, -10), Y } as const;
    await brequantize(queue, { ...call, scale: singles(2 ** -26, 1) });
    expect([...(await context.download(Y))]).toEqual([-32, 0, 10, 20, -32, 0, -12, -13]);
  });

  it('what is not a number becomes the zero point, and infinities the ends', async () => {
    const Y = context.alloc('b', 6);
    const scale = singles(Number.NaN, Infinity, -Infinity);
    const call = { outer: 2, channels: 3, inner: 1, per: 'channels', scale, zero: 5, Y } as const;
    await brequantize(queue, { ...call, X: integers(1, 1, 1, 0, 0, -1) });
    expect([...(await context.download(Y))]).toEqual([5, 127, -128, 5, 5, 127]);
  });

  it('a zero point that is no byte is refused', async () => {
    const call = { outer: 1, channels: 1, inner: 1, X: integers(1), scale: singles(1), Y: bytes(0) };
    for (const wrong of [{ zero: 128 }, { zero: -1, unsigned: true }, { zero: 256, unsigned: true }, { zero: 0.5 }])
      expectRefusal(await rejectionOf(() => brequantize(queue, { ...call, ...wrong })), {
        ...{ routine: 'brequantize', argument: 'zero' },
      });
  });
});
