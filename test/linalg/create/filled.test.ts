// zeros, ones and full: shapes, data types, and what they refuse.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { full, ones, zeros } from '../../../src/linalg/index.ts';

it('has the shape and the number', () => {
  expect(zeros([2, 3]).shape).toEqual([2, 3]);
  expect(zeros([2, 3]).data).toEqual(new Float64Array(6));
  expect(ones(3).data).toEqual(new Float64Array([1, 1, 1]));
  expect(full([1, 2], -2.5).data).toEqual(new Float64Array([-2.5, -2.5]));
  expect(full(2, Number.NaN).data).toEqual(new Float64Array([Number.NaN, Number.NaN]));
  const single: Float32Array = ones([2], { dtype: 'float32' }).data;
  expect(single).toEqual(new Float32Array([1, 1]));
});

it('may be empty, or have no axes', () => {
  expect(zeros([0, 4]).shape).toEqual([0, 4]);
  const scalar = full([], 7);
  expect(scalar.shape).toEqual([]);
  expect(scalar.get()).toBe(7);
});

it.each([
  [() => zeros(-1), 'shape'],
  [() => zeros([2, 1.5]), 'shape'],
  [() => zeros('3' as unknown as number), 'shape'],
  [() => zeros([1e15]), 'shape'],
  [() => ones(2, { dtype: 'float16' as 'float32' }), 'dtype'],
  [() => ones(2, { type: 'float32' } as object), 'type'],
  [() => full(2, '1' as unknown as number), 'value'],
] as const)('refuses case %#', (call, argument) => {
  expect(call).toThrow(ArgumentError);
  expect(call).toThrow(argument);
});
