// stack and concat: axes, data types, and shapes that do not fit.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { arange, concat, reshape, slice, stack, T } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

const A = reshape(arange(6), [2, 3]);
const B = slice(A, '::-1, ::-1');

it('stacks along every axis', () => {
  for (const axis of [0, 1, 2, -1]) {
    const at = axis < 0 ? axis + 3 : axis;
    const S = stack([A, B, T(T(A))], { axis });
    const shape = [2, 3];
    shape.splice(at, 0, 3);
    expect(S.shape).toEqual(shape);
    for (const [k, x] of [A, B, A].entries()) {
      const which = [':', ':', ':'].with(at, String(k)).join();
      expect(elementsOf(slice(S, which))).toEqual(elementsOf(x));
    }
  }
  expect(elementsOf(stack([1, 2]))).toEqual([1, 2]);
});

it('concatenates along every axis', () => {
  expect(elementsOf(concat([A, [[7, 8, 9]]]))).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9]);
  const wide = concat([A, [[7], [8]], A], { axis: -1 });
  expect([wide.shape, elementsOf(wide)]).toEqual([
    [2, 7],
    [0, 1, 2, 7, 0, 1, 2, 3, 4, 5, 8, 3, 4, 5],
  ]);
  expect(elementsOf(concat([[1], [], [2, 3]]))).toEqual([1, 2, 3]);
});

it('is single only if all are', () => {
  const single = new Float32Array([1]);
  const all: Float32Array = concat([single, single] as const).data;
  expect(all).toEqual(new Float32Array([1, 1]));
  expect(stack([single, [1]]).data).toBeInstanceOf(Float64Array);
});

it('writes to out', () => {
  const out = ndarray(new Float64Array(4), [2, 2]).transpose(1, 0);
  expect(
    stack(
      [
        [1, 2],
        [3, 4],
      ],
      { out },
    ),
  ).toBe(out);
  expect([...out.data]).toEqual([1, 3, 2, 4]);
});

it.each([
  [() => stack([]), 'arrays'],
  [() => stack([A, [1]]), 'arrays[1]'],
  [() => concat([A, [[1, 2]]]), 'arrays[1]'],
  [() => concat([1, 2]), 'axis'],
  [() => stack([A], { axis: 3 }), 'axis'],
  [() => concat([A], { axis: 2 }), 'axis'],
  [() => concat([A, null as never]), 'arrays[1]'],
] as const)('refuses case %#', (call, argument) => {
  expect(call).toThrow(ArgumentError);
  expect(call).toThrow(`(${argument})`);
});
