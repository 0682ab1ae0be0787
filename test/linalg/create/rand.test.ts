// rand and randn: seeds, moments, and generators that go on.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { mean, norm, Random, rand, randn } from '../../../src/linalg/index.ts';

it('is determined by its seed, and another one without', () => {
  expect(randn([3, 4], { seed: 5 }).data).toEqual(randn([3, 4], { seed: 5 }).data);
  expect(randn(3, { seed: 5 }).data).not.toEqual(randn(3, { seed: 6 }).data);
  expect(rand(3).data).not.toEqual(rand(3).data);
  expect(rand(3, { seed: 2 ** 40 }).data).not.toEqual(rand(3, { seed: 0 }).data);
  expect(rand([2], { seed: 1, dtype: 'float32' }).data).toEqual(new Float32Array(rand([2], { seed: 1 }).data));
});

it('goes on in a Random', () => {
  const random = new Random(5);
  const both = [randn(3, { seed: random }), randn(3, { seed: random })].flatMap(({ data }) => [...data]);
  expect(both).toEqual([...randn(6, { seed: 5 }).data]);
});

it('has the moments of its distribution', async () => {
  const n = 100_000;
  const u = rand(n, { seed: 1 });
  const z = randn(n, { seed: 1 });
  // Six standard deviations.
  expect(Math.abs(mean(u) - 0.5)).toBeLessThan(6 / Math.sqrt(12 * n));
  expect(Math.min(...u.data) > 0 && Math.max(...u.data) < 1).toBe(true);
  expect(Math.abs(mean(z))).toBeLessThan(6 / Math.sqrt(n));
  expect(Math.abs((await norm(z)) ** 2 / n - 1)).toBeLessThan(6 * Math.sqrt(2 / n));
});

it('begins elsewhere with neighbouring seeds', () => {
  const first = Float64Array.from({ length: 1000 }, (_, seed) => rand(1, { seed }).data[0]!);
  expect(new Set(first).size).toBe(1000);
  expect(Math.abs(mean(first) - 0.5)).toBeLessThan(6 / Math.sqrt(12_000));
  // No line through them: the differences of neighbours are spread as well.
  const steps = Float64Array.from({ length: 999 }, (_, k) => (((first[k + 1]! - first[k]!) % 1) + 1) % 1);
  expect(Math.abs(mean(steps) - 0.5)).toBeLessThan(6 / Math.sqrt(12_000));
  expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(0.9);
});

it('refuses other seeds', () => {
  expect(() => rand(2, { seed: -1 })).toThrow(ArgumentError);
  expect(() => randn(2, { seed: 1.5 })).toThrow('(seed)');
  expect(() => new Random(2 ** 53)).toThrow(RangeError);
});
