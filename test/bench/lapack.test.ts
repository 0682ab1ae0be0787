// What bench:lapack computes from its measurements: parts of a profile, and the size of half speed.
import { describe, expect, it } from 'vitest';
import { halfSpeed, partOf, partTimes } from '../../bench/lapack/parts.ts';
import { kernels } from '../../src/registryKernels.gen.ts';

describe('parts', () => {
  it.each([
    ['getf2_panel', 'panel'],
    ['laswp', 'solve'],
    ['trsm_block', 'solve'],
    ['gemm_tiled', 'update'],
    ['spin', 'other'],
  ])('%s is part of %s', (kernel, part) => expect(partOf(kernel)).toBe(part));

  it('leaves no kernel of a factorization among the others', () => {
    const names = kernels.map(({ name }) => name).filter((name) => /^(getf2|potf2|potrf|laswp|trsm|gemm)/.test(name));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(partOf(name), name).not.toBe('other');
  });

  it('add up to the whole', () => {
    const rows = [
      { kernel: 'gemm_tensor', calls: 3, ms: 4 },
      { kernel: 'getf2_panel', calls: 2, ms: 2 },
      { kernel: 'getf2_update', calls: 2, ms: 1 },
      { kernel: 'nothing_known', calls: 1, ms: 0.5 },
    ];
    expect(partTimes({ rows })).toEqual({ panel: 3, solve: 0, update: 4, other: 0.5 });
  });
});

describe('half speed', () => {
  it('lies between the sizes around it', () => {
    const rates = [
      { n: 4096, tflops: 16 },
      { n: 1024, tflops: 2 },
      { n: 2048, tflops: 6 },
      { n: 8192, tflops: 20 },
    ];
    // Half of 20 is 4/10 of the way from 6 to 16.
    expect(halfSpeed(rates)).toEqual({ n: Math.round(2048 * 2 ** 0.4), below: false });
  });

  it('is a measured size exactly, or not above the smallest', () => {
    expect(halfSpeed([10, 20].map((tflops) => ({ n: 100 * tflops, tflops })))).toEqual({ n: 1000, below: true });
    const rates = [4, 10, 20].map((tflops) => ({ n: 100 * tflops, tflops }));
    expect(halfSpeed(rates)).toEqual({ n: 1000, below: false });
  });

  it('is unknown without measurements', () => {
    expect(halfSpeed([])).toBeUndefined();
    expect(halfSpeed([{ n: 1, tflops: Number.NaN }])).toBeUndefined();
  });
});
