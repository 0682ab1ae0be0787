// The check of a triangle's pivots behind random butterflies.
import { expect } from 'vitest';
import { enqueuePivotCheck } from '../../../src/lapack/lu/gerbt.gpu.ts';
import { gpuTest } from '../../setup/contexts.ts';

gpuTest('pivots that may be rounding errors count as zero, as does whatever is not a number', async (context) => {
  const LEAST = 16 * 2 ** -24;
  const check = async (diagonal: readonly number[], norm: number): Promise<number> => {
    const n = diagonal.length;
    const ld = n + 3;
    const W = new Float32Array(ld * n).fill(Number.NaN);
    diagonal.forEach((value, i) => void (W[i * (ld + 1)] = value));
    const [inW, inNorm] = [context.upload('s', W), context.upload('s', Float32Array.of(norm))];
    const info = context.upload('i', Int32Array.of(-7, 0, -7));
    const result = { data: inNorm, off: 0, ld: 1 };
    enqueuePivotCheck(context.queue, n, { data: inW, off: 0, ld }, result, { data: info, off: 1, ld: 1 });
    const [before, found, behind] = await context.download(info);
    for (const buffer of [inW, inNorm, info]) buffer.dispose();
    expect([before, behind]).toEqual([-7, -7]);
    return found!;
  };
  const many = Array.from({ length: 300 }, (_, i) => (i % 2 === 0 ? 1 : -1) * (1 + i));
  expect(await check(many, 1)).toBe(0);
  expect(await check([...many.slice(1), 2 * LEAST], 1)).toBe(0);
  expect(await check([...many.slice(1), 2 * LEAST], 2)).toBe(300);
  expect(await check([-LEAST], 1)).toBe(1);
  expect(await check([1, 0, 1], 1)).toBe(3);
  for (const value of [Number.NaN, Infinity]) {
    expect(await check([1, 1], value)).toBe(2);
    expect(await check([value], 1)).toBe(1);
  }
});
