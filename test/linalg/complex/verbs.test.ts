// Verbs on complex arrays: against sums written out here, on every backend, and what they refuse.
import { inspect } from 'node:util';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import type { Complex } from '../../../src/core/field.ts';
import {
  abs,
  add,
  ComplexArray,
  type ComplexInput,
  cholesky,
  choSolve,
  complex,
  conj,
  det,
  divide,
  einsum,
  eye,
  format,
  imag,
  inv,
  kron,
  lu,
  luFactor,
  luSolve,
  matmul,
  multiply,
  NotPositiveDefiniteError,
  ndarray,
  qr,
  real,
  SingularError,
  scale,
  solve,
  sub,
  sum,
  tensordot,
  triangularSolve,
} from '../../../src/linalg/index.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

type Data = Float32ArrayConstructor | Float64ArrayConstructor;

/** Random, with gaps between rows and the second axis fastest, or the first. */
function random(shape: readonly number[], seed: number, Data: Data = Float64Array, turned = false): ComplexArray {
  const rng = mulberry32(seed);
  const size = shape.reduce((a, b) => a * b, 1);
  const data = new Data(2 * (2 * size + 3)).map(() => signed(rng));
  const stride = shape.length === 1 ? [2] : turned ? [1, 2 * shape[0]!] : [2 * shape[1]!, 1];
  return new ComplexArray(data, shape, stride, 3);
}

const times = (x: Complex, y: Complex): Complex => ({
  re: x.re * y.re - x.im * y.im,
  im: x.re * y.im + x.im * y.re,
});

/** The largest difference of two arrays of pairs. */
function distance(a: ComplexArray, b: ComplexArray): number {
  expect(a.shape).toEqual(b.shape);
  return Math.max(0, ...abs(sub(a, b)).data);
}

/** A B, written out. */
function product(A: ComplexArray, B: ComplexArray): ComplexArray {
  const [m, k, n] = [A.shape[0]!, A.shape[1]!, B.shape[1]!];
  const data = new Float64Array(2 * m * n);
  for (let i = 0; i < m; i++)
    for (let j = 0; j < n; j++)
      for (let l = 0; l < k; l++) {
        const { re, im } = times(A.get(i, l), B.get(l, j));
        data[2 * (i * n + j)]! += re;
        data[2 * (i * n + j) + 1]! += im;
      }
  return new ComplexArray(data, [m, n]);
}

const PRECISIONS = [
  ['singles', Float32Array, 2 ** -23],
  ['doubles', Float64Array, 2 ** -52],
] as const;

for (const context of contexts)
  describe.each(PRECISIONS)(`%s on the ${context.backend}`, (_, Data, eps) => {
    const matrix = (m: number, n: number, seed: number, turned = false) => random([m, n], seed, Data, turned);
    const options = { context };

    it.each([
      [1, 1, 1],
      [3, 5, 2],
      [17, 40, 33],
      [0, 3, 2],
      [3, 0, 2],
    ])('products %i x %i x %i', async (m, k, n) => {
      for (const turned of [false, true]) {
        const [A, B] = [matrix(m, k, 1, turned), matrix(k, n, 2, !turned)];
        const C = await matmul(A, B, options);
        expect(C.data).toBeInstanceOf(Data);
        expect(distance(C, product(A, B))).toBeLessThan(eps * 4 * (k + 2));
      }
    });

    it('products with vectors and with real matrices', async () => {
      const [A, x] = [matrix(4, 6, 3), random([6], 4, Data)];
      const column = new ComplexArray(x.data, [6, 1], [x.stride[0]!, 1], x.offset);
      const y = await matmul(A, x, options);
      expect(y.shape).toEqual([4]);
      expect(distance(new ComplexArray(y.data, [4, 1]), product(A, column))).toBeLessThan(50 * eps);
      expect((await matmul(x, x, options)).shape).toEqual([]);
      const R = ndarray(Data.from([1, 2, 3, 4, 5, 6, 7, 8]), [2, 4]);
      expect(distance(await matmul(R, A, options), product(complex(R), A))).toBeLessThan(200 * eps);
    });

    it.each([1, 2, 7, 40])('systems of order %i, of A, its transpose and its conjugate transpose', async (n) => {
      const A = add(
        matrix(n, n, n),
        scale(complex(eye(n, { dtype: Data === Float32Array ? 'float32' : 'float64' })), 4),
      );
      const b = matrix(n, 3, n + 1, true);
      const factors = await luFactor(A, options);
      for (const [trans, op] of [
        ['n', A],
        ['t', A.T],
        ['c', A.H],
        [true, A.T],
      ] as const) {
        const x = await solve(A, b, { ...options, trans });
        expect(x.data).toBeInstanceOf(Data);
        expect(distance(product(op, x), b)).toBeLessThan(eps * 100 * n);
        expect(distance(await luSolve(factors, b, { ...options, trans }), x)).toBeLessThan(eps * 100 * n);
      }
      expect(distance(product(A, await inv(A, options)), complex(eye(n)))).toBeLessThan(eps * 100 * n);
    });

    it.each([1, 3, 30])('Hermitian matrices of order %i', async (n) => {
      const M = matrix(n, n, 5);
      const A = add(await matmul(M, M.H, options), eye(n, { dtype: Data === Float32Array ? 'float32' : 'float64' }));
      const b = random([n], 6, Data);
      for (const upper of [false, true]) {
        const F = await cholesky(A, { ...options, upper });
        const whole = upper ? product(F.H, F) : product(F, F.H);
        expect(distance(whole, A)).toBeLessThan(eps * 50 * n);
        for (let i = 0; i < n; i++)
          for (let j = 0; j < n; j++) if (upper ? j < i : j > i) expect(F.get(i, j)).toEqual({ re: 0, im: 0 });
        const x = await choSolve(F, b, { ...options, upper });
        const back = await matmul(A, x, options);
        expect(distance(back, b)).toBeLessThan(eps * 1000 * n);
        const y = await triangularSolve(F, b, { ...options, lower: !upper, trans: 'c' });
        expect(distance(await matmul(F.H, y, options), b)).toBeLessThan(eps * 300 * n);
      }
    });
  });

