// The complex programs would find what is wrong: generators make what they promise of complex matrices, helpers conjugate where they must,
// and ratios reject what only a conjugate would satisfy.
import { describe, expect, it } from 'vitest';
import { sytf2Ref } from '../../../src/lapack/indefinite/sytrf.ref.ts';
import { type MatrixView, normFro, normMax, normOne } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { conjugate, im, magnitude, minus, plus, re } from '../../../testing/lib/scalars.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { bunchKaufmanRatio } from './bunchKaufman.ts';
import { choleskyRatio } from './cholesky.ts';
import { inverseOf } from './inverse.ts';
import { latms, latmsSymmetric } from './latms.ts';
import { latsy } from './latsy.ts';
import { lattr } from './lattr.ts';
import { rangeRatio, rowSpaceRatio } from './lsRatios.ts';
import { luRatio } from './lu.ts';
import {
  adjointOf,
  copyOf,
  difference,
  eliminateBelow,
  identity,
  made,
  mirrored,
  multiplyByQ,
  product,
  scalarOf,
  transposedOf,
} from './matrices.ts';
import {
  factorsRatio,
  orthogonalityRatio,
  pivotedRatio,
  productRatio,
  reflectorsRatio,
  singularValuesRatio,
  timesQ,
} from './qrRatios.ts';
import { boundRatios, inverseRatio, residualRatio, solutionRatio } from './ratios.ts';
import { SEED, THRESHOLD } from './setting.ts';
import { hermitianValues, rightHandSide, solution } from './systems.ts';
import { general, symmetric } from './types.ts';

const N = 7;
const random = () => new Random(SEED);
const fails = (ratio: number): boolean => !(ratio < THRESHOLD);
const FAULTS = [
  { re: 0, im: 1e4 * EPS.z },
  { re: 0, im: Number.NaN },
];
const spoilt = (a: MatrixView, i: number, j: number, by: { re: number; im: number }): MatrixView =>
  made(a.rows, a.cols, (r, c) => (r === i && c === j ? plus(scalarOf(a, r, c), by) : scalarOf(a, r, c)), 2);
const sizeOfImaginary = (a: MatrixView): number => normMax(made(a.rows, a.cols, (i, j) => im(scalarOf(a, i, j))));
const any = (rows: number, cols: number): MatrixView => solution(rows, cols, 'z', random());

