// How many sums of tiles a tridiagonal reduction keeps for each row: as many as any of its columns leaves, whichever tiles it has.
import { expect, test } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { mostSlices, productRules, slicesOf } from '../../../src/lapack/eigen/sytrd.kernels.ts';

test.each([1, 100, 2047, 2048, 2500, 5119, 5120, 5124, 6144, 7000, 8192, 16384])('order %i', (order) => {
  for (const force of [undefined, 'tiles-64', 'tiles-128', 'columns-1']) {
    const most = mostSlices(order, force);
    let needed = 1;
    for (let j = 0; j < order; j++) {
      const { tiles } = pick(productRules, { count: order - j }, force).choice;
      if (tiles !== undefined) needed = Math.max(needed, slicesOf(tiles, order, j));
    }
    expect(most, force).toBe(needed);
  }
});
