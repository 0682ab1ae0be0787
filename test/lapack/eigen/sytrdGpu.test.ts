// SYTRD on the GPU: A = Q T Q^T with Q by its reflectors in doubles, both triangles, panels of several widths, kernels by name, scales,
// zeros, what is not a number.
import { describe, expect } from 'vitest';
import { productRules } from '../../../src/lapack/eigen/sytrd.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { some, spread, wide } from '../../lib/sampled.ts';
import { gpuSweep, gpuTest } from '../../setup/contexts.ts';
import { errors, type Reduced, random, reduce, symmetric, type Uplo } from './reduced.ts';

async function expectGood(
  context: Context,
  uplo: Uplo,
  n: number,
  element: (i: number, j: number) => number,
  nb?: number,
  force?: string,
): Promise<Reduced> {
  const a = symmetric(n, element);
  const reduced = await reduce(context, uplo, n, a, nb, force);
  const [residual, orthogonality] = errors(uplo, n, a, reduced);
  expect(residual < 30, `${uplo} ${n} ${nb}: residual ${residual}`).toBe(true);
  expect(orthogonality < 30, `${uplo} ${n} ${nb}: orthogonality ${orthogonality}`).toBe(true);
  return reduced;
}

describe('on a GPU', () => {
  gpuTest('orders and panels, both triangles', async (context) => {
    for (const uplo of ['l', 'u'] as const) {
      for (const n of some([1, 2, 3, 4, 5, 7, 8, 9, 33, 70], 12)) await expectGood(context, uplo, n, random(n), 8);
      for (const [n, nb] of [
        [20, 4],
        [65, 32],
        [97, 64],
        [130, 0],
      ] as const)
        await expectGood(context, uplo, n, random(n), nb);
    }
  });

  gpuSweep('one dispatch a column', async (context) => {
    for (const uplo of ['l', 'u'] as const) {
      for (const n of [2, 3, 4, 5, 8, 17, 33, 66, 130]) await expectGood(context, uplo, n, random(n), 16, 'steps');
      for (const nb of [4, 8, 12]) await expectGood(context, uplo, 45, random(nb), nb, 'steps');
    }
    for (const [n, most] of [
      [60, 40],
      [61, 17],
      [70, 2],
    ] as const)
      await expectGood(context, 'u', n, random(most), 12, `steps/${most}`);
    await expectGood(context, 'l', 34, () => 1, 16, 'steps');
    await expectGood(context, 'u', 34, (i, j) => 10 ** (-(i + j) / 5), 16, 'steps');
  });

  // In a short run not the largest tiles, which take a software adapter seconds to compile.
  for (const { name, choice } of wide ? productRules : spread(productRules.slice(1), 2)) {
    gpuTest(`${name}: any number of columns`, async (context) => {
      await expectGood(context, 'l', 45, random(9), 12, name);
      if (choice.tiles !== undefined) await expectGood(context, 'u', 137, random(8), 32, name);
    });
  }

  gpuTest('large and small numbers, zeros, multiples of the unit matrix, low rank', async (context) => {
    for (const factor of [1e30, 1e-30, 2 ** 60, 2 ** -60]) await expectGood(context, 'l', 40, random(3, factor), 8);
    await expectGood(context, 'u', 30, () => 0, 8);
    await expectGood(context, 'l', 30, (i, j) => (i === j ? -3 : 0), 8);
    await expectGood(context, 'l', 30, () => 1, 8);
    await expectGood(context, 'u', 37, (i, j) => (((i * j) % 5) + ((i + j) % 3)) * 10 ** (-(i + j) / 9), 12);
    await expectGood(context, 'l', 37, (i, j) => (Math.abs(i - j) < 2 ? 2 - 3 * Math.abs(i - j) : 0), 12);
  });

  gpuTest('what is not a number reaches D', async (context) => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const next = random(5);
      const a = symmetric(20, (i, j) => (i === 9 && j === 4 ? value : next()));
      const { d } = await reduce(context, 'l', 20, a, 8);
      expect(d.some((x) => !Number.isFinite(x))).toBe(true);
    }
  });
});