describe('on the host', () => {
  const [A, options] = [
    complex(
      [
        [1, 2],
        [3, 4],
      ],
      [
        [0.5, 1],
        [-1, 10],
      ],
    ),
    { context: cpu },
  ] as const;

  it('determinants', async () => {
    const found = await det(A, options);
    expectTypeOf(found).toEqualTypeOf<Complex>();
    expect(Math.hypot(found.re + 8, found.im - 11)).toBeLessThan(1e-13);
    expect(await det(complex(eye(0)), options)).toEqual({ re: 1, im: 0 });
    expect(
      await det(
        complex([
          [0, 1],
          [1, 0],
        ]),
        options,
      ),
    ).toMatchObject({ re: -1 });
  });

  it('elements, by the rules of broadcasting', () => {
    const [x, y] = [random([3, 4], 7), random([4], 8)];
    for (const [name, verb] of Object.entries({ add, sub, multiply, divide })) {
      const z = verb(x, y);
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 4; j++) {
          const [a, b, c] = [x.get(i, j), y.get(j), z.get(i, j)];
          const wanted = {
            add: { re: a.re + b.re, im: a.im + b.im },
            sub: { re: a.re - b.re, im: a.im - b.im },
            multiply: times(a, b),
            divide: scaled(times(a, { re: b.re, im: -b.im }), 1 / (b.re ** 2 + b.im ** 2)),
          }[name]!;
          expect(Math.hypot(c.re - wanted.re, c.im - wanted.im)).toBeLessThan(1e-14 * (1 + Math.hypot(c.re, c.im)));
        }
    }
    expect(scale(A, { re: 0, im: 1 }).get(0, 0)).toEqual({ re: -0.5, im: 1 });
    expect(add([1, 2], complex([0, 0], 1)).data).toEqual(Float64Array.of(1, 1, 2, 1));
    expect(add(complex(new Float32Array(2)), new Float32Array(2)).dtype).toBe('complex64');
  });
  const scaled = ({ re, im }: Complex, by: number): Complex => ({ re: re * by, im: im * by });

  it('parts, conjugates, magnitudes and transposes', () => {
    expect([...real(A).shape, real(A).get(1, 1), imag(A).get(1, 0)]).toEqual([2, 2, 4, -1]);
    expect(conj(A).get(1, 0)).toEqual({ re: 3, im: 1 });
    expect(A.H.get(0, 1)).toEqual({ re: 3, im: 1 });
    expect(A.T.get(0, 1)).toEqual({ re: 3, im: -1 });
    expect(abs(complex([3e200], [4e200])).get(0) / 5e200).toBeCloseTo(1, 14);
    expect([...abs([-1, 2]).data]).toEqual([1, 2]);
  });

  it('texts as NumPy prints them', () => {
    expect(format(complex([1, 3.5], [2.25, -1]))).toBe('[1. +2.25j 3.5-1.j  ]');
    expect(inspect(A)).toBe('[[1. +0.5j 2. +1.j ]\n [3. -1.j  4.+10.j ]]');
    expect(format(complex(new Float64Array(3000)), { edgeItems: 1 })).toBe('[0.+0.j ... 0.+0.j]');
    expect(format(new ComplexArray(new Float64Array(0)))).toBe('[]');
  });

  it('bad matrices are told of', async () => {
    const one = complex([
      [1, 1],
      [1, 1],
    ]);
    for (const call of [() => solve(one, [1, 1], options), () => inv(one, options)])
      expect(await rejectionOf(call)).toBeInstanceOf(SingularError);
    const indefinite = await rejectionOf(() =>
      cholesky(
        complex([
          [1, 2],
          [2, 1],
        ]),
        options,
      ),
    );
    expect(indefinite).toBeInstanceOf(NotPositiveDefiniteError);
    expect(indefinite).toMatchObject({ info: 2 });
    const x = await solve(
      complex([
        [Number.NaN, 0],
        [0, 1],
      ]),
      [1, 1],
      options,
    );
    expect(x.get(0).re).toBeNaN();
  });

  const stackOf = (count: number): ComplexArray => new ComplexArray(new Float64Array(8 * count), [count, 2, 2]);
  const refused: readonly (readonly [string, () => unknown, string])[] = [
    ['a verb without complex numbers', () => lu(A as never, options), 'A'],
    ['a wrong mode', () => qr(A, { ...options, mode: 'full' as never }), 'mode'],
    ['sums into an array', () => sum(A, { axis: 0, out: ndarray(new Float64Array(2)) }), 'out'],
    ['an axis that is not there', () => sum(A, { axis: 2 }), 'axis'],
    ['einsum of other axes', () => einsum('ijk->i', A, options), 'operands[0]'],
    ['einsum in a precision', () => einsum('ij->i', A, { precision: 'f32' } as never), 'precision'],
    ['tensordot of other lengths', () => tensordot(A, complex([1, 2, 3]), 1, options), 'axes'],
    ['kron into an array', () => kron(A, A, { out: 1 } as never), 'out'],
    ['stacks of other lengths', () => matmul(stackOf(3), stackOf(2), options), 'B'],
    ['stacks of other lengths of systems', () => solve(stackOf(3), stackOf(2), options), 'b'],
    ['stacks of factors', () => luFactor(stackOf(2), options), 'A'],
    ['b of another length', () => solve(A, [1, 2, 3], options), 'b'],
    ['B of another length', () => matmul(A, [1, 2, 3], options), 'B'],
    ['out', () => matmul(A, A, { ...options, out: 1 } as never), 'out'],
    ['a wrong trans', () => solve(A, [1, 2], { ...options, trans: 'h' as never }), 'trans'],
    ['the transpose of Hermitian matrices', () => choSolve(A, [1, 2], { ...options, trans: 't' }), 'trans'],
    ['an odd number of numbers', () => new ComplexArray(new Float64Array(3)), 'data'],
    ['a shape that leaves its data', () => new ComplexArray(new Float64Array(4), [3]), 'data'],
    ['data that are no floats', () => new ComplexArray([1, 2] as never), 'data'],
    ['parts of different shapes', () => complex([1, 2], [1, 2, 3]), 'im'],
    ['a scalar that is none', () => scale(A, 'x' as never), 'alpha'],
    ['parts of real numbers', () => real([1] as never), 'x'],
    ['wrong pivots', () => luSolve({ lu: A, piv: Int32Array.of(0) }, [1, 2], options), 'piv'],
  ];
  it.each(refused)('refuses %s', async (_name, call, argument) => {
    const error = await rejectionOf(async () => call());
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument });
  });

  it('types', () => {
    expectTypeOf(complex(new Float32Array(1))).toEqualTypeOf<ComplexArray<Float32Array>>();
    expectTypeOf(complex([1], [2])).toEqualTypeOf<ComplexArray<Float64Array>>();
    expectTypeOf<Float64Array>().toExtend<ComplexInput>();
  });
});
