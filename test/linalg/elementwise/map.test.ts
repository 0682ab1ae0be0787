// map: each element once, in its data type.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { map } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

it('calls the function for each element, rows first', () => {
  const A = ndarray(new Float64Array([1, 4, 9, 16]), [2, 2]).transpose(1, 0);
  const seen: number[] = [];
  const R = map(A, (x) => Math.sqrt(seen[seen.push(x) - 1]!));
  expect(seen).toEqual([1, 9, 4, 16]);
  expect(elementsOf(R)).toEqual([1, 3, 2, 4]);
  expect(map(new Float32Array([1]), Math.exp).data).toEqual(new Float32Array([Math.E]));
  expect(map(new Int32Array([1]), Math.exp).data).toEqual(new Float64Array([Math.E]));
  expect(map(A, (x) => -x, { out: A })).toBe(A);
  expect(elementsOf(A)).toEqual([-1, -9, -4, -16]);
});

it('refuses what is no function', () => {
  expect(() => map([1], 2 as never)).toThrow(ArgumentError);
});
