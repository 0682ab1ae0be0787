// The cost models of factorizations: fits give back what they were fed, and plans do what the numbers ask for.
import { describe, expect, it } from 'vitest';
import {
  copyMs,
  type FactorCosts,
  fitCopy,
  fitPanel,
  fitUpdate,
  fitWhole,
  panelMs,
  updateMs,
  wholeMs,
} from '../../src/lapack/factorCosts.ts';
import {
  hybridMs,
  hybridWidths,
  luPieces,
  nativeMs,
  type Problem,
  planFactor,
  qrPieces,
} from '../../src/lapack/factorPlan.ts';

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

describe('fits', () => {
  it('find the numbers that made the times', async () => {
    const panel = { fixed: 0.2, perColumn: 1e-3, perRow: 2e-6, perProduct: 3e-8 };
    const found = await fitPanel([512, 4096], [32, 128], async (m, w) => panelMs(panel, m, w));
    // The tiny panel counts as fixed altogether: its one column of 16 rows is off by that much.
    for (const [m, w] of [
      [512, 32],
      [4096, 32],
      [4096, 128],
    ] as const)
      expect(close(panelMs(found, m, w), panelMs(panel, m, w))).toBe(true);
    const update = { fixed: 0.01, perElement: 1e-8, perProduct: 1e-9 };
    const fitted = await fitUpdate(2048, [32, 256], async (n, k) => updateMs(update, n, n, k));
    for (const k of [32, 256])
      expect(close(updateMs(fitted, 2048, 2048, k), updateMs(update, 2048, 2048, k))).toBe(true);
    const copy = { fixed: 0.1, perByte: 1e-6 };
    const copied = await fitCopy(
      [
        [0, 0],
        [2048, 128],
      ],
      async (m, n) => copyMs(copy, 4 * m * n),
    );
    expect(close(copied.perByte, copy.perByte)).toBe(true);
    const whole = { perElement: 1e-6, perProduct: 1e-8 };
    const wholes = await fitWhole([128, 512], async (n) => wholeMs(whole, n));
    for (const n of [50, 128, 512, 2000]) expect(close(wholeMs(wholes, n), wholeMs(whole, n))).toBe(true);
  });

  it('meet the largest measurement where the others cannot be right', async () => {
    const upside = (m: number, w: number): Promise<number> =>
      Promise.resolve(m === 4096 && w === 128 ? 5 : 1 + 1 / (m * w));
    const panel = await fitPanel([512, 4096], [32, 128], upside);
    expect(close(panelMs(panel, 4096, 128), 5)).toBe(true);
    expect(panelMs(panel, 8192, 128)).toBeGreaterThan(5);
    const whole = await fitWhole([128, 512], async (n) => (n === 512 ? 4 : 3));
    expect(close(wholeMs(whole, 512), 4)).toBe(true);
    expect(wholeMs(whole, 1024)).toBeGreaterThan(4 * 4);
  });

  it('are never negative, whatever the clock says', async () => {
    let seed = 7;
    const noise = async (): Promise<number> => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    for (let k = 0; k < 200; k++) {
      const fits = [
        await fitPanel([64, 256], [16, 32], noise),
        await fitUpdate(128, [16, 64], noise),
        await fitCopy(
          [
            [16, 16],
            [2048, 128],
          ],
          noise,
        ),
        await fitWhole([128, 512], noise),
      ];
      // A rounding error below zero is none of anybody's time.
      for (const fit of fits) for (const x of Object.values(fit)) expect(x >= -1e-18, JSON.stringify(fit)).toBe(true);
    }
  });
});

/** A GPU that updates at `tflops`, with panels at 3 us a column; a CPU at `gflops`; a bus at 10 GB/s with a latency of 0.1 ms. */
function machine(tflops: number, gflops: number): FactorCosts {
  const copy = { fixed: 0.1, perByte: 1e-7 };
  const update = { fixed: 0.01, perElement: 4e-9 / tflops, perProduct: 2e-9 / tflops };
  const panel = { fixed: 0.02, perColumn: 1e-3, perRow: 1e-8, perProduct: 1e-6 / gflops };
  const gpuPanel = { fixed: 0.01, perColumn: 3e-3, perRow: 4e-7 / tflops, perProduct: 2e-9 / tflops };
  return {
    download: copy,
    upload: copy,
    updateStrict: update,
    updateSplit: { ...update, perProduct: update.perProduct / 2 },
    luCpuPanel: panel,
    luGpuPanel: gpuPanel,
    luWhole: { perElement: 1e-7, perProduct: (2 / 3) * (1e-6 / gflops) },
    choleskyWhole: { perElement: 1e-7, perProduct: (1 / 3) * (1e-6 / gflops) },
    choleskyGpuPanel: gpuPanel,
    choleskyGpuSolve: gpuPanel,
    qrCpuPanel: panel,
    qrGpuPanel: gpuPanel,
    qrGpuReflectors: gpuPanel,
    qrWhole: { perElement: 1e-7, perProduct: (4 / 3) * (1e-6 / gflops) },
    qrUpdateStrict: update,
    qrUpdateSplit: { ...update, perProduct: update.perProduct / 2 },
  };
}

