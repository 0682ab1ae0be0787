// add, sub, multiply, divide and scale: broadcasting against element by element, data types, strides, and results in given arrays.
import fc from 'fast-check';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { add, divide, multiply, scale, slice, sub } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

const verbs = {
  add: [add, (x: number, y: number) => x + y],
  sub: [sub, (x: number, y: number) => x - y],
  multiply: [multiply, (x: number, y: number) => x * y],
  divide: [divide, (x: number, y: number) => x / y],
} as const;

type Doubles = ndarray.NdArray<Float64Array>;

/** An array of a shape, in one of several layouts. */
function arrayOf(shape: readonly number[], layout: number, seed: number): Doubles {
  const size = shape.reduce((n, d) => n * d, 1);
  const numbers = (n: number) => Float64Array.from({ length: n }, (_, k) => Math.sin(k + seed) * 10);
  if (layout === 1) {
    const turned = ndarray(numbers(size), [...shape].reverse());
    return turned.transpose(...shape.map((_, axis) => shape.length - 1 - axis));
  }
  if (layout === 2) return ndarray(numbers(size), [...shape]).step(...shape.map(() => -1));
  if (layout === 3) {
    const wider = shape.map((d) => 2 * d + 1);
    const whole = ndarray(numbers(wider.reduce((n, d) => n * d, 1)), wider);
    return whole.lo(...shape.map(() => 1)).step(...shape.map(() => 2));
  }
  return ndarray(numbers(size), [...shape]);
}

describe.each(Object.entries(verbs))('%s', (_, [verb, f]) => {
  it('broadcasts arrays of all shapes and layouts', () => {
    const cases = fc.record({
      shape: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
      ones: fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 })),
      drop: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.constant(0)),
      layouts: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    });
    fc.assert(
      fc.property(cases, ({ shape, ones, drop, layouts }) => {
        const [a, b] = [0, 1].map((k) => {
          const own = shape.map((d, axis) => ((ones[k]! >> axis) & 1 ? 1 : d)).slice(drop[k]!);
          return arrayOf(own, layouts[k]!, k);
        }) as [Doubles, Doubles];
        const all = shape.map((_, axis) => {
          const of = ({ shape: own }: Doubles) => own[axis - shape.length + own.length] ?? 1;
          return of(a) === 1 ? of(b) : of(a);
        });
        const at = (x: Doubles, index: readonly number[]): number => {
          const own = index.slice(index.length - x.shape.length);
          return x.get(...own.map((i, axis) => (x.shape[axis] === 1 ? 0 : i)));
        };
        const found = verb(a, b);
        expect(found.shape).toEqual(all);
        const visit = (index: readonly number[]): void => {
          if (index.length === all.length) expect(found.get(...index)).toBe(f(at(a, index), at(b, index)));
          else for (let i = 0; i < all[index.length]!; i++) visit([...index, i]);
        };
        visit([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is single only if both are', () => {
    const single = new Float32Array([0.1, 3]);
    const both: Float32Array = verb(single, single).data;
    expect([...both]).toEqual([...single].map((x) => Math.fround(f(x, x))));
    const one: Float64Array = verb(single, [0.1, 3]).data;
    expect([...one]).toEqual([f(single[0]!, 0.1), f(3, 3)]);
    expect(verb(single, 2).data).toBeInstanceOf(Float64Array);
    expect(verb(new Int32Array([1]), new Uint8Array([2])).data).toEqual(new Float64Array([f(1, 2)]));
    expect(verb(2, 3).get()).toBe(f(2, 3));
  });
});

it('passes what is not finite', () => {
  expect([...divide([1, 0, -1], 0).data]).toEqual([Infinity, Number.NaN, -Infinity]);
  expect([...multiply([Number.NaN, Infinity], [1, -1]).data]).toEqual([Number.NaN, -Infinity]);
});

it('scales singles to singles', () => {
  const halved: Float32Array = scale(new Float32Array([1, 3]), 0.1).data;
  expect([...halved]).toEqual([Math.fround(0.1), Math.fround(3 * 0.1)]);
  expect(elementsOf(scale([[1, 2]], -2))).toEqual([-2, -4]);
});

describe('out', () => {
  it('is written to, with any strides, and returned', () => {
    const table = ndarray(new Float64Array(12), [3, 4]);
    const part = slice(table, '::-2, 1:3');
    expect(add([[1, 2]], [[10], [20]], { out: part })).toBe(part);
    expect(elementsOf(table)).toEqual([0, 21, 22, 0, 0, 0, 0, 0, 0, 11, 12, 0]);
  });

  it('may be an operand, or overlap it', () => {
    const x = ndarray(new Float64Array([1, 2, 3, 4]), [4]);
    add(x, x, { out: x });
    expect(elementsOf(x)).toEqual([2, 4, 6, 8]);
    sub(slice(x, '1:'), slice(x, ':-1'), { out: slice(x, '1:') });
    expect(elementsOf(x)).toEqual([2, 2, 2, 2]);
  });

  it.each([
    [() => add([1], [2], { out: ndarray(new Float64Array(2)) }), 'shape'],
    [() => add([1], [2], { out: ndarray(new Float32Array(1)) }), 'Float64Array'],
    [() => scale(new Float32Array(1), 2, { out: ndarray(new Float64Array(1)) }), 'Float32Array'],
    [() => add([1, 2], 0, { out: ndarray(new Float64Array(2), [2], [0]) }), 'strides'],
    [() => add([1], [2], { out: [0] as never }), 'out'],
  ] as const)('is refused in case %#', (call, said) => {
    expect(call).toThrow(ArgumentError);
    expect(call).toThrow(said);
  });
});

it.each([
  [() => add([1, 2], [1, 2, 3]), '"3", but its shape must broadcast'],
  [() => add('1' as never, 1), '(a)'],
  [() => divide(1, [['1']] as never), '(b)'],
  [() => scale([1], [2] as never), '(alpha)'],
  [() => add(1, 1, { to: 1 } as never), 'to'],
] as const)('refuses case %#', (call, said) => {
  expect(call).toThrow(ArgumentError);
  expect(call).toThrow(said);
});
