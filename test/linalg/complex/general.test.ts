// Eigenvalues, vectors and Schur forms of general complex matrices, and of stacks of them: what they are defined by.
import { describe, expect, it } from 'vitest';
import { ConvergenceError } from '../../../src/core/errors.ts';
import {
  abs,
  ComplexArray,
  complex,
  eig,
  eigvals,
  expm,
  logm,
  matmul,
  multiply,
  schur,
  signm,
  sqrtm,
  sub,
} from '../../../src/linalg/index.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts } from '../../setup/contexts.ts';

const largest = (A: ComplexArray): number => Math.max(...abs(A).data);
const unit = (n: number): ComplexArray =>
  complex(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => Number(i === j))));

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each([
    [Float32Array, 2e-5],
    [Float64Array, 5e-14],
  ] as const)('A V = V W, A = Z T Z^H with a triangular T (%o)', async (Data, most) => {
    const rng = mulberry32(5);
    const [count, n] = [2, 9];
    const all = new ComplexArray(
      new Data(2 * count * n * n).map(() => signed(rng)),
      [count, n, n],
    );
    const { eigenvalues, eigenvectors } = await eig(all, { context });
    const forms = await schur(all, { context });
    const alone = await eigvals(all, { context });
    expect([eigenvalues.dtype, eigenvalues.shape, eigenvectors.shape]).toEqual([all.dtype, [count, n], [count, n, n]]);
    const matrix = (X: ComplexArray, b: number) =>
      new ComplexArray(X.data.slice(2 * b * n * n, 2 * (b + 1) * n * n), [n, n]);
    for (let b = 0; b < count; b++) {
      const [A, V, T, Z] = [all, eigenvectors, forms.T, forms.Z].map((X) => matrix(X, b)) as [
        ComplexArray,
        ComplexArray,
        ComplexArray,
        ComplexArray,
      ];
      const w = new ComplexArray(eigenvalues.data.slice(2 * b * n, 2 * (b + 1) * n), [1, n]);
      expect(largest(sub(await matmul(A, V, { context }), multiply(V, w))) < most).toBe(true);
      expect(largest(sub(await matmul(await matmul(Z, T, { context }), Z.H, { context }), A)) < most).toBe(true);
      expect(largest(sub(await matmul(Z.H, Z, { context }), unit(n))) < most).toBe(true);
      for (let j = 0; j < n; j++) for (let i = j + 1; i < n; i++) expect(T.get(i, j)).toEqual({ re: 0, im: 0 });
      for (let k = 0; k < n; k++) {
        const x = alone.get(b, k);
        const gaps = Array.from({ length: n }, (_, l) => Math.hypot(x.re - w.get(0, l).re, x.im - w.get(0, l).im));
        expect(Math.min(...gaps) < most).toBe(true);
      }
    }
  });

  it('signm: its square is 1 and it commutes with A; of a matrix with eigenvalues on the axis NaN', async () => {
    const n = 6;
    const rng = mulberry32(8);
    const A = new ComplexArray(
      new Float64Array(2 * n * n).map(() => signed(rng)),
      [n, n],
    );
    const S = await signm(A, { context });
    expect(largest(sub(await matmul(S, S, { context }), unit(n))) < 1e-11).toBe(true);
    expect(largest(sub(await matmul(S, A, { context }), await matmul(A, S, { context }))) < 1e-11).toBe(true);
    const none = await signm(
      complex(
        [
          [0, 0],
          [0, 1],
        ],
        [
          [1, 0],
          [0, 0],
        ],
      ),
      { context },
    );
    expect(none.data.every(Number.isNaN)).toBe(true);
  });

  it.each([
    [Float32Array, 1e-4],
    [Float64Array, 1e-12],
  ] as const)('expm(logm(A)) = A, sqrtm(A)^2 = A, of stacks too (%o)', async (Data, most) => {
    const [count, n] = [2, 5];
    const rng = mulberry32(11);
    const A = new ComplexArray(
      new Data(2 * count * n * n).map(() => signed(rng)),
      [count, n, n],
    );
    const [L, X] = [await logm(A, { context }), await sqrtm(A, { context })];
    expect([L.shape, X.shape, L.data.constructor]).toEqual([A.shape, A.shape, Data]);
    expect(largest(sub(await expm(L, { context }), A)) < most).toBe(true);
    expect(largest(sub(await matmul(X, X, { context }), A)) < most).toBe(true);
  });

  it('of real matrices with negative eigenvalues complex(A) has complex functions, A itself none', async () => {
    const A = [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -4],
    ];
    for (const f of [logm, sqrtm]) expect((await f(A, { context })).data.every(Number.isNaN)).toBe(true);
    const [L, X] = [await logm(complex(A), { context }), await sqrtm(complex(A), { context })];
    expect(largest(sub(await expm(L, { context }), complex(A))) < 1e-14).toBe(true);
    expect(largest(sub(await matmul(X, X, { context }), complex(A))) < 1e-14).toBe(true);
    expect(Math.abs(L.get(2, 2).re - Math.log(4)) < 1e-15 && Math.abs(Math.abs(L.get(2, 2).im) - Math.PI) < 1e-15).toBe(
      true,
    );
    expect(Math.abs(Math.abs(X.get(2, 2).im) - 2) < 1e-15).toBe(true);
  });

  it('of complex matrices without a function NaN, which changes no other of a stack', async () => {
    const stacked = complex([
      [
        [0, 1],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 4],
      ],
    ]);
    for (const f of [logm, sqrtm]) {
      const { data } = await f(stacked, { context });
      expect(data.slice(0, 8).every(Number.isNaN)).toBe(true);
      expect(data.slice(8).some(Number.isNaN)).toBe(false);
    }
    const large = await expm(complex([[1e4]], [[1]]), { context });
    expect(large.data.every(Number.isNaN)).toBe(true);
    expect((await expm(new ComplexArray(new Float64Array(0), [0, 0]), { context })).shape).toEqual([0, 0]);
    expect((await sqrtm(new ComplexArray(new Float64Array(0), [0, 0]), { context })).shape).toEqual([0, 0]);
  });

  it('of a matrix by itself, as eig of a stack has it; of none; NaN in an imaginary part', async () => {
    const w = await eigvals(
      complex(
        [
          [0, 1],
          [0, 0],
        ],
        [
          [1, 0],
          [0, -2],
        ],
      ),
      { context },
    );
    expect([w.get(0), w.get(1)]).toEqual([
      { re: 0, im: 1 },
      { re: 0, im: -2 },
    ]);
    expect((await eigvals(new ComplexArray(new Float64Array(0), [0, 0]), { context })).shape).toEqual([0]);
    const bad = complex(
      [
        [1, 2],
        [3, 4],
      ],
      [
        [0, 0],
        [Number.NaN, 0],
      ],
    );
    const options = { context };
    for (const verb of [() => eig(bad, options), () => eigvals(bad, options), () => schur(bad, options)])
      expect(await rejectionOf(verb)).toBeInstanceOf(ConvergenceError);
  });
});
