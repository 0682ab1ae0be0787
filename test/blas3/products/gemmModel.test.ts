// What is predicted of products by tiles and slices: no number is exact, but the choices that follow from them must be sane everywhere.
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { gemmRules, slicesOf } from '../../../src/blas3/products/gemm.kernels.ts';
import { bestSlices, bestTile, predicted } from '../../../src/blas3/products/gemmModel.ts';
import { COSTS, KIND, type Modelled, TILES } from '../../../src/blas3/products/gemmTiles.ts';
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

  // NVIDIA H100 80GB HBM3, 2026-11-25 and 26: the tiles within 5 % of the fastest of a dozen that were measured for each product.
  it.each<[number, number, number, readonly Modelled[]]>([
    [64, 4096, 4096, ['medium', 'middle']],
    [4096, 64, 4096, ['slim', 'lean']],
    [4096, 32, 4096, ['lean']],
    [32, 4096, 4096, ['low']],
    [128, 4096, 4096, ['large', 'slim', 'medium']],
    [256, 4096, 4096, ['huge', 'large']],
    [100, 4096, 11008, ['large']],
    [5000, 64, 5000, ['slim', 'middle']],
    [1000, 1000, 1000, ['slim', 'medium']],
    [1500, 1500, 1500, ['middle']],
    [12000, 500, 700, ['slim', 'medium']],
    [20000, 256, 256, ['low', 'middle', 'medium', 'slim']],
    [30000, 128, 128, ['huge', 'large']],
    [600, 600, 5000, ['large', 'medium', 'middle', 'slim']],
    [7001, 129, 3003, ['middle', 'slim']],
    [2000, 700, 300, ['middle']],
    [777, 777, 777, ['middle', 'lean']],
    [500, 500, 500, ['slim', 'medium', 'middle']],
    [300, 300, 300, ['middle', 'small']],
    [200, 200, 200, ['small']],
    [100, 100, 100, ['small']],
    [96, 96, 500000, ['low', 'lean48', 'lean', 'low48']],
    [10000, 10000, 16, ['large', 'middle', 'slim', 'medium']],
    [10000, 10000, 64, ['slim', 'medium', 'huge', 'middle', 'large']],
    [4097, 4097, 4097, ['huge', 'slim', 'medium']],
  ])('takes a tile for %i x %i x %i that was measured to be fast', (m, n, k, fast) => {
    expect(fast).toContain(bestTile({ m, n, k }, COSTS, KIND, () => true)!.name);
  });

  it('keeps the tiles of large squares', () => {
    for (const updates of [false, true]) {
      const names = [1024, 2048, 4096, 8192].map((n) => {
        return bestTile({ m: n, n, k: n, updates }, COSTS, KIND, () => true)!.name;
      });
      expect(names).toEqual(['medium', 'huge', 'huge', 'huge']);
    }
  });

  it('knows what reading C costs few workgroups on a processor: H200, 2026-11, n = 3584, k = 128', () => {
    const time = (name: Modelled) => predicted({ m: 3584, n: 3584, k: 128, updates: true }, COSTS[name], 1, KIND);
    for (const name of ['large', 'medium'] as const) {
      expect(time('middle')).toBeLessThan(time(name));
      expect(time(name)).toBeLessThan(time('huge'));
    }
    const problem = { m: 3584, n: 3584, k: 128, transA: 0, transB: 0, batch: 1, aligned: true } as const;
    expect(pick(gemmRules, { ...problem, updates: true }).name).toBe('tiled-middle');
    expect(pick(gemmRules, problem).name).toBe('tiled-medium');
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

  it.each([
    ['padded-huge', 8191, 8191, 8191],
    ['padded-huge', 4096, 4096, 4097],
    ['shifted-middle', 3001, 1777, 2503],
    ['shifted-medium', 1025, 1025, 1025],
  ])('takes %s for %i x %i x %i: copies of the factors pay where a product is large', (name, m, n, k) => {
    const problem = { m, n, k, transA: 0, transB: 0, batch: 1, aligned: false, shifts: true } as const;
    expect(pick(gemmRules, problem).name).toBe(name);
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
        const { name } = pick(gemmRules, problem);
        const isShifted = shifts && !name.startsWith('padded');
        expect(fitting.filter((one) => one.startsWith('shifted'))).toHaveLength(isShifted ? 1 : 0);
        expect(fitting).toContain(name);
      }
    }
  });
});

/** Bytes of workgroup memory where the tiles were measured. */
const ROOM = 49152;

describe('the model of halves on matrix units', () => {
  it.each([
    [8, 4096, 4096],
    [64, 4096, 4096],
    [5000, 64, 5000],
    [128, 4096, 4096],
    [64, 64, 1000000],
  ])('%i x %i x %i takes a tile that is not mostly padding, and slices that fill the GPU', (m, n, k) => {
    const { name, slices } = unitPlan({ m, n, k }, ROOM);
    const { BM, BN } = UNIT_TILES[name];
    expect(BM).toBeLessThanOrEqual(Math.max(16, 2 * m));
    expect(BN).toBeLessThanOrEqual(Math.max(16, 2 * n));
    expect(Math.ceil(m / BM) * Math.ceil(n / BN) * slices).toBeGreaterThanOrEqual(100);
  });

  // NVIDIA H100 80GB HBM3, 2026-11-25 and 26: the tiles within 10 % of the fastest of up to a dozen that were measured.
  it.each<[number, number, number, readonly (keyof typeof UNIT_TILES)[]]>([
    [64, 4096, 4096, ['square', 'deep']],
    [128, 4096, 4096, ['deep', 'square']],
    [32, 4096, 4096, ['flat32deep', 'flat32']],
    [16, 4096, 4096, ['flat16']],
    [5000, 64, 5000, ['square', 'light']],
    [1000, 1000, 1000, ['square']],
    [256, 4096, 4096, ['square', 'wide']],
    [100, 4096, 11008, ['wide', 'broad']],
    [7001, 129, 3003, ['light', 'wide']],
    [10000, 10000, 16, ['broad']],
    [10000, 10000, 64, ['broad']],
    [600, 600, 5000, ['wide']],
  ])('takes a tile for %i x %i x %i that was measured to be fast', (m, n, k, fast) => {
    expect(fast).toContain(unitPlan({ m, n, k }, ROOM).name);
  });

  it('takes no tile that has no room', () => {
    expect(unitPlan({ m: 128, n: 4096, k: 4096 }, 32768).name).not.toBe('deep');
  });

  it('knows that packing pays for large products: H100, 2026-11-25, us packed and not, 185 and 242, 645 and 1030', () => {
    for (const [m, n, k] of [
      [3001, 1777, 2503],
      [4097, 4097, 4097],
    ] as const)
      expect(packedTime({ m, n, k })).toBeLessThan(unitPlan({ m, n, k }, ROOM).time);
  });

  it('knows that packing does not pay for thin products', () => {
    for (const m of [16, 64, 128]) {
      const p = { m, n: 4096, k: 4096 };
      expect(packedTime(p)).toBeGreaterThan(unitPlan(p, ROOM).time);
    }
  });

  it('has costs of every tile', () => {
    for (const [name, { BM, BN, BK }] of Object.entries(UNIT_TILES))
      expect(UNIT_COSTS[name as keyof typeof UNIT_TILES]).toMatchObject({ BM, BN, BK });
    expect(UNIT_KIND.bytes).toBe(2);
  });
});
