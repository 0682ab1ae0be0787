// The arrays of this library do what those of the package ndarray do.
import fc from 'fast-check';
import packaged, { type NdArray } from 'ndarray';
import { expect, expectTypeOf, test } from 'vitest';
import { ndarray, type NdArray as Own } from '../../src/linalg/index.ts';

const own = ndarray as unknown as typeof packaged;

const facts = (a: NdArray) => ({
  shape: [...a.shape],
  stride: [...a.stride],
  offset: a.offset,
  dtype: a.dtype,
  dimension: a.dimension,
  size: a.size,
  elements: elements(a),
});

function elements(a: NdArray): number[] {
  const all: number[] = [];
  const visit = (at: number[]): void => {
    if (at.length === a.dimension) all.push(a.get(...at));
    else for (let i = 0; i < a.shape[at.length]!; i++) visit([...at, i]);
  };
  visit([]);
  return all;
}

type Step = readonly ['lo' | 'hi' | 'pick' | 'step' | 'transpose', readonly number[]];

test('views of views are the same', () => {
  const step: fc.Arbitrary<Step> = fc.tuple(
    fc.constantFrom('lo', 'hi', 'pick', 'step', 'transpose'),
    fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
  );
  const shapes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(shapes, fc.array(step, { maxLength: 3 }), fc.boolean(), (shape, steps, single) => {
      const data = Array.from({ length: shape.reduce((a, b) => a * b) }, (_, k) => k + 0.5);
      const typed = single ? new Float32Array(data) : new Float64Array(data);
      let a = packaged(typed, [...shape]) as unknown as NdArray;
      let b = own(typed, [...shape]) as unknown as NdArray;
      for (const [name, numbers] of steps) {
        const list = argumentsOf(name, numbers, a.shape);
        if (list === undefined) break;
        [a, b] = [a[name](...list), b[name](...list)];
        expect(facts(b)).toEqual(facts(a));
        if (a.dimension === 0) break;
      }
      expect([...b.order].sort()).toEqual([...a.order].sort());
    }),
    { numRuns: 300 },
  );
});

/** Legal ones for a shape: undefined where there are none. */
function argumentsOf(name: Step[0], numbers: readonly number[], shape: readonly number[]): number[] | undefined {
  const within = shape.map((length, k) => (length === 0 ? -1 : numbers[k]! % length));
  switch (name) {
    case 'lo':
      return within.map((i) => Math.max(0, i));
    case 'hi':
      return shape.map((length, k) => Math.min(length, numbers[k]!));
    case 'pick':
      return shape.includes(0) ? undefined : within.map((i, k) => (k === 0 ? i : -1));
    case 'step':
      return shape.map((_, k) => [1, 2, -1, -2][numbers[k]!]!);
    case 'transpose':
      return shape.map((_, k) => (k + numbers[0]!) % shape.length);
  }
}

test('elements are set, and shapes, strides and offsets have the same defaults', () => {
  for (const make of [packaged, own]) {
    const a = make(new Float64Array(6), [2, 3]);
    a.set(1, 2, 7);
    expect(a.get(1, 2)).toBe(7);
    expect(make(new Float32Array([1, 2, 3])).shape).toEqual([3]);
    expect(make([1, 2, 3], [3], [-1]).get(0)).toBe(3);
    expect(make([5], []).get()).toBe(5);
    expect(make([1, 2]).dtype).toBe('array');
  }
});

test("they are taken where that package's are", () => {
  expectTypeOf<Own<Float64Array>>().toExtend<NdArray<Float64Array>>();
  expectTypeOf<Own<Float32Array>>().toExtend<NdArray<Float32Array>>();
  expect(ndarray(new Float64Array([1, 2, 3, 4]), [2, 2]).T.get(0, 1)).toBe(3);
});