describe('matrices', () => {
  it.each(['full', 'upper', 'lower', 'diagonal'] as const)('%s ones have the condition and the zeros', (shape) => {
    for (const cond of [2, 1e6]) {
      const a = latms(N, N, shape, { norm: 3, cond }, random(), 2);
      const sigma = Array.from({ length: N }, (_, i) => 3 * cond ** (-i / (N - 1)));
      const [big, small] = [sigma.reduce((sum, x) => sum + x * x, 0), sigma.reduce((sum, x) => sum + x ** -2, 0)];
      expect(Math.abs(normFro(a) ** 2 / big - 1) < 1e-12).toBe(true);
      expect(Math.abs(normFro(inverseOf(a)) ** 2 / small - 1) < 1e-8).toBe(true);
      expect(sizeOfImaginary(a) > 0.1).toBe(true);
      const outside = made(N, N, (i, j) =>
        (shape === 'upper' && i > j) || (shape === 'lower' && i < j) || (shape === 'diagonal' && i !== j)
          ? magnitude(scalarOf(a, i, j))
          : 0,
      );
      expect(normOne(outside)).toBe(0);
    }
  });

  it('Hermitian ones are Hermitian with a real diagonal, definite or not', () => {
    for (const definite of [true, false]) {
      const a = latmsSymmetric(N, 'full', definite, { norm: 1, cond: 100 }, random(), 2);
      expect(normOne(difference(a, adjointOf(a)))).toBe(0);
      expect(normOne(difference(a, transposedOf(a))) > 0.1).toBe(true);
      const trace = Array.from({ length: N }, (_, i) => re(scalarOf(a, i, i))).reduce((sum, x) => sum + x, 0);
      const sum = Array.from({ length: N }, (_, i) => 100 ** (-i / (N - 1))).reduce((s, x) => s + x, 0);
      expect(Math.abs(trace - sum) < 1e-12).toBe(definite);
    }
  });

  it('symmetric ones are symmetric, not Hermitian, with the singular values that were asked for', () => {
    const a = latmsSymmetric(N, 'full', false, { norm: 3, cond: 100 }, random(), 2, 't');
    expect(normOne(difference(a, transposedOf(a)))).toBe(0);
    expect(normOne(difference(a, adjointOf(a))) > 0.1).toBe(true);
    const square = Array.from({ length: N }, (_, i) => 9 * 100 ** ((-2 * i) / (N - 1))).reduce((sum, x) => sum + x, 0);
    expect(Math.abs(normFro(a) ** 2 / square - 1) < 1e-12).toBe(true);
  });

  it.each(['l', 'u'] as const)('special ones (%s) have pivots of 2, 1 and 2 rows, and again', (uplo) => {
    for (const n of [1, 2, 3, 4, 5, 10, 13]) {
      const ipiv = new Int32Array(n);
      const a = latsy(uplo, n, random());
      expect(normOne(difference(a, transposedOf(a)))).toBe(0);
      expect(sytf2Ref(uplo, n, hostMat(a), ipiv, 0)).toBe(0);
      const order = uplo === 'l' ? [...ipiv] : [...ipiv].reverse();
      const wanted = Array.from({ length: n }, (_, i) => i % 5 === 2 || (i === n - 1 && i % 5 !== 1 && i % 5 !== 4));
      expect(order.map((pivot) => pivot > 0)).toEqual(wanted);
    }
  });

  it('unit triangles have ones on the diagonal, and the zeros of types are where they were', () => {
    const { diag, full } = lattr('l', 30, 8, 'z', random());
    expect(diag).toBe('u');
    for (let i = 0; i < 30; i++) expect(scalarOf(full, i, i)).toEqual({ re: 1, im: 0 });
    expect(sizeOfImaginary(full) > 0.1).toBe(true);
    const a = general(N, N, 6, 'c', random());
    const last = (m: MatrixView, from: number) =>
      normMax(made(N, N - from, (i, j) => magnitude(scalarOf(m, i, j + from))));
    expect([last(a, N - 1), last(a, N - 2) > 0]).toEqual([0, true]);
    const b = symmetric('po', 'l', N, 4, 'z', random());
    expect([last(b, N - 1), last(adjointOf(b), N - 1)]).toEqual([0, 0]);
  });

  it('of a Hermitian diagonal only real parts are given', () => {
    const values = hermitianValues(symmetric('po', 'l', N, 2, 'z', random()), 'l');
    expect([values(1, 1), values(0, 1)]).toEqual([{ re: expect.any(Number), im: Number.NaN }, undefined]);
    expect(im(values(2, 1)!)).not.toBe(0);
  });
});

