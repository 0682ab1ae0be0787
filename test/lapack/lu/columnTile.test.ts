// A column of a panel across workgroups is one dispatch: its grid, which counts the columns too, has to fit.
import { describe, expect, it, test } from 'vitest';
import { getrf, UnsupportedError } from '../../../src/index.ts';
import { columnTileOf } from '../../../src/lapack/lu/getf2.kernels.ts';
import { columnTileOf as ofDoubles } from '../../../src/lapack/lu/getrfDoubles.kernels.ts';
import { wide } from '../../lib/sampled.ts';
import { doubles, gpu } from '../../setup/contexts.ts';

const LIMIT = 65535;

describe('the tile of panels that go column by column', () => {
  it('is that of the subgroups as long as the grid fits', () => {
    for (const tileOf of [columnTileOf, ofDoubles])
      for (const lanes of [8, 32]) {
        const most = (LIMIT - 32) * lanes;
        expect(tileOf(lanes, most, LIMIT).LANES).toBe(lanes);
        const beyond = tileOf(lanes, most + 1, LIMIT);
        expect(beyond.LANES).toBe(0);
      }
  });

  it('has no more lines than a subgroup has threads: its threads look at one line each for the pivot', () => {
    for (const tileOf of [columnTileOf, ofDoubles])
      for (const lanes of [4, 8, 16, 32, 64]) {
        const { LANES, LINES } = tileOf(lanes, 700, LIMIT);
        if (LANES > 0) expect(LINES).toBeLessThanOrEqual(LANES);
      }
  });

  it('holds sixteen million rows on every device, and says what is more', () => {
    const m = 256 * (LIMIT - 32);
    for (const tileOf of [columnTileOf, ofDoubles])
      for (const lanes of [0, 4, 8, 16, 32, 64]) {
        expect(Math.ceil(m / tileOf(lanes, m, LIMIT).ROWS) + 32).toBeLessThanOrEqual(LIMIT);
        expect(() => tileOf(lanes, m + 1, LIMIT)).toThrow(UnsupportedError);
      }
  });
});

describe.skipIf(gpu?.gpu?.software !== true)('where a grid has 40 workgroups at most', () => {
  const on = { s: async () => gpu!, d: doubles, z: doubles };
  async function factored(prec: 's' | 'd' | 'z', m: number, n: number, limit?: number) {
    const context = await on[prec]();
    const length = m * n * (prec === 'z' ? 2 : 1);
    const values = Float64Array.from({ length }, (_, i) => Math.fround(Math.sin(i * i + 1)));
    const [A, ipiv, info] = [
      context.upload(prec, prec === 's' ? Float32Array.from(values) : values),
      context.alloc('i', n),
      context.alloc('i', 1),
    ];
    const usual = context.queue.groupLimit;
    context.queue.groupLimit = limit ?? usual;
    let error: unknown;
    try {
      await getrf(context, { m, n, A, lda: m, ipiv, info, mode: 'native' }).catch((e: unknown) => (error = e));
      const results = [await context.download(A), await context.download(ipiv)];
      return { error, results, kept: results[0]!.every((x, i) => x === values[i]) };
    } finally {
      context.queue.groupLimit = usual;
      for (const buffer of [A, ipiv, info]) buffer.dispose();
    }
  }

  // Taller than the one workgroup of a software adapter holds.
  test.runIf(wide).each(['s', 'd', 'z'] as const)('the tallest panels have the bits of others: %s', async (prec) => {
    const [m, n] = [700, 40];
    expect((prec === 's' ? columnTileOf : ofDoubles)(gpu!.gpu!.fixedLanes, m, 40).ROWS).toBe(256);
    const [found, usual] = [await factored(prec, m, n, 40), await factored(prec, m, n)];
    expect(found.error).toBeUndefined();
    for (const [k, result] of found.results.entries())
      expect(result.findIndex((x, i) => x !== usual.results[k]![i])).toBe(-1);
    expect(found.kept).toBe(false);
  });

  test.each(['s', 'd'] as const)('taller ones are refused, and A is as it was: %s', async (prec) => {
    const { error, kept } = await factored(prec, 3000, 3, 40);
    expect(error).toBeInstanceOf(UnsupportedError);
    expect(kept).toBe(true);
  });
});
