// Verbs without promises: the bits of those with them, on the calling thread, and errors for what they cannot do.
import ndarray from 'ndarray';
import { describe, expect, it, vi } from 'vitest';
import { ArgumentError, NotPositiveDefiniteError, SingularError, UnsupportedError } from '../../src/core/errors.ts';
import * as engines from '../../src/engine/engine.ts';
import {
  cholesky,
  choleskySync,
  det,
  detSync,
  device,
  inv,
  invSync,
  matmul,
  matmulSync,
  solve,
  solveSync,
} from '../../src/linalg/index.ts';
import { cpu } from '../setup/contexts.ts';

type Real = Float32Array | Float64Array;

const options = { context: cpu };

/** Diagonally dominant, symmetric. */
function symmetric<T extends Real>(type: new (length: number) => T, n: number): ndarray.NdArray<T> {
  const data = new type(n * n).map((_, k) => {
    const [i, j] = [Math.floor(k / n), k % n];
    return i === j ? n + 1 : Math.sin(i * j + 1);
  }) as T;
  return ndarray(data as never, [n, n]) as unknown as ndarray.NdArray<T>;
}

describe.each([
  ['singles', Float32Array],
  ['doubles', Float64Array],
] as const)('%s', (_, type) => {
  // By the reference, by the engine, and beyond the workspace of small ones.
  it.each([1, 4, 12, 13, 40])('order %i: as the verbs that return promises', async (n) => {
    const A = symmetric<Real>(type, n);
    const b = ndarray(new type(n).map((_, k) => k - 1)) as unknown as ndarray.NdArray<Real>;
    const B = symmetric<Real>(type, n).transpose(1, 0);
    const same = (x: ndarray.NdArray<Real>, y: ndarray.NdArray<Real>): void => {
      expect(x.data).toBeInstanceOf(type);
      expect([x.shape, x.data]).toEqual([y.shape, y.data]);
    };
    same(solveSync(A, b), await solve(A, b, options));
    same(solveSync(A, B), await solve(A, B, options));
    same(invSync(A), await inv(A, options));
    same(choleskySync(A), await cholesky(A, options));
    same(choleskySync(A, { upper: true }), await cholesky(A, { ...options, upper: true }));
    same(matmulSync(A, B), await matmul(A, B, options));
    same(matmulSync(A, b), await matmul(A, b, options));
    expect(detSync(A)).toBe(await det(A, options));
  });
});

it('multiplies stacks', async () => {
  const A = ndarray(new Float64Array(3 * 20 * 30).map(Math.sin), [3, 20, 30]);
  const B = ndarray(new Float64Array(30 * 10).map(Math.cos), [30, 10]);
  const [C, expected] = [matmulSync(A, B), await matmul(A, B, options)];
  expect([C.shape, C.data]).toEqual([expected.shape, expected.data]);
});

it('throws what the verbs reject with', () => {
  expect(() =>
    solveSync(
      [
        [1, 2],
        [2, 4],
      ],
      [1, 1],
    ),
  ).toThrow(SingularError);
  expect(() => invSync([[0]])).toThrow(SingularError);
  expect(() =>
    choleskySync([
      [1, 2],
      [2, 1],
    ]),
  ).toThrow(NotPositiveDefiniteError);
  expect(() => solveSync([[1, 2]], [1])).toThrow(/solveSync: argument 1 \(A\)/);
  expect(() => solveSync([[1]], [1, 2])).toThrow(/solveSync: argument 2 \(b\).*1 rows/);
  expect(() => matmulSync([[1, 2]], [1])).toThrow(/matmulSync: argument 2 \(B\)/);
  expect(() => choleskySync([[1]], { uper: true } as never)).toThrow(ArgumentError);
  expect(
    detSync([
      [1, 2],
      [2, 4],
    ]),
  ).toBe(0);
});

it('refuses arrays on a device, by their names', async () => {
  using A = await device(cpu, [
    [2, 1],
    [4, 3],
  ]);
  expect(() => solveSync(A as never, [1, 2])).toThrow(/solveSync: argument 1 \(A\).*await x.host\(\)/);
  expect(() => matmulSync([[1, 2]], A as never)).toThrow(/matmulSync: argument 2 \(B\)/);
});

it('says so where there is no engine', () => {
  const without = vi.spyOn(engines, 'engine').mockReturnValue(undefined);
  try {
    const A = symmetric(Float64Array, 30);
    expect(() => solveSync(A, new Float64Array(30))).toThrow(UnsupportedError);
    expect(() => matmulSync(A, A)).toThrow(/matmulSync: there is no CPU engine.*await matmul/);
    // The smallest need none.
    expect(solveSync([[2]], [4]).get(0)).toBe(2);
  } finally {
    without.mockRestore();
  }
});
