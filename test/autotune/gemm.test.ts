// The database in force: gemm launches what was measured, where it may, and its space holds what the kernels can do.
import { afterEach, describe, expect, test } from 'vitest';
import { classOf, type DeviceKey, type Shape } from '../../src/autotune/key.ts';
import { type Limits, legal, product } from '../../src/autotune/space.ts';
import { TuningTable, tuningTable } from '../../src/autotune/table.ts';
import { gemmRules, gemmTiled } from '../../src/blas3/products/gemm.kernels.ts';
import { gemmSpace, tunedGemm } from '../../src/blas3/products/gemm.space.ts';
import { type GemmProblem, gemmCase } from '../../testing/cases/blas3/products/gemm.ts';
import { complaints } from '../../testing/lib/case.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';

const LIMITS: Limits = { threads: 1024, workgroupBytes: 49152, software: false };
const TILED = { BM: 32, BN: 64, BK: 16, TM: 4, TN: 8, KU: 2 };
const DIRECT = { BM: 16, BN: 32, BK: 8, TM: 4, TN: 4, KU: 4 };
const names = { tiled: 'tiled-32x64x16-4x8-u2', direct: 'direct-16x32x8-4x4-u4' } as const;
const params = { tiled: TILED, direct: DIRECT } as const;

const PROBLEM: GemmProblem = { transA: 'n', transB: 't', m: 68, n: 72, k: 36, alpha: 0.29, beta: -0.48 };
const ODD: GemmProblem = { ...PROBLEM, m: 33, n: 35, k: 17, layout: { pad: 3, offset: 5 } };
const shape = (p: GemmProblem, aligned: boolean): Shape => ({ ...p, transA: 0, transB: 1, batch: 1, aligned });

afterEach(() => {
  if (gpu !== undefined) tuningTable(gpu, gemmSpace)?.use([]);
});

describe('the space of gemm', () => {
  test('holds every choice of the built-in rules', () => {
    for (const { name, choice } of gemmRules) {
      const { kernel, tile, via } = choice;
      const params = { ...tile };
      const found = gemmSpace.variants.filter((v) => v.kernel === kernel && v.choice(params).via === via);
      expect(found, name).toHaveLength(1);
      expect(legal(gemmSpace, { variant: found[0]!.name, params }, LIMITS), name).toBeDefined();
    }
  });

  test.each(gemmSpace.variants.map((v) => [v.name, v] as const))(
    '%s: every thread loads and computes the same',
    (_, v) => {
      let count = 0;
      for (const p of product(v.tunables)) {
        if (legal(gemmSpace, { variant: v.name, params: p }, LIMITS) === undefined) continue;
        count++;
        const { BM, BN, BK, TM, TN } = p as typeof TILED;
        const width = v.kernel === gemmTiled ? 4 : 1;
        const threads = (BM / TM) * (BN / TN);
        expect(v.threads(p)).toBe(threads);
        expect(threads).toBeLessThanOrEqual(LIMITS.threads);
        expect(v.workgroupBytes(p)).toBeLessThanOrEqual(LIMITS.workgroupBytes);
        expect((BM * BK) / width / threads).toBe(Math.floor((BM * BK) / width / threads));
        expect((BN * BK) / width / threads).toBe(Math.floor((BN * BK) / width / threads));
      }
      expect(count).toBeGreaterThan(100);
      expect(product(v.coarse).some((p) => legal(gemmSpace, { variant: v.name, params: p }, LIMITS))).toBe(true);
    },
  );

  test('is smaller where the device is', () => {
    const big = { variant: 'tiled', params: { BM: 256, BN: 128, BK: 16, TM: 16, TN: 8, KU: 16 } };
    expect(legal(gemmSpace, big, LIMITS)).toBeDefined();
    expect(legal(gemmSpace, big, { ...LIMITS, threads: 128 })).toBeUndefined();
    expect(legal(gemmSpace, big, { ...LIMITS, workgroupBytes: 16384 })).toBeUndefined();
    expect(legal(gemmSpace, big, { ...LIMITS, software: true })).toBeUndefined();
  });
});

describe('what is shipped', () => {
  const shipped = (device: Partial<DeviceKey>) => {
    const before = process.env['BASALT_TUNING'];
    process.env['BASALT_TUNING'] = 'shipped';
    const blank = { vendor: '', architecture: '', device: '', driver: '', software: false };
    const table = new TuningTable(gemmSpace, { ...blank, ...device }, { ...LIMITS, threads: 256 });
    process.env['BASALT_TUNING'] = before;
    return table;
  };
  const square = (n: number): Shape => ({ transA: 0, transB: 0, m: n, n, k: n, batch: 1, aligned: true });

  test.each(['nvidia', 'amd', 'intel', 'apple'])('has a default for %s', (vendor) => {
    const source = shipped({ vendor })
      .sources()
      .find(({ level }) => level === 'shipped for this vendor');
    expect(source?.rows).toBe(1);
  });

  test('has one for software adapters, and no choice for an unknown device', () => {
    const software = shipped({ vendor: 'unheard of', software: true });
    expect(software.sources().find(({ level }) => level === 'shipped for software adapters')?.rows).toBe(1);
    for (const n of [128, 256, 400]) {
      expect(software.find(square(n), false)).toBeUndefined();
      expect(shipped({ vendor: 'unheard of' }).find(square(n), false)).toBeUndefined();
    }
  });

  test.each([
    { vendor: 'google', architecture: 'swiftshader', software: true },
    { vendor: 'mesa', architecture: 'software', software: true },
  ])('can be run on $architecture', (device) => {
    for (const { why } of shipped(device).sources()) expect(why).not.toMatch(/cannot run/);
  });
});

describe.each(['tiled', 'direct'] as const)('a measured tile of gemm_%s', (variant) => {
  const problem = variant === 'tiled' ? PROBLEM : ODD;
  const row = { for: classOf(shape(problem, variant === 'tiled'), false), variant, params: params[variant] };

  gpuTest('is launched, says why, and computes the product', async (context) => {
    tuningTable(context, gemmSpace)!.use([row]);
    expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ kernel: names[variant], why: 'tuned (session)' });
  });

  gpuTest('is not launched for another class, nor once it is taken back', async (context) => {
    const table = tuningTable(context, gemmSpace)!;
    table.use([{ ...row, for: { ...row.for, aspect: 'tall' } }]);
    expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)?.why).not.toMatch(/tuned/);
    table.use([row]);
    table.use([]);
    expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)?.why).not.toMatch(/tuned/);
  });

  gpuTest('is launched for calls whose kind was known before it was set', async (context) => {
    for (let call = 0; call < 3; call++) expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)?.why).not.toMatch(/tuned/);
    tuningTable(context, gemmSpace)!.use([row]);
    for (let call = 0; call < 3; call++) {
      expect(await complaints(context, gemmCase, problem, 's')).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ kernel: names[variant], why: 'tuned (session)' });
    }
  });

  gpuTest('is not launched where C overwrites a factor', (context) => {
    tuningTable(context, gemmSpace)!.use([row]);
    const asked = shape(problem, variant === 'tiled');
    expect(tunedGemm(context, asked, false)?.name).toBe(names[variant]);
    expect(tunedGemm(context, { ...asked, over: 'B' }, false)).toBeUndefined();
  });
});
