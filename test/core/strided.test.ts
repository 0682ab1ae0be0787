// Strided views and their copies against element-by-element loops.
import { describe, expect, test } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import { pack, type Strided, unpack, view2 } from '../../src/core/strided.ts';
import { expectRefusal, thrownBy } from '../lib/caught.ts';

const data = Float64Array.from({ length: 60 }, (_, k) => k + 1);
const view = (x: Strided<Float64Array>) => view2(x, 'verb', 'x', 3);

/** Row-major, column-major, transposed, sub-matrix, reversed both ways, every second, broadcast. */
const layouts: readonly (readonly [string, Strided<Float64Array>])[] = [
  ['row-major by default', { data, shape: [4, 5] }],
  ['column-major', { data, shape: [4, 5], stride: [1, 4] }],
  ['sub-matrix', { data, shape: [3, 2], stride: [10, 1], offset: 23 }],
  ['rows reversed', { data, shape: [4, 3], stride: [-3, 1], offset: 9 }],
  ['columns reversed', { data, shape: [4, 3], stride: [3, -1], offset: 2 }],
  ['both reversed', { data, shape: [6, 10], stride: [-10, -1], offset: 59 }],
  ['every second of every third', { data, shape: [2, 3], stride: [30, 2], offset: 1 }],
  ['one row broadcast', { data, shape: [4, 3], stride: [0, 1], offset: 5 }],
  ['a vector', { data, shape: [7] }],
  ['a reversed vector', { data, shape: [7], stride: [-2], offset: 20 }],
  ['empty', { data, shape: [0, 4] }],
  ['no columns', { data, shape: [4, 0], offset: 60 }],
];

describe.each(layouts)('%s', (_name, x) => {
  const { rows, cols } = view(x);
  const [rowStride, colStride] = [x.stride?.[0] ?? (x.shape.length === 2 ? x.shape[1]! : 1), x.stride?.[1] ?? 1];
  const element = (i: number, j: number) => (x.offset ?? 0) + i * rowStride + j * colStride;

  test('view2 gives shape and strides', () => {
    expect([rows, cols]).toEqual([x.shape[0], x.shape[1] ?? 1]);
    const seen = view(x);
    expect([seen.rowStride, seen.offset]).toEqual([rowStride, x.offset ?? 0]);
    if (x.shape.length === 2) expect(seen.colStride).toBe(colStride);
  });

  test('pack copies column by column and leaves the padding alone', () => {
    const ld = rows + 2;
    const packed = pack(view(x), new Float64Array(ld * cols + 5).fill(-7), ld);
    for (let p = 0; p < packed.length; p++) {
      const [i, j] = [p % ld, Math.floor(p / ld)];
      expect(packed[p]).toBe(i < rows && j < cols ? data[element(i, j)] : -7);
    }
  });

  test('unpack writes the elements of the view and no others', () => {
    const ld = rows + 1;
    const source = Float64Array.from({ length: ld * cols }, (_, k) => -k - 1);
    const target = data.slice();
    const expected = data.slice();
    for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) expected[element(i, j)] = source[i + j * ld]!;
    unpack(source, ld, view({ ...x, data: target }));
    expect(target).toEqual(expected);
  });
});

test('pack rounds to the type of the target', () => {
  const x = { data: [0.1, 1 + 2 ** -30], shape: [2] };
  expect(pack(view2(x, 'verb', 'x', 3), new Float32Array(2), 2)).toEqual(Float32Array.of(0.1, 1));
});

describe('refusals', () => {
  const wrong: readonly (readonly [string, unknown, RegExp])[] = [
    ['null', null, /array with data and shape/],
    ['a number', 5, /array with data and shape/],
    ['no data', { shape: [2] }, /typed array/],
    ['a string as data', { data: 'xyz', shape: [2] }, /typed array/],
    ['no shape', { data }, /one or two dimensions/],
    ['a scalar', { data, shape: [] }, /one or two dimensions/],
    ['three dimensions', { data, shape: [2, 2, 2] }, /one or two dimensions/],
    ['a negative extent', { data, shape: [2, -1] }, /integers >= 0/],
    ['a fractional extent', { data, shape: [2.5] }, /integers >= 0/],
    ['a NaN extent', { data, shape: [Number.NaN] }, /integers >= 0/],
    ['too few strides', { data, shape: [2, 2], stride: [1] }, /one integer stride per dimension/],
    ['a fractional stride', { data, shape: [2], stride: [0.5] }, /one integer stride per dimension/],
    ['a stride that is no list', { data, shape: [2], stride: 1 }, /one integer stride per dimension/],
    ['a fractional offset', { data, shape: [2], offset: 0.5 }, /offset must be an integer/],
    ['an offset before the data', { data, shape: [2], offset: -1 }, /too short for shape 2/],
    ['one element too many', { data, shape: [6, 10], stride: [10, 1], offset: 1 }, /too short for shape 6 x 10/],
    ['the last row alone', { data, shape: [3, 2], stride: [20, -1], offset: 20 }, /too short/],
    ['the last column alone', { data, shape: [2, 3], stride: [-1, 20], offset: 20 }, /too short/],
    ['a negative stride that leaves the data', { data, shape: [3], stride: [-1], offset: 1 }, /too short/],
  ];
  test.each(wrong)('%s', (_name, x, rule) => {
    expectRefusal(
      thrownBy(() => view(x as Strided<Float64Array>)),
      { routine: 'verb', argument: 'x', position: 3 },
      rule,
    );
  });

  test('an empty view may start anywhere', () => {
    expect(view({ data, shape: [0, 3], offset: 1e9 }).rows).toBe(0);
  });

  test('are ArgumentErrors', () => {
    expect(thrownBy(() => view(undefined as unknown as Strided<Float64Array>))).toBeInstanceOf(ArgumentError);
  });
});

describe('dtype', () => {
  const checked = (dtype: unknown, data: ArrayLike<number> = new Float64Array(8)) =>
    view2({ dtype, data, shape: [2, 2] } as Strided<ArrayLike<number>>, 'verb', 'x', 3);

  test('complex elements are refused by name, whoever names them', () => {
    for (const dtype of ['complex128', 'complex64', 'complex', 'c16', '<c8', { toString: () => 'complex128' }])
      expectRefusal(
        thrownBy(() => checked(dtype)),
        { routine: 'verb', argument: 'x', position: 3 },
        /complex numbers/,
      );
  });

  test('a name that is not of the data is refused', () => {
    for (const [dtype, data] of [
      ['float32', new Float64Array(4)],
      ['float64', new Float32Array(4)],
      ['int32', new Float32Array(4)],
      ['uint8', new Int8Array(4)],
    ] as const)
      expectRefusal(
        thrownBy(() => checked(dtype, data)),
        { argument: 'x' },
        new RegExp(`dtype must be that of its data, which is a ${data.constructor.name}`),
      );
  });

  test('names that agree, or are not known, are taken', () => {
    for (const [dtype, data] of [
      ['float64', new Float64Array(4)],
      ['float32', new Float32Array(4)],
      ['uint8_clamped', new Uint8ClampedArray(4)],
      ['int16', new Int16Array(4)],
      ['bool', new Uint8Array(4)],
      ['generic', [1, 2, 3, 4]],
      ['array', [1, 2, 3, 4]],
      ['float64', [1, 2, 3, 4]],
      [undefined, new Float64Array(4)],
      [null, new Float64Array(4)],
      [Object.create(null), new Float64Array(4)],
    ] as const)
      expect(checked(dtype, data).rows).toBe(2);
  });
});
