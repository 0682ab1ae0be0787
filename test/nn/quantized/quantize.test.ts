// quantize and dequantize on every backend: the cases' sweeps, numbers by hand, what has no quotient, and weights for qgemmWeights.
import { describe, expect, it } from 'vitest';
import { sdequantize, sqgemmWeights, squantize } from '../../../src/nn.ts';
import { dequantizeCase } from '../../../testing/cases/nn/quantized/dequantize.ts';
import { quantizeCase } from '../../../testing/cases/nn/quantized/quantize.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const bytes = (...values: readonly number[]) => context.upload('b', Int8Array.from(values));
  const singles = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));

  it.each(['h', 's'] as const)('does the whole sweeps in precision %s', async (prec) => {
    for (const problem of sampled(context, quantizeCase.sweep, 1))
      expect(await complaints(context, quantizeCase, problem, prec)).toEqual([]);
    for (const problem of sampled(context, dequantizeCase.sweep, 1))
      expect(await complaints(context, dequantizeCase, problem, prec)).toEqual([]);
  });

  it('ties go to even, what is too large to the ends, and neighbours in a word stay', async () => {
    const Y = bytes(9, 9, 9, 9, 9, 9, 9, 9);
    const X = singles(1, 3, -5, 1000, -Infinity);
    await squantize(queue, { outer: 1, channels: 5, inner: 1, X, scale: singles(2), Y: Y.at(2) });
    expect([...(await context.download(Y))]).toEqual([9, 9, 0, 2, -2, 127, -128, 9]);
  });

  it('what is no number, and all of the scale 0, becomes the zero point', async () => {
    const Y = context.alloc('b', 6);
    const X = singles(Number.NaN, 1, 0, -1, Number.NaN, 6);
    const call = { outer: 1, channels: 3, inner: 2, per: 'channels', scale: singles(1, 0, 2) } as const;
    await squantize(queue, { ...call, X, zero: bytes(5, 6, 7), Y });
    expect([...(await context.download(Y))]).toEqual([5, 6, 6, 6, 7, 10]);
  });

  it('four bits: the first is in the low half, rows begin with a byte, and the half that is left is 0', async () => {
    const Y = bytes(-1, -1, -1, -1);
    const call = { outer: 2, channels: 3, inner: 1, bits: '4', scale: singles(1) } as const;
    await squantize(queue, { ...call, X: singles(1, -2, 100, 0, -100, 3), Y });
    expect([...new Uint8Array((await context.download(Y)).buffer, 0, 4)]).toEqual([0xe1, 0x07, 0x80, 0x03]);
    const Z = context.alloc('s', 6);
    await sdequantize(queue, { ...call, X: Y, Y: Z });
    expect([...(await context.download(Z))]).toEqual([1, -2, 7, 0, -8, 3]);
  });

  it('zero points and scales may lie in the buffer of the result', async () => {
    const Y = bytes(3, -3, 0, 0, 0, 0, 0);
    const call = { outer: 1, channels: 2, inner: 2, per: 'channels' } as const;
    await squantize(queue, { ...call, X: singles(1, 2, 3, 4), scale: singles(1, 1), zero: Y, Y: Y.at(2) });
    expect([...(await context.download(Y))]).toEqual([3, -3, 4, 5, 0, 1, 0]);
    const Z = singles(2, 4, 0, 0, 0, 0);
    await sdequantize(queue, { ...call, X: bytes(1, 2, 3, 4), scale: Z, Y: Z.at(2) });
    expect([...(await context.download(Z))]).toEqual([2, 4, 2, 4, 12, 16]);
  });

  it.each(['4', '8'] as const)('makes weights of %s bits that qgemmWeights takes', async (bits) => {
    const [features, depth, group] = [3, 10, 4];
    const values = Array.from({ length: features * depth }, (_, k) => ((k * 7) % 15) - 7);
    const scale = singles(...Array.from({ length: 9 }, (_, k) => 2 ** (k % 3)));
    const W = context.alloc('b', (features * depth * Number(bits)) / 8);
    const layout = { outer: features, channels: depth, inner: 1, per: 'groups', unsigned: bits === '4' } as const;
    const scaled = values.map((v, k) => v * 2 ** (Math.floor((k % depth) / group) % 3));
    await squantize(queue, { ...layout, bits, group, X: singles(...scaled), scale, Y: W });
    const Y = context.alloc('s', features);
    const X = singles(...Array.from({ length: depth }, (_, l) => l + 1));
    await sqgemmWeights(queue, { rows: 1, features, depth, bits, group, W, scale, X, Y });
    const sums = [0, 1, 2].map((f) =>
      scaled.slice(f * depth, (f + 1) * depth).reduce((sum, v, l) => sum + v * (l + 1), 0),
    );
    expect([...(await context.download(Y))]).toEqual(sums);
  });

  it('a group of nothing is refused', async () => {
    const call = { outer: 1, channels: 1, inner: 1, group: 0, X: singles(1), scale: singles(1) };
    const Y = context.alloc('b', 1);
    expectRefusal(await rejectionOf(() => squantize(queue, { ...call, Y })), { argument: 'group', position: 7 });
  });
});