describe('ratios', () => {
  const l = made(N, N, (i, j) => (i === j ? 1 : i > j ? { re: 1 / (i + j + 2), im: 1 / (i + 2 * j + 3) } : 0), 2);
  const u = made(N, N, (i, j) => (i <= j ? { re: 2 - 1 / (i + j + 1), im: i - j / 3 } : 0), 2);
  const packed = made(N, N, (i, j) => scalarOf(i > j ? l : u, i, j), 2);
  const inOrder = Array.from({ length: N }, (_, i) => i + 1);

  it('of LU and Cholesky', () => {
    const a = product(l, u);
    expect(luRatio(a, packed, inOrder, 'z') < 1).toBe(true);
    for (const fault of FAULTS) expect(fails(luRatio(a, spoilt(packed, 3, 2, fault), inOrder, 'z'))).toBe(true);
    const definite = product(l, adjointOf(l));
    expect(choleskyRatio(definite, l, 'l', 'z') < 1).toBe(true);
    expect(choleskyRatio(definite, adjointOf(l), 'u', 'z') < 1).toBe(true);
    // The factor of the conjugate, which a forgotten conjugation gives.
    expect(fails(choleskyRatio(definite, transposedOf(l), 'u', 'z'))).toBe(true);
    for (const fault of FAULTS) expect(fails(choleskyRatio(definite, spoilt(l, 3, 2, fault), 'l', 'z'))).toBe(true);
    expect(normOne(difference(mirrored(definite, 'u'), definite)) < 1e-14).toBe(true);
  });

  it('of Bunch-Kaufman, Hermitian and symmetric', () => {
    const [k, size] = [2, 2];
    const f = made(
      N,
      N,
      (i, j) => (i === j ? 1 : i > j && (i >= k + size || j < k || j >= k + size) ? scalarOf(l, i, j) : 0),
      2,
    );
    const d = made(
      N,
      N,
      (i, j) => (i === j ? i + 1 : i + j === 2 * k + 1 && Math.abs(i - j) === 1 ? { re: 1, im: i > j ? 2 : -2 } : 0),
      2,
    );
    const packedOf = (block: MatrixView): MatrixView =>
      made(
        N,
        N,
        (i, j) =>
          i === j || (i === k + 1 && j === k) ? scalarOf(block, i, j) : i > j ? scalarOf(f, i, j) : Number.NaN,
        2,
      );
    const ipiv = inOrder.map((i) => (i === k + 1 || i === k + 2 ? -(k + 2) : i));
    const hermitian = product(product(f, d), adjointOf(f));
    const lower = mirrored(d, 'l', 't');
    const symmetric = product(product(f, lower), transposedOf(f));
    expect(bunchKaufmanRatio(hermitian, packedOf(d), 'l', ipiv, 'z', 'c') < 1).toBe(true);
    expect(bunchKaufmanRatio(symmetric, packedOf(d), 'l', ipiv, 'z', 't') < 1).toBe(true);
    expect(fails(bunchKaufmanRatio(hermitian, packedOf(d), 'l', ipiv, 'z', 't'))).toBe(true);
    expect(fails(bunchKaufmanRatio(symmetric, packedOf(d), 'l', ipiv, 'z', 'c'))).toBe(true);
    for (const fault of FAULTS)
      expect(fails(bunchKaufmanRatio(hermitian, spoilt(packedOf(d), 5, 1, fault), 'l', ipiv, 'z', 'c'))).toBe(true);
  });

  it('of inverses, solutions and error bounds, by the transpose and by the adjoint', () => {
    const a = product(l, u);
    const inverse = inverseOf(a);
    expect(inverseRatio(a, inverse, 'z') < 5).toBe(true);
    for (const fault of FAULTS) expect(fails(inverseRatio(u, spoilt(inverseOf(u), 1, 1, fault), 'z'))).toBe(true);
    const x = any(N, 2);
    for (const op of ['n', 't', 'c'] as const) {
      const b = rightHandSide(a, op, x, 'z');
      const byHand = product(op === 'n' ? a : op === 't' ? transposedOf(a) : adjointOf(a), x);
      expect(normOne(difference(b, byHand)) / normOne(b) < 1e-14).toBe(true);
      for (const other of ['n', 't', 'c'] as const) {
        expect(fails(residualRatio(a, x, b, other, 'z')), `${op} for ${other}`).toBe(op !== other);
      }
      const given = { a, op, b, exact: x, ferr: [1, 1], berr: [EPS.z, EPS.z] };
      const { forward, backward } = boundRatios({ ...given, x }, 'z');
      expect([forward, backward < 1]).toEqual([0, true]);
      const wrong = spoilt(x, 2, 1, { re: 0, im: 1e-3 });
      expect(fails(boundRatios({ ...given, ferr: [1e-4, 1e-4], x: wrong }, 'z').forward)).toBe(true);
      expect(fails(solutionRatio(wrong, x, 1, 'z'))).toBe(true);
    }
  });

  it('an elimination leaves R, with Q^H A = R', () => {
    const a = any(N, 4);
    const r = made(N, 4, (i, j) => scalarOf(a, i, j), 2);
    eliminateBelow(r);
    for (let j = 0; j < 4; j++) for (let i = j + 1; i < N; i++) expect(magnitude(scalarOf(r, i, j))).toBe(0);
    const gap = difference(product(adjointOf(r), r), product(adjointOf(a), a));
    expect(normOne(gap) < 1e-13).toBe(true);
    expect(magnitude(minus(scalarOf(r, 0, 1), conjugate(scalarOf(r, 0, 1)))) > 0.01).toBe(true);
  });

  it('of orthogonal factorizations: products with Q^H, which Q^T is not', () => {
    const v = any(N, 4);
    const tau = Array.from({ length: 4 }, (_, k) => {
      const square = 1 + normFro(made(N - k - 1, 1, (i) => scalarOf(v, k + 1 + i, k), 2)) ** 2;
      // 1 - tau v^H v has modulus 1.
      return { re: (1 + Math.cos(k)) / square, im: Math.sin(k) / square };
    });
    const q = multiplyByQ(v, tau, false, identity(N, 2));
    expect(orthogonalityRatio(q, 'z') < 3).toBe(true);
    expect(normOne(difference(multiplyByQ(v, tau, true, copyOf(q)), identity(N, 2))) < 1e-14).toBe(true);
    const r = made(N, 4, (i, j) => (i <= j ? scalarOf(any(N, 4), j, i) : 0), 2);
    const a = product(q, r);
    expect(factorsRatio(a, q, r, 'z') < 3).toBe(true);
    const factors = made(N, 4, (i, j) => scalarOf(i <= j ? r : v, i, j), 2);
    const taus = made(4, 1, (i) => tau[i]!, 2);
    expect(pivotedRatio(a, factors, taus, [0, 1, 2, 3], 'z') < 3).toBe(true);
    expect(reflectorsRatio(factors, taus, 'z') < 3).toBe(true);
    for (const fault of FAULTS.map(({ im: by }) => ({ re: 0, im: 10 * by }))) {
      expect(fails(orthogonalityRatio(spoilt(q, 1, 2, fault), 'z'))).toBe(true);
      expect(fails(factorsRatio(a, q, spoilt(r, 1, 2, fault), 'z'))).toBe(true);
      expect(fails(pivotedRatio(a, spoilt(factors, 0, 1, fault), taus, [0, 1, 2, 3], 'z'))).toBe(true);
      expect(fails(reflectorsRatio(factors, spoilt(taus, 1, 0, fault), 'z'))).toBe(true);
    }
    const conjugates = made(4, 1, (i) => conjugate(tau[i]!), 2);
    expect(fails(pivotedRatio(a, factors, conjugates, [0, 1, 2, 3], 'z'))).toBe(true);
    const c = any(N, 2);
    expect(normOne(difference(timesQ('l', true, q, timesQ('l', false, q, c)), c)) < 1e-13).toBe(true);
    expect(fails(productRatio(product(transposedOf(q), c), timesQ('l', true, q, c), c, N, 'z'))).toBe(true);
  });

  it('singular values are those of the generator', () => {
    const sigma = Array.from({ length: 4 }, (_, i) => 1e6 ** (-i / 3));
    for (const [rows, cols] of [
      [N, 4],
      [4, N],
    ] as const) {
      const a = latms(rows, cols, 'full', { norm: 1, cond: 1e6 }, random(), 2);
      expect(singularValuesRatio(a, sigma, 'z') < 5).toBe(true);
      expect(fails(singularValuesRatio(spoilt(a, 0, 0, { re: 0, im: 1e5 * EPS.z }), sigma, 'z'))).toBe(true);
    }
  });

  it('of least squares, by the adjoint', () => {
    const tall = any(N, 4);
    for (const [a, op] of [
      [tall, 'n'],
      [adjointOf(tall), 'c'],
    ] as const) {
      const x = any(4, 2);
      const b = product(tall, x);
      expect(rangeRatio({ a, op, x, b }, 'z') < 3).toBe(true);
      const wrong = spoilt(x, 1, 1, { re: 0, im: 1e5 * EPS.z });
      expect(fails(rangeRatio({ a, op, x: wrong, b }, 'z'))).toBe(true);
    }
    for (const [a, op] of [
      [adjointOf(tall), 'n'],
      [tall, 'c'],
    ] as const) {
      const x = product(tall, any(4, 2));
      const b = made(4, 2, () => 0, 2);
      expect(rowSpaceRatio({ a, op, x, b }, 'z') < 3).toBe(true);
      const conjugates = made(N, 2, (i, j) => conjugate(scalarOf(x, i, j)), 2);
      expect(fails(rowSpaceRatio({ a, op, x: conjugates, b }, 'z'))).toBe(true);
    }
  });
});
