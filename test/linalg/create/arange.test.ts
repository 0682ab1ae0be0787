// arange and linspace: numbers of NumPy 2.4.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { arange, linspace } from '../../../src/linalg/index.ts';

it('counts as NumPy does', () => {
  expect([...arange(4).data]).toEqual([0, 1, 2, 3]);
  expect([...arange(2, 5).data]).toEqual([2, 3, 4]);
  expect([...arange(5, 0, -2).data]).toEqual([5, 3, 1]);
  expect([...arange(0, 1, 0.3).data]).toEqual([0, 0.3, 0.6, 0.8999999999999999]);
  expect([...arange(3, 3).data]).toEqual([]);
  expect([...arange(-2).data]).toEqual([]);
  expect(arange(1, 3, { dtype: 'float32' }).data).toEqual(new Float32Array([1, 2]));
  expect(arange(3, { dtype: 'float32' }).data).toEqual(new Float32Array([0, 1, 2]));
});

it('spaces as NumPy does', () => {
  expect([...linspace(0, 1, 4).data]).toEqual([0, 0.3333333333333333, 0.6666666666666666, 1]);
  expect([...linspace(0, 1, 4, { endpoint: false }).data]).toEqual([0, 0.25, 0.5, 0.75]);
  expect([...linspace(3, -3, { num: 3 }).data]).toEqual([3, 0, -3]);
  expect([...linspace(2, 5, 1).data]).toEqual([2]);
  expect([...linspace(2, 5, 0).data]).toEqual([]);
  expect(linspace(0, 1).shape).toEqual([50]);
  // The end is the end, whatever rounding makes of the steps.
  expect(linspace(0, 0.7, 8).data.at(-1)).toBe(0.7);
});

it.each([
  [() => arange(Number.NaN), 'stop'],
  [() => arange(0, 1, 0), 'step'],
  [() => arange(0, Infinity), 'stop'],
  [() => arange(0, 1e15), 'shape'],
  [() => linspace(0, 1, -1), 'num'],
  [() => linspace(0, 1, 3, { num: 3 } as object), 'num'],
  [() => linspace(0, 1, 3, { endpoint: 0 as unknown as boolean }), 'endpoint'],
] as const)('refuses case %#', (call, argument) => {
  expect(call).toThrow(ArgumentError);
  expect(call).toThrow(`(${argument})`);
});
