import { expect, it } from 'vitest';
import { everyElement } from '../../testing/lib/tiles.ts';

it.each([
  [0, 5],
  [5, 0],
  [1, 1],
  [64, 64],
  [65, 130],
  [200, 3],
])('visits every element of %i x %i once, every row from left to right', (rows, cols) => {
  const visited = Array.from({ length: rows }, (): number[] => []);
  everyElement(rows, cols, (i, j) => visited[i].push(j));
  const row = Array.from({ length: cols }, (_, j) => j);
  expect(visited).toEqual(Array.from({ length: rows }, () => row));
});
