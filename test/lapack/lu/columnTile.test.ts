// A column of a panel across workgroups is one dispatch: its grid, which counts the columns too, has to fit.
import { describe, expect, it, test } from 'vitest';
import { sgetrf } from '../../../src/index.ts';
import { columnTileOf } from '../../../src/lapack/lu/getf2.kernels.ts';
import { columnTileOf as ofDoubles } from '../../../src/lapack/lu/getrfDoubles.kernels.ts';
import { gpu } from '../../setup/contexts.ts';

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

  it('holds four million rows on every device', () => {
    const m = 64 * (LIMIT - 32);
    for (const tileOf of [columnTileOf, ofDoubles])
      for (const lanes of [0, 4, 8, 16, 32, 64])
        expect(Math.ceil(m / tileOf(lanes, m, LIMIT).ROWS) + 32).toBeLessThanOrEqual(LIMIT);
  });
});

test.skipIf(gpu?.gpu?.software !== true)('the tallest panels have the bits of others', async () => {
  // Taller than the one workgroup of a software adapter holds.
  const [m, n] = [300, 40];
  const values = Float32Array.from({ length: m * n }, (_, i) => Math.sin(i * i + 1));
  const factored = async (): Promise<(Float32Array | Int32Array)[]> => {
    const [A, ipiv, info] = [gpu!.upload('s', values), gpu!.alloc('i', n), gpu!.alloc('i', 1)];
    await sgetrf(gpu!, { m, n, A, lda: m, ipiv, info, mode: 'native' });
    const results = await Promise.all([gpu!.download(A), gpu!.download(ipiv)]);
    for (const buffer of [A, ipiv, info]) buffer.dispose();
    return results;
  };
  const usual = await factored();
  const limit = gpu!.queue.groupLimit;
  try {
    gpu!.queue.groupLimit = 40;
    expect(columnTileOf(gpu!.gpu!.fixedLanes, m, 40).ROWS).toBe(64);
    expect(await factored()).toEqual(usual);
  } finally {
    gpu!.queue.groupLimit = limit;
  }
});
