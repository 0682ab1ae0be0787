// Decompositions of complex arrays, and stacks of them: what they are defined by, on every backend.
import { describe, expect, it } from 'vitest';
import { ConvergenceError, NotPositiveDefiniteError, SingularError } from '../../../src/core/errors.ts';
import type { Complex } from '../../../src/core/field.ts';
import {
  abs,
  add,
  ComplexArray,
  type ComplexLeastSquaresSolutions,
  type ComplexSignsAndLogs,
  cholesky,
  cond,
  det,
  eigh,
  eigvalsh,
  inv,
  lstsq,
  matmul,
  matrixRank,
  type NdArray,
  norm,
  pinv,
  polar,
  qr,
  scale,
  slogdet,
  solve,
  sub,
  svd,
  svdvals,
} from '../../../src/linalg/index.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { sweep } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

type Data = Float32ArrayConstructor | Float64ArrayConstructor;

function random(shape: readonly number[], seed: number, Data: Data): ComplexArray {
  const rng = mulberry32(seed);
  const size = shape.reduce((a, b) => a * b, 1);
  return new ComplexArray(
    new Data(2 * size).map(() => signed(rng)),
    shape,
  );
}

/** Matrix b of a stack with one leading dimension. */
function part<A extends ComplexArray>(X: A, b: number): ComplexArray {
  const [, m, n] = X.shape as [number, number, number];
  return new ComplexArray(X.data.slice(2 * b * m * n, 2 * (b + 1) * m * n), [m, n]);
}

const distance = (a: ComplexArray, b: ComplexArray): number => {
  expect(a.shape).toEqual(b.shape);
  return Math.max(0, ...abs(sub(a, b)).data);
};

const identity = (n: number, Data: Data): ComplexArray => {
  const data = new Data(2 * n * n);
  for (let i = 0; i < n; i++) data[2 * i * (n + 1)] = 1;
  return new ComplexArray(data, [n, n]);
};

/** U diag(s) V. */
const scaledColumns = (U: ComplexArray, s: NdArray<Float32Array | Float64Array>): ComplexArray => {
  const [m, k] = U.shape as [number, number];
  const data = U.data.slice();
  for (let i = 0; i < m; i++)
    for (let l = 0; l < k; l++) {
      data[2 * (i * k + l)] = data[2 * (i * k + l)]! * s.get(l);
      data[2 * (i * k + l) + 1] = data[2 * (i * k + l) + 1]! * s.get(l);
    }
  return new ComplexArray(data, [m, k]);
};

