// Eigenvalues, vectors and Schur forms of general complex matrices, and of stacks of them: what they are defined by.
import { describe, expect, it } from 'vitest';
import { ConvergenceError } from '../../../src/core/errors.ts';
import {
  abs,
  ComplexArray,
  complex,
  eig,
  eigvals,
  matmul,
  multiply,
  schur,
  signm,
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
