// asType: rounding to singles, widening, and a copy always.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { asType, T } from '../../../src/linalg/index.ts';

it('rounds and widens', () => {
  const A = ndarray(new Float64Array([0.1, 2, 1e300, Number.NaN]), [2, 2]);
  expect(asType(T(A), 'float32').data).toEqual(new Float32Array([0.1, 1e300, 2, Number.NaN]));
  expect(asType(new Float32Array([0.1]), 'float64').data).toEqual(new Float64Array([Math.fround(0.1)]));
  expect(asType(new Uint8Array([255]), 'float32').data).toEqual(new Float32Array([255]));
  const same = asType(A, 'float64');
  expect([same.data, same.data === A.data]).toEqual([A.data, false]);
  expect(asType(5, 'float32').get()).toBe(5);
});

it('writes to out, which may hold the other type in place', () => {
  const out = ndarray(new Float32Array(4), [2], [-2], 3);
  expect(asType([0.5, 7], 'float32', { out })).toBe(out);
  expect([...out.data]).toEqual([0, 7, 0, 0.5]);
});

it('refuses other types', () => {
  expect(() => asType([1], 'int32' as never)).toThrow(ArgumentError);
  expect(() => asType([1], undefined as never)).toThrow('(dtype)');
});