for (const context of contexts)
  describe.each([
    ['singles', Float32Array, 2 ** -23],
    ['doubles', Float64Array, 2 ** -52],
  ] as const)(`%s on the ${context.backend}`, (_, Data, eps) => {
    const options = { context };
    const most = 60 * eps;

    it.each([
      [5, 5],
      [9, 4],
      [3, 8],
    ])('svd, pinv, polar and qr of %i x %i', async (m, n) => {
      const A = random([m, n], 7 * m + n, Data);
      const k = Math.min(m, n);
      const { U, S, Vh } = await svd(A, { ...options, fullMatrices: false });
      expect(distance(await matmul(scaledColumns(U, S), Vh, options), A)).toBeLessThan(most);
      expect(distance(await matmul(U.H, U, options), identity(k, Data))).toBeLessThan(most);
      expect(distance(await matmul(Vh, Vh.H, options), identity(k, Data))).toBeLessThan(most);
      const full = await svd(A, options);
      expect([full.U.shape, full.Vh.shape]).toEqual([
        [m, m],
        [n, n],
      ]);
      const values = await svdvals(A, options);
      for (let i = 0; i < k; i++) expect(Math.abs(values.get(i) - S.get(i))).toBeLessThan(most);
      expect(await matrixRank(A, options)).toBe(k);
      expect(Math.abs((await norm(A, 2, options)) - S.get(0))).toBeLessThan(most);
      expect(Math.abs((await norm(A, undefined, options)) - Math.hypot(...A.data))).toBeLessThan(most);
      expect(Math.abs((await cond(A, 2, options)) / (S.get(0) / S.get(k - 1)) - 1)).toBeLessThan(1000 * eps);

      for (const order of [1, Infinity, 'fro', 'nuc'] as const) {
        if (m !== n) continue;
        const both = (await norm(A, order, options)) * (await norm(await inv(A, options), order, options));
        expect(Math.abs((await cond(A, order, options)) / both - 1)).toBeLessThan(1000 * eps);
      }
      const sum = Array.from({ length: k }, (_, i) => S.get(i)).reduce((x, y) => x + y);
      expect(Math.abs((await norm(A, 'nuc', options)) - sum)).toBeLessThan(k * most);

      const X = await pinv(A, options);
      expect(distance(await matmul(await matmul(A, X, options), A, options), A)).toBeLessThan(20 * most);

      const P = await polar(A, options);
      expect(distance(await matmul(P.U, P.P, options), A)).toBeLessThan(most);
      expect(distance(P.P.H, P.P)).toBe(0);
      const left = await polar(A, { ...options, side: 'left' });
      expect(distance(await matmul(left.P, left.U, options), A)).toBeLessThan(most);

      const { q, r } = await qr(A, options);
      expect(distance(await matmul(q, r, options), A)).toBeLessThan(most);
      expect(distance(await matmul(q.H, q, options), identity(k, Data))).toBeLessThan(most);
      for (let i = 1; i < k; i++) expect(r.get(i, i - 1)).toEqual({ re: 0, im: 0 });
      const complete = await qr(A, { ...options, mode: 'complete' });
      expect(distance(await matmul(complete.q.H, complete.q, options), identity(m, Data))).toBeLessThan(most);
      expect(distance(await matmul(complete.q, complete.r, options), A)).toBeLessThan(most);
      expect(distance(await qr(A, { ...options, mode: 'r' }), r)).toBe(0);
      const raw = await qr(A, { ...options, mode: 'raw' });
      expect([raw.h.shape, raw.tau.shape]).toEqual([[n, m], [k]]);
    });

    it('least squares: residuals are orthogonal to the columns, and x is the shortest', async () => {
      const [A, b] = [random([9, 4], 21, Data), random([9, 2], 22, Data)];
      const { x, residuals, rank, diagonal } = await lstsq(A, b, options);
      expect([x.shape, rank, diagonal.shape]).toEqual([[4, 2], 4, [4]]);
      const r = sub(b, await matmul(A, x, options));
      expect(Math.max(...abs(await matmul(A.H, r, options)).data)).toBeLessThan(most);
      const squares = [0, 1].map((j) =>
        Array.from({ length: 9 }, (_, i) => abs(r).get(i, j) ** 2).reduce((u, v) => u + v),
      );
      for (const [j, square] of squares.entries()) expect(Math.abs(residuals[j]! - square)).toBeLessThan(most * 10);
      // Of deficient rank: x = A^+ b.
      const flat = await matmul(random([6, 2], 23, Data), random([2, 5], 24, Data), options);
      const found = await lstsq(flat, random([6], 25, Data), { ...options, rcond: 1000 * eps });
      expect(found.rank).toBe(2);
      const shortest = await matmul(
        await pinv(flat, { ...options, rcond: 1000 * eps }),
        random([6], 25, Data),
        options,
      );
      expect(distance(found.x, shortest)).toBeLessThan(1000 * eps);
      const stack = random([3, 5, 2], 26, Data);
      const all = await lstsq<ComplexLeastSquaresSolutions>(stack, random([5], 27, Data), options);
      const shared = await lstsq<ComplexLeastSquaresSolutions>(part(stack, 0), random([2, 5, 1], 28, Data), options);
      expect([all.x.shape, all.residuals.shape, shared.x.shape]).toEqual([
        [3, 2],
        [3, 1],
        [2, 2, 1],
      ]);
      const own = await lstsq(part(stack, 2), random([5], 27, Data), options);
      for (const i of [0, 1])
        expect(Math.hypot(own.x.get(i).re - all.x.get(2, i).re, own.x.get(i).im - all.x.get(2, i).im)).toBeLessThan(
          most,
        );
    });

    it('eigh of Hermitian matrices, of one or of two, all pairs or some, and stacks', async () => {
      const n = 7;
      const G = random([2, n, n], 11, Data);
      const H = scale(add(G, G.H), 0.5);
      const { eigenvalues, eigenvectors } = await eigh(H, options);
      const all = await eigvalsh(H, options);
      const M = await matmul(G, G.H, options);
      for (let i = 0; i < n; i++) M.data[2 * i * (n + 1)]! += 1;
      for (let b = 0; b < 2; b++) {
        // What eigh does not look at.
        const spoilt = new ComplexArray(part(H, b).data.slice(), [n, n]);
        for (let i = 0; i < n; i++)
          for (let j = i; j < n; j++)
            spoilt.data.fill(Number.NaN, 2 * (i * n + j) + (i === j ? 1 : 0), 2 * (i * n + j) + 2);
        const own = await eigh(spoilt, options);
        for (let i = 0; i < n; i++) {
          expect(Math.abs(own.eigenvalues.get(i) - eigenvalues.get(b, i))).toBeLessThan(most);
          expect(Math.abs(all.get(b, i) - eigenvalues.get(b, i))).toBeLessThan(most);
        }
        const Z = part(eigenvectors, b);
        expect(distance(await matmul(Z.H, Z, options), identity(n, Data))).toBeLessThan(most);
        expect(
          distance(
            await matmul(part(H, b), own.eigenvectors, options),
            scaledColumns(own.eigenvectors, own.eigenvalues),
          ),
        ).toBeLessThan(most);
        const some = await eigh(part(H, b), { ...options, subset: { index: [1, 3] } });
        expect([some.eigenvalues.shape, some.eigenvectors.shape]).toEqual([[3], [n, 3]]);
        expect(Math.abs(some.eigenvalues.get(0) - own.eigenvalues.get(1))).toBeLessThan(most);
      }
      const two = await eigh(part(H, 0), { ...options, b: part(M, 0) });
      const left = await matmul(part(H, 0), two.eigenvectors, options);
      const right = await matmul(part(M, 0), scaledColumns(two.eigenvectors, two.eigenvalues), options);
      expect(distance(left, right)).toBeLessThan(20 * most);
      const upper = await eigvalsh(part(H, 1), { ...options, lower: false });
      expect(Math.abs(upper.get(0) - all.get(1, 0))).toBeLessThan(most);
    });

    sweep('stacks: each matrix as by itself', async () => {
      const n = 6;
      // Strong diagonals, so that systems are well conditioned.
      const A = random([3, n, n], 1, Data);
      for (let b = 0; b < 3; b++) for (let i = 0; i < n; i++) A.data[2 * (b * n * n + i * (n + 1))]! += 4;
      const B = random([3, n, 2], 2, Data);
      const [C, X, inverse] = [await matmul(A, B, options), await solve(A, B, options), await inv(A, options)];
      const shared = await matmul(A, part(B, 0), options);
      const one = await solve(part(A, 0), B, options);
      const vector = await solve(A, random([n], 3, Data), options);
      expect(vector.shape).toEqual([3, n]);
      const turned = await solve(A, B, { ...options, trans: 'c' });
      const dets = await det<ComplexArray>(A, options);
      const { sign, logabsdet } = await slogdet<ComplexSignsAndLogs>(A, options);
      const S = await svdvals(A, options);
      const { q, r } = await qr(A, options);
      const definite = await matmul(A, A.H, options);
      const L = await cholesky(definite, options);
      for (let b = 0; b < 3; b++) {
        const [a, rhs] = [part(A, b), part(B, b)];
        expect(distance(part(C, b), await matmul(a, rhs, options))).toBeLessThan(most);
        expect(distance(part(shared, b), await matmul(a, part(B, 0), options))).toBeLessThan(most);
        expect(distance(await matmul(a, part(X, b), options), rhs)).toBeLessThan(most);
        expect(distance(await matmul(part(A, 0), part(one, b), options), rhs)).toBeLessThan(most);
        expect(distance(await matmul(a.H, part(turned, b), options), rhs)).toBeLessThan(most);
        expect(distance(await matmul(a, part(inverse, b), options), identity(n, Data))).toBeLessThan(most);
        const own = (await det(a, options)) as Complex;
        const size = Math.hypot(own.re, own.im);
        expect(Math.hypot(own.re - dets.get(b).re, own.im - dets.get(b).im)).toBeLessThan(most * size);
        expect(Math.abs(Math.exp(logabsdet.get(b)) - size)).toBeLessThan(most * size);
        expect(Math.abs(sign.get(b).re - own.re / size)).toBeLessThan(most);
        const values = await svdvals(a, options);
        for (let i = 0; i < n; i++) expect(Math.abs(values.get(i) - S.get(b, i))).toBeLessThan(most * 8);
        expect(distance(await matmul(part(q, b), part(r, b), options), a)).toBeLessThan(most);
        expect(distance(await matmul(part(L, b), part(L, b).H, options), part(definite, b))).toBeLessThan(50 * most);
      }
    });

    it('tells which matrix of a stack is bad', async () => {
      const data = new Data(24);
      for (const p of [0, 6, 8, 16]) data[p] = 1;
      const stack = new ComplexArray(data, [3, 2, 2]);
      const error = await rejectionOf(() => solve(stack, [1, 1], options));
      expect(error).toBeInstanceOf(SingularError);
      expect(error).toMatchObject({ batchIndex: [1] });
      const indefinite = await rejectionOf(() => cholesky(stack, options));
      expect(indefinite).toBeInstanceOf(NotPositiveDefiniteError);
      expect(indefinite).toMatchObject({ batchIndex: [1] });
      const bad = scale(stack, 1);
      bad.data[9] = Number.NaN;
      expect(await rejectionOf(() => svd(bad, options))).toBeInstanceOf(ConvergenceError);
      const zeros = new ComplexArray(new Data(8), [2, 2]);
      for (const order of [undefined, -2, 1] as const) expect(await cond(zeros, order, options)).toBe(Infinity);
    });
  });
