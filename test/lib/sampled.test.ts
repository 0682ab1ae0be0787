// Samples of long lists: the ends, something of each part, the same in every run.
import { expect, test } from 'vitest';
import { spread } from './sampled.ts';

const numbers = (length: number): number[] => Array.from({ length }, (_, k) => k);

test.each([
  [100, 7],
  [1000, 120],
  [9, 8],
  [3, 2],
])('of %i elements %i, in order', (length, most) => {
  const sample = spread(numbers(length), most);
  expect(sample).toHaveLength(most);
  expect([sample[0], sample.at(-1)]).toEqual([0, length - 1]);
  const stretch = (length - 2) / (most - 2);
  for (const [k, element] of sample.slice(1, -1).entries())
    expect(Math.abs(element - 1 - (k + 0.5) * stretch), `element ${k + 1}`).toBeLessThanOrEqual(0.5 * stretch + 1);
  for (const [k, element] of sample.slice(1).entries()) expect(element).toBeGreaterThan(sample[k]!);
  expect(spread(numbers(length), most)).toEqual(sample);
});

test('no more than there are, and of one the last', () => {
  expect(spread(numbers(5), 5)).toEqual(numbers(5));
  expect(spread(numbers(5), 1)).toEqual([4]);
});
