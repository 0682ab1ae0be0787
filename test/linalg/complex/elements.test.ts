// Sums, functions and views of complex arrays: against NumPy's values, or those of their parts.
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Complex } from '../../../src/core/field.ts';
import {
  angle,
  asType,
  ComplexArray,
  complex,
  concat,
  exp,
  H,
  map,
  mean,
  real,
  reshape,
  slice,
  stack,
  sum,
  T,
  transpose,
} from '../../../src/linalg/index.ts';
import { expectRefusal, thrownBy } from '../../lib/caught.ts';

const A = complex(
  [
    [1, 2, 3],
    [4, 5, 6],
  ],
  [
    [0.5, -1, 0],
    [10, 20, 30],
  ],
);
const S = new ComplexArray(Float32Array.from(A.data), [2, 3]);

describe('sums and means', () => {
  it('of all elements, and along axes', () => {
    expect(sum(A)).toEqual({ re: 21, im: 59.5 });
    expect(mean(A)).toEqual({ re: 3.5, im: 59.5 / 6 });
    expectTypeOf(sum(A)).toEqualTypeOf<Complex>();
    const columns = sum(S, { axis: 0 });
    expectTypeOf(columns).toEqualTypeOf(S);
    expect([columns.dtype, [...columns.data]]).toEqual(['complex64', [5, 10.5, 7, 19, 9, 30]]);
    const rows = mean(A, { axis: -1, keepdims: true });
    expect([rows.shape, rows.get(1, 0)]).toEqual([[2, 1], { re: 5, im: 20 }]);
    expect(sum(new ComplexArray(new Float64Array(0)))).toEqual({ re: 0, im: 0 });
  });
});

describe('functions', () => {
  it('exp has the values of NumPy, and does not overflow on the way', () => {
    const z = exp(complex([0, 1, Math.log(2), -Infinity, 709.9], [Math.PI / 2, 0, -1, Infinity, 1.5707963]));
    expect(z.get(0).im).toBe(1);
    expect(z.get(1)).toEqual({ re: Math.E, im: 0 });
    expect(z.get(2).re).toBeCloseTo(2 * Math.cos(1), 14);
    expect(z.get(2).im).toBeCloseTo(-2 * Math.sin(1), 14);
    expect(z.get(3)).toEqual({ re: 0, im: 0 });
    expect(Math.abs(z.get(4).re / 5.416325905048797e300 - 1) < 1e-8).toBe(true);
    expect(z.get(4).im).toBe(Infinity);
    expect(exp(S).dtype).toBe('complex64');
    expect(exp([0]).get(0)).toEqual({ re: 1, im: 0 });
  });

  it('angle of each quadrant, and of real numbers', () => {
    expect([...angle(complex([1, -1, 0, 0, -1], [0, 0, 1, -1, -0])).data]).toEqual(
      [0, 1, 0.5, -0.5, -1].map((x) => x * Math.PI),
    );
    expect([...angle([2, -2]).data]).toEqual([0, Math.PI]);
    expect(angle(S).data).toBeInstanceOf(Float32Array);
  });

  it('map takes and gives complex numbers, or real ones', () => {
    const turned = map(A.T, ({ re, im }) => ({ re: -im, im: re }));
    expect([turned.shape, turned.get(0, 1)]).toEqual([[3, 2], { re: -10, im: 4 }]);
    expect(map(S, ({ re }) => re).get(1, 1)).toEqual({ re: 5, im: 0 });
    expectRefusal(
      thrownBy(() => map(A, 1 as never)),
      { routine: 'map', argument: 'f' },
    );
  });
});

describe('views share their data', () => {
  it('slices, transposes and other shapes', () => {
    const part = slice(A, '1, ::-2');
    expect([part.shape, part.get(0), part.get(1)]).toEqual([[2], { re: 6, im: 30 }, { re: 4, im: 10 }]);
    expect(part.data).toBe(A.data);
    expectTypeOf(slice(S, '0')).toEqualTypeOf(S);
    for (const turned of [T(A), transpose(A), transpose(A, [1, 0]), A.T]) {
      expect(turned.data).toBe(A.data);
      expect([turned.shape, turned.get(2, 0)]).toEqual([[3, 2], { re: 3, im: 0 }]);
    }
    expect(H(A).get(2, 1)).toEqual({ re: 6, im: -30 });
    expectRefusal(
      thrownBy(() => H(complex([1]))),
      { routine: 'H', argument: 'A' },
    );
    const column = reshape(A, [-1, 1]);
    expect([column.shape, column.data]).toEqual([[6, 1], A.data]);
    expect(column.data).toBe(A.data);
    // Rows of the transpose do not lie one behind the other.
    expect([...real(reshape(A.T, 6)).data].filter((_, p) => p % 2 === 0)).toEqual([1, 4, 2, 5, 3, 6]);
    expectRefusal(
      thrownBy(() => reshape(A, [4])),
      { routine: 'reshape', argument: 'shape' },
    );
    expectRefusal(
      thrownBy(() => slice(A, '5')),
      { routine: 'slice', argument: 'which' },
    );
  });

  it('of what has an offset', () => {
    const row = slice(A, '1');
    expect(slice(row, '1:').get(0)).toEqual({ re: 5, im: 20 });
    expect(reshape(slice(A, '1:'), 3).get(2)).toEqual({ re: 6, im: 30 });
  });
});

describe('copies', () => {
  it('joined, with real arrays among them', () => {
    const both = stack([
      A,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ]);
    expect([both.shape, both.get(0, 1, 0), both.get(1, 1, 0)]).toEqual([
      [2, 2, 3],
      { re: 4, im: 10 },
      { re: 4, im: 0 },
    ]);
    const wide = concat([[[7], [8]], S], { axis: 1 });
    expect([wide.shape, wide.dtype, wide.get(1, 0), wide.get(1, 3)]).toEqual([
      [2, 4],
      'complex128',
      { re: 8, im: 0 },
      { re: 6, im: 30 },
    ]);
    expect(concat([S, S]).dtype).toBe('complex64');
    expectRefusal(
      thrownBy(() => stack([A, [1]])),
      { routine: 'stack', argument: 'arrays[1]' },
    );
    expectRefusal(
      thrownBy(() => concat([A], { out: A } as never)),
      { routine: 'concat', argument: 'out' },
    );
  });

  it('of another type', () => {
    const single = asType(A, 'float32');
    expectTypeOf(single).toEqualTypeOf<ComplexArray<Float32Array>>();
    expect([single.dtype, single.get(0, 0)]).toEqual(['complex64', { re: 1, im: 0.5 }]);
    expectRefusal(
      thrownBy(() => asType(A, 'complex64' as never)),
      { routine: 'asType', argument: 'dtype' },
    );
  });
});
