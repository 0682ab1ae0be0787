// Verbs without promises on complex arrays: what those with promises give on the CPU, their errors, and arrays of other libraries.
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { NotPositiveDefiniteError, SingularError, UnsupportedError } from '../../../src/core/errors.ts';
import * as engines from '../../../src/engine/engine.ts';
import {
  type Complex,
  ComplexArray,
  cholesky,
  choleskySync,
  complex,
  det,
  detSync,
  device,
  inv,
  invSync,
  matmul,
  matmulSync,
  solve,
  solveSync,
} from '../../../src/linalg/index.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { cpu } from '../../setup/contexts.ts';

type Data = Float32ArrayConstructor | Float64ArrayConstructor;
const options = { context: cpu };

function random(shape: readonly number[], seed: number, Data: Data = Float64Array): ComplexArray {
  const rng = mulberry32(seed);
  const size = shape.reduce((a, b) => a * b, 1);
  return new ComplexArray(
    new Data(2 * size).map(() => signed(rng)),
    shape,
  );
}

/** Hermitian with a dominant real diagonal, on which there are imaginary parts that nobody reads. */
function hermitian(n: number, Data: Data): ComplexArray {
  const a = random([n, n], n + 1, Data);
  const data = new Data(2 * n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const [x, sign] = i > j ? [a.get(i, j), 1] : [a.get(j, i), -1];
      data.set(i === j ? [2 * n, 7] : [x.re, sign * x.im], 2 * (i * n + j));
    }
  return new ComplexArray(data, [n, n]);
}

/** Bits where the engine computes, and but for rounding where the references do. */
function same(x: ComplexArray, y: ComplexArray, exact: boolean): void {
  expect(x.shape).toEqual(y.shape);
  expect(x.data.constructor).toBe(y.data.constructor);
  const bound = exact ? 0 : (x.data instanceof Float32Array ? 2 ** -23 : 2 ** -52) * 200;
  const worst = Math.max(0, ...Array.from(x.data, (value, p) => Math.abs(value - y.data[p]!)));
  expect(worst <= bound).toBe(true);
}

describe.each([
  ['singles', Float32Array],
  ['doubles', Float64Array],
] as const)('%s', (_, Data) => {
  it.each([0, 1, 4, 12, 13, 40])('order %i: as the verbs that return promises', async (n) => {
    const [A, b, B] = [hermitian(n, Data), random([n], 3, Data), random([n, n], 4, Data).T];
    const exact = n > 12;
    same(solveSync(A, b), await solve(A, b, options), exact);
    same(solveSync(A.T, B), await solve(A.T, B, options), exact);
    same(invSync(A), await inv(A, options), exact);
    same(choleskySync(A), await cholesky(A, options), exact);
    same(choleskySync(A, { upper: true }), await cholesky(A, { ...options, upper: true }), exact);
    same(matmulSync(A, B), await matmul(A, B, options), exact);
    same(matmulSync(b, B), await matmul(b, B, options), false);
    const [found, expected] = [detSync(A), await det(A, options)];
    const gap = Math.hypot(found.re - expected.re, found.im - expected.im) / Math.hypot(expected.re, expected.im);
    expect(gap <= (Data === Float32Array ? 1e-5 : 1e-13)).toBe(true);
  });
});

it('multiplies stacks, few and many, one matrix for all on either side', async () => {
  for (const m of [3, 20])
    for (const [left, right] of [
      [
        [4, m, 5],
        [4, 5, 6],
      ],
      [
        [2, 1, m, 5],
        [3, 5, 6],
      ],
      [
        [4, m, 5],
        [5, 6],
      ],
      [
        [m, 5],
        [4, 5, 6],
      ],
      [[5], [4, 5, m]],
    ] as const) {
      const [A, B] = [random(left, 1), random(right, 2)];
      same(matmulSync(A, B), await matmul(A, B, options), false);
    }
  expect(matmulSync(random([2, 0], 1), random([0, 20], 2)).data.every((x) => x === 0)).toBe(true);
});

it('takes real arrays beside complex ones, and those of other libraries', () => {
  const A = { re: [[2]], im: [[2]] };
  expect(solveSync(A, [4]).get(0)).toEqual({ re: 1, im: -1 });
  expect(solveSync([[2]], complex([4], [2])).get(0)).toEqual({ re: 2, im: 1 });
  expect(invSync({ dtype: 'complex128', data: Float64Array.of(0, 2), shape: [1, 1] } as never)).toMatchObject({
    data: Float64Array.of(0, -0.5),
  });
  expect(matmulSync([[3]], A).get(0, 0)).toEqual({ re: 6, im: 6 });
  expect(detSync(complex([[1]], [[3]]))).toEqual({ re: 1, im: 3 });
  expectTypeOf(solveSync(A, [4])).toEqualTypeOf<ComplexArray>();
  expectTypeOf(detSync(A)).toEqualTypeOf<Complex>();
  expectTypeOf(choleskySync(new ComplexArray(Float32Array.of(4, 0), [1, 1]))).toEqualTypeOf<
    ComplexArray<Float32Array<ArrayBuffer>>
  >();
});

it('throws what the verbs reject with', async () => {
  const zero = new ComplexArray(new Float64Array(2), [1, 1]);
  expect(() => solveSync(zero, [1])).toThrow(SingularError);
  expect(() => invSync(new ComplexArray(new Float64Array(2 * 30 * 30), [30, 30]))).toThrow(SingularError);
  expect(detSync(zero)).toEqual({ re: 0, im: 0 });
  expect(() => choleskySync(complex([[-1]], [[0]]))).toThrow(NotPositiveDefiniteError);
  const stack = random([2, 3, 3], 1);
  for (const wrong of [stack, random([2, 3], 1)]) {
    expect(() => invSync(wrong)).toThrow(/invSync: argument 1 \(A\).*square/);
    expect(() => detSync(wrong)).toThrow(/detSync: argument 1 \(A\).*square/);
    expect(() => choleskySync(wrong)).toThrow(/choleskySync: argument 1 \(A\).*square/);
  }
  const A = random([3, 3], 1);
  expect(() => solveSync(A, [1, 2])).toThrow(/solveSync: argument 2 \(b\).*3 rows/);
  expect(() => solveSync(A, stack)).toThrow(/solveSync: argument 2 \(b\).*one or two/);
  expect(() => matmulSync(A, [1, 2])).toThrow(/matmulSync: argument 2 \(B\)/);
  expect(() => matmulSync(A, 1)).toThrow(/matmulSync: argument 2 \(B\)/);
  expect(() => choleskySync(A, { uper: true } as never)).toThrow(/choleskySync: argument 2/);
  using there = await device(cpu, [[1, 2, 3]]);
  expect(() => matmulSync(there as never, A)).toThrow(/matmulSync: argument 1 \(A\).*await x.host\(\)/);
});

it('says so where there is no engine', () => {
  const without = vi.spyOn(engines, 'engine').mockReturnValue(undefined);
  try {
    const A = hermitian(30, Float64Array);
    expect(() => solveSync(A, new Float64Array(30))).toThrow(UnsupportedError);
    expect(() => matmulSync(A, A)).toThrow(/matmulSync: there is no CPU engine.*await matmul/);
    // The smallest need none.
    expect(solveSync(complex([[0]], [[2]]), [4]).get(0)).toEqual({ re: 0, im: -2 });
  } finally {
    without.mockRestore();
  }
});
