// dynamicQuantize on every backend: the case's sweep, numbers by hand, what has no range, and products of what it makes.
import { describe, expect, it } from 'vitest';
import { sdynamicQuantize, sqgemm } from '../../../src/nn.ts';
import { dynamicQuantizeCase } from '../../../testing/cases/nn/quantized/dynamicQuantize.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;

  it.each(['h', 's'] as const)('does the whole sweep in precision %s', async (prec) => {
    for (const problem of sampled(context, dynamicQuantizeCase.sweep, 1))
      expect(await complaints(context, dynamicQuantizeCase, problem, prec)).toEqual([]);
  });

  /** Bytes, scale and zero point of numbers; all bytes in one buffer, whose others stay, and the scale behind the numbers. */
  async function quantized(...numbers: readonly number[]) {
    const n = numbers.length;
    const X = context.upload('s', Float32Array.of(...numbers, 7));
    const bytes = context.upload('b', new Int8Array(n + 5).fill(9));
    await sdynamicQuantize(queue, { n, X, Y: bytes.at(3), scale: X.at(n), zero: bytes.at(1) });
    const [after, all] = [await context.download(X), new Uint8Array((await context.download(bytes)).buffer)];
    expect([...after.slice(0, n)]).toEqual(numbers.map(Math.fround));
    expect([all[0], all[2], ...all.slice(n + 3, n + 5)]).toEqual([9, 9, 9, 9]);
    // A GPU's quotients are right to a few units in the last place.
    return { y: [...all.slice(3, n + 3)], scale: Number(after[n]!.toPrecision(6)), zero: all[1] };
  }

  it('the range is that of the numbers and 0', async () => {
    expect(await quantized(-254, 256)).toEqual({ y: [0, 255], scale: 2, zero: 127 });
    expect(await quantized(50, 510, 102)).toEqual({ y: [25, 255, 51], scale: 2, zero: 0 });
    expect(await quantized(-127.5, -1.5)).toEqual({ y: [0, 252], scale: 0.5, zero: 255 });
  });

  it('what is no number counts for neither end, and without a range everything is 0', async () => {
    expect(await quantized(Number.NaN, 510, -Number.NaN)).toEqual({ y: [0, 255, 0], scale: 2, zero: 0 });
    expect(await quantized(0, -0, Number.NaN)).toEqual({ y: [0, 0, 0], scale: 0, zero: 0 });
    expect(await quantized(-Infinity, 1)).toEqual({ y: [0, 0], scale: Infinity, zero: 0 });
    // The ends of a wide range do not overflow.
    expect((await quantized(-1e38, 2e38)).zero).toBe(85);
  });

  it('makes what qgemm multiplies, without the host knowing the scale', async () => {
    const X = context.upload('s', Float32Array.of(-1, 2, 0.5, 1.5));
    const [bytes, scaleX, zeroX] = [context.alloc('b', 4), context.alloc('s', 1), context.alloc('b', 1)];
    const Y = context.alloc('s', 2);
    await sdynamicQuantize(queue, { n: 4, X, Y: bytes, scale: scaleX, zero: zeroX });
    const W = context.upload('b', Int8Array.of(1, 3));
    const sizes = { rows: 2, features: 1, depth: 2, unsignedX: true, ofX: 'tensor' } as const;
    await sqgemm(queue, { ...sizes, X: bytes, scaleX, zeroX, W, Y });
    const y = await context.download(Y);
    expect(Math.abs(y[0]! - 5)).toBeLessThan(0.05);
    expect(Math.abs(y[1]! - 5)).toBeLessThan(0.05);
  });
});
