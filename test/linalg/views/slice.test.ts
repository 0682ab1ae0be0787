// slice: parts of NumPy 2.4, which share the data.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { arange, reshape, slice } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

const A = reshape(arange(60), [3, 4, 5]);

it.each([
  [':, 1', [3, 5], [5, 6, 7, 8, 9, 25, 26, 27, 28, 29, 45, 46, 47, 48, 49]],
  [':, -2, ::2', [3, 3], [10, 12, 14, 30, 32, 34, 50, 52, 54]],
  ['1:, :-1, 3', [2, 3], [23, 28, 33, 43, 48, 53]],
  ['..., 0', [3, 4], [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]],
  [':, None, 2', [3, 1, 5], [10, 11, 12, 13, 14, 30, 31, 32, 33, 34, 50, 51, 52, 53, 54]],
  ['1, 2, 3', [], [33]],
  ['2::-2, ::3', [2, 2, 5], [40, 41, 42, 43, 44, 55, 56, 57, 58, 59, 0, 1, 2, 3, 4, 15, 16, 17, 18, 19]],
  ['5:', [0, 4, 5], []],
  [':, 3:1', [3, 0, 5], []],
  ['::2, 1:100, -3:', [2, 3, 3], [7, 8, 9, 12, 13, 14, 17, 18, 19, 47, 48, 49, 52, 53, 54, 57, 58, 59]],
  ['0, 1:2, -1:-4:-1', [1, 3], [9, 8, 7]],
  ['2, -1, 4:0:-3', [2], [59, 56]],
  ['newaxis, 0, 0, ..., None', [1, 5, 1], [0, 1, 2, 3, 4]],
  [' +1 , 0:1 , 2 ', [1], [22]],
] as const)('A[%s]', (which, shape, elements) => {
  const part = slice(A, which);
  expect([part.shape, elementsOf(part)]).toEqual([shape, elements]);
  expect(part.data).toBe(A.data);
});

it('keeps all of it', () => {
  for (const which of ['...', ':', ':, ...', '0:3, 0:4, 0:5']) expect(elementsOf(slice(A, which))).toEqual([...A.data]);
  expect(elementsOf(slice(A, '::-1, ::-1, ::-1'))).toEqual([...A.data].reverse());
});

it('shares the data with arrays of every type, and slices slices', () => {
  const x = ndarray(new Int32Array([1, 2, 3, 4, 5]), [5]);
  const odd = slice(slice(x, '::-1'), '::2');
  odd.set(0, 50);
  const data: Int32Array = odd.data;
  expect([elementsOf(odd), [...data]]).toEqual([
    [50, 3, 1],
    [1, 2, 3, 4, 50],
  ]);
  expect(
    elementsOf(
      slice(
        [
          [1, 2],
          [3, 4],
        ],
        '1',
      ),
    ),
  ).toEqual([3, 4]);
});

it.each([
  ['3', 'index 3'],
  [':, -5', 'index -5'],
  ['0, 0, 0, 0', 'at most 3 axes'],
  ['..., ...', 'only once'],
  ['::0', 'must not be 0'],
  ['1.5', "part '1.5'"],
  ['', "part ''"],
  [',', "part ''"],
  ['a:b', "part 'a:b'"],
  ['1:2:3:4', "part '1:2:3:4'"],
] as const)('refuses %j', (which, said) => {
  expect(() => slice(A, which)).toThrow(ArgumentError);
  expect(() => slice(A, which)).toThrow(said);
});

it('refuses what is no text', () => {
  expect(() => slice(A, 1 as never)).toThrow(ArgumentError);
});
