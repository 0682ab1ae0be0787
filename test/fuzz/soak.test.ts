// What a soak does and how it judges: that its work has the same bits every time and leaves nothing behind, and that growth is told from
// noise.
import { expect, test } from 'vitest';
import { workOf } from '../../fuzz/soakWork.ts';
import { grows, type Sample, slowdown, trendOf } from '../../fuzz/trends.ts';
import { engine } from '../../src/engine/engine.ts';
import { cpu } from '../setup/contexts.ts';

const noise = (k: number): number => Math.sin(7919 * k);
const line = (slope: number, spread: number): Sample[] =>
  Array.from({ length: 100 }, (_, k) => ({ at: k, value: 50 + slope * k + spread * noise(k) }));

test('a trend is what least squares say, and its error what the rest does', () => {
  const exact = trendOf(line(0.25, 0));
  expect(exact.slope).toBeCloseTo(0.25, 12);
  expect(exact.error).toBeLessThan(1e-12);
  const noisy = trendOf(line(0.25, 1));
  expect(Math.abs(noisy.slope - 0.25)).toBeLessThan(3 * noisy.error);
  // Of a sine's values the deviation is the root of a half; the abscissae deviate by 28.87 from their mean.
  expect(noisy.error).toBeCloseTo(Math.SQRT1_2 / (28.87 * 10), 3);
});

test('growth must be sure', () => {
  expect(grows(trendOf(line(0.25, 1)), 0.2)).toBe(true);
  expect(grows(trendOf(line(0.25, 1)), 0.3)).toBe(false);
  expect(grows(trendOf(line(0.25, 100)), 0.2)).toBe(false);
  expect(grows(trendOf(line(0.25, 0).slice(0, 2)), 0)).toBe(false);
});

test('a slowdown is told by the shortest times', () => {
  expect(slowdown([10, 50, 11, 10, 12, 10, 20, 21, 90])).toBe(2);
  expect(slowdown([10, 10, 10, 10, 10, 10])).toBe(1);
  expect(slowdown([4, 6])).toBe(1.5);
});

test('its work has the same bits again, and leaves nothing in the memory of the engine', async () => {
  const work = workOf(cpu, 3, 12, 16);
  expect(work.length).toBe(17);
  // Two pieces may have one name.
  const first: number[] = [];
  for (const one of work) first.push(await one.run(cpu));
  const used = engine()!.heap.used;
  for (const [k, one] of work.entries()) expect([one.name, await one.run(cpu)]).toEqual([one.name, first[k]]);
  expect(engine()!.heap.used).toBeLessThanOrEqual(used);
});