const problem = (n: number, more: Partial<Problem> = {}): Problem => ({
  order: n,
  mode: 'auto',
  math: 'strict',
  nb: 0,
  bytes: 4 * n * n,
  nativeBlock: 128,
  defaultBlock: 64,
  ...more,
});
const plan = (costs: FactorCosts, n: number, more: Partial<Problem> = {}) => {
  const p = problem(n, more);
  return planFactor(p, luPieces(costs, n, n, p));
};

describe('planFactor', () => {
  it('sends small problems to the CPU, large ones to a fast GPU', () => {
    const fast = machine(40, 50);
    expect(plan(fast, 256).place).toBe('cpu');
    expect(plan(fast, 8192).place).toBe('native');
    expect(plan(fast, 8192).why).toMatch(/^auto: native; expected native .* ms, hybrid .* ms, CPU .* ms$/);
    // What lies on the host need not come over.
    const there = { bytes: 0 };
    expect(luPieces(fast, 64, 64, problem(64, there)).whole).toBeLessThan(luPieces(fast, 64, 64, problem(64)).whole);
  });

  it('is hybrid where the CPU is good at panels and the GPU slow, and as fast as the slower of both', () => {
    const weak: FactorCosts = {
      ...machine(0.5, 100),
      luGpuPanel: { fixed: 0.1, perColumn: 0.02, perRow: 1e-5, perProduct: 0 },
    };
    const { place, widths } = plan(weak, 4096);
    expect(place).toBe('hybrid');
    const pieces = luPieces(weak, 4096, 4096, problem(4096));
    const updates = nativeMs({ ...pieces, native: () => 0 }, 4096, widths[0]!);
    expect(hybridMs(pieces, 4096, widths)).toBeLessThan(1.5 * updates);
    expect(hybridMs(pieces, 4096, widths)).toBeLessThan(nativeMs(pieces, 4096, 128));
  });

  it('chooses blocks that cover the matrix, and others as it shrinks', () => {
    const costs = machine(5, 50);
    const pieces = luPieces(costs, 6000, 6000, problem(6000));
    const widths = hybridWidths(pieces, 6000);
    const sum = widths.reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThanOrEqual(6000);
    expect(sum - widths.at(-1)!).toBeLessThan(6000);
    expect(new Set(widths).size).toBeGreaterThan(1);
    for (const fixed of [16, 384]) {
      const others = new Array<number>(Math.ceil(6000 / fixed)).fill(fixed);
      expect(hybridMs(pieces, 6000, widths)).toBeLessThan(hybridMs(pieces, 6000, others));
    }
  });

  it('does what it is told', () => {
    const costs = machine(40, 50);
    expect(plan(costs, 64, { mode: 'native' })).toMatchObject({ place: 'native', widths: [] });
    expect(plan(costs, 200, { mode: 'hybrid', nb: 60 }).widths).toEqual([60, 60, 60, 60]);
    expect(planFactor(problem(200, { mode: 'hybrid' }), undefined).widths).toEqual([64, 64, 64, 64]);
    expect(planFactor(problem(200), undefined)).toMatchObject({
      place: 'native',
      why: expect.stringMatching(/calibrate/),
    });
    expect(plan(costs, 64, { onlyNative: 'of a reason' })).toMatchObject({
      place: 'native',
      why: expect.stringMatching(/of a reason/),
    });
    expect(plan(costs, 0, { mode: 'hybrid' }).widths).toEqual([]);
    expect(plan(costs, 0).place).toBe('native');
  });

  it('counts twice the operations for QR, and the reflectors behind a panel of the CPU', () => {
    const costs = machine(40, 50);
    const of = (n: number) => qrPieces(costs, n, n, problem(n));
    expect(planFactor(problem(256), of(256)).place).toBe('cpu');
    expect(planFactor(problem(8192), of(8192)).place).toBe('native');
    expect(of(512).after(0, 64)).toBe(panelMs(costs.qrGpuReflectors, 512, 64));
    expect(of(512).after(448, 64)).toBe(0);
    const tall = (m: number, n: number) => qrPieces(costs, m, n, { math: 'strict', bytes: 0 }).whole;
    expect(tall(300, 100)).toBe(tall(100, 300));
    expect(tall(300, 100)).toBeGreaterThan(2 * tall(100, 100));
  });

  it('knows that split updates are faster', () => {
    const p = problem(8192);
    const [strict, split] = [p, { ...p, math: 'split' as const }].map((q) => luPieces(machine(1, 50), 8192, 8192, q));
    expect(nativeMs(split!, 8192, 128)).toBeLessThan(nativeMs(strict!, 8192, 128));
  });
});
