// What is predicted of products by tiles and slices: no number is exact, but the choices that follow from them must be sane everywhere.
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { gemmRules, KIND, slicesOf } from '../../../src/blas3/products/gemm.kernels.ts';
import { bestSlices, bestTile, predicted } from '../../../src/blas3/products/gemmModel.ts';
import { COSTS, type Modelled, TILES } from '../../../src/blas3/products/gemmTiles.ts';
import {
  packedTime,
  UNIT_COSTS,
  UNIT_KIND,
  UNIT_TILES,
  unitPlan,
} from '../../../src/blas3/products/gemmUnits.kernels.ts';

const NAMES = Object.keys(COSTS) as readonly Modelled[];
const SIDES = [1, 2, 7, 16, 33, 64, 100, 129, 500, 1000, 4097, 20000];
const shapes = SIDES.flatMap((m) => SIDES.flatMap((n) => [1, 5, 64, 300, 4096, 100001].map((k) => ({ m, n, k }))));

describe('the model of products', () => {
  it('gives a time for every shape, and slices that are whole slabs of it', () => {
    for (const shape of shapes) {
      const plan = bestTile(shape, COSTS, KIND, () => true)!;
      expect(plan.time).toBeGreaterThan(0);
      expect(plan.time).toBeLessThan(Infinity);
      const { slices, depth } = slicesOf({ ...shape, batch: 1 }, TILES[plan.name]);
      expect(slices).toBe(plan.slices);
      expect(depth % TILES[plan.name].BK).toBe(0);
      expect(slices * depth).toBeGreaterThanOrEqual(shape.k);
      expect((slices - 1) * depth).toBeLessThan(shape.k);
    }
  });

  it('chooses what is predicted to be fastest, of tiles and of slices', () => {
    for (const shape of shapes) {
      const plan = bestTile(shape, COSTS, KIND, () => true)!;
      for (const name of NAMES) {
        expect(plan.time).toBeLessThanOrEqual(predicted(shape, COSTS[name], 1, KIND));
        expect(plan.time).toBeLessThanOrEqual(bestSlices(shape, COSTS[name], KIND, name).time);
      }
    }
  });

  it('takes longer for deeper products, and for products that are larger by far', () => {
    for (const { m, n, k } of shapes) {
      const time = (p: { readonly m: number; readonly n: number; readonly k: number }): number =>
        bestTile(p, COSTS, KIND, () => true)!.time;
      const once = time({ m, n, k });
      expect(time({ m, n, k: 4 * k })).toBeGreaterThanOrEqual(0.99 * once);
      expect(time({ m: 8 * m, n: 8 * n, k })).toBeGreaterThanOrEqual(0.99 * once);
    }
  });

  it('needs workspace in proportion: no more than a few times what a GPU full of tiles writes', () => {
    for (const shape of shapes) {
      const plan = bestTile(shape, COSTS, KIND, () => true)!;
      if (plan.slices === 1) continue;
      const { BM, BN } = TILES[plan.name];
      const written = Math.ceil(shape.m / BM) * Math.ceil(shape.n / BN) * plan.slices;
      expect(written).toBeLessThanOrEqual(132 * 2 * COSTS[plan.name].resident);
    }
  });

  it('is asked by one rule for each product, whatever it is', () => {
    for (const shape of shapes) {
      for (const [aligned, shifts] of [
        [true, false],
        [false, true],
        [false, false],
      ] as const) {
        const problem = { ...shape, transA: 0, transB: 0, batch: 1, aligned, shifts } as const;
        const fitting = gemmRules.filter(({ fits }) => fits(problem)).map(({ name }) => name);
        expect(fitting.filter((name) => name.startsWith('tiled'))).toHaveLength(aligned ? 1 : 0);
        expect(fitting.filter((name) => name.startsWith('shifted'))).toHaveLength(shifts ? 1 : 0);
        expect(fitting).toContain(pick(gemmRules, problem).name);
      }
    }
  });
});

describe('the model of halves on matrix units', () => {
  it.each([
    [8, 4096, 4096],
    [64, 4096, 4096],
    [5000, 64, 5000],
    [128, 4096, 4096],
    [64, 64, 1000000],
  ])('%i x %i x %i takes a tile that is not mostly padding, and slices that fill the GPU', (m, n, k) => {
    const { name, slices } = unitPlan({ m, n, k });
    const { BM, BN } = UNIT_TILES[name];
    expect(BM).toBeLessThanOrEqual(Math.max(16, 2 * m));
    expect(BN).toBeLessThanOrEqual(Math.max(16, 2 * n));
    expect(Math.ceil(m / BM) * Math.ceil(n / BN) * slices).toBeGreaterThanOrEqual(100);
  });

  it('knows that packing does not pay for thin products', () => {
    for (const m of [16, 64, 128]) {
      const p = { m, n: 4096, k: 4096 };
      expect(packedTime(p)).toBeGreaterThan(unitPlan(p).time);
    }
  });

  it('has costs of every tile', () => {
    for (const [name, { BM, BN, BK }] of Object.entries(UNIT_TILES))
      expect(UNIT_COSTS[name as keyof typeof UNIT_TILES]).toMatchObject({ BM, BN, BK });
    expect(UNIT_KIND.bytes).toBe(2);
  });
});
