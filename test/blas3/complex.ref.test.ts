// The complex references of BLAS 3 against plain formulas: products, triangles, and what is not to be read or written.
import { describe, expect, test } from 'vitest';
import { gemmBlockedRef, gemmRef } from '../../src/blas3/products/gemm.ref.ts';
import { gemmtrBlockedRef } from '../../src/blas3/products/gemmtr.ref.ts';
import { hemmBlockedRef, hemmRef } from '../../src/blas3/products/hemm.ref.ts';
import { her2kBlockedRef, her2kRef } from '../../src/blas3/products/her2k.ref.ts';
import { symmBlockedRef, symmRef } from '../../src/blas3/products/symm.ref.ts';
import { syr2kBlockedRef, syr2kRef } from '../../src/blas3/products/syr2k.ref.ts';
import { trmmBlockedRef } from '../../src/blas3/triangular/trmm.ref.ts';
import { trsmBlockedRef, trsmRef } from '../../src/blas3/triangular/trsm.ref.ts';
import type { Complex } from '../../src/core/field.ts';
import type { FieldMat, Trans, Uplo } from '../../src/core/matrix.ts';
import {
  add,
  anyComplex,
  brokenPairGuards,
  complex,
  complexWindow,
  conj,
  difference,
  type Entry,
  epsilon,
  mul,
  type Pairs,
  pairCopy,
  pairNorm,
  pairOf,
  pairProduct,
  pairs,
  randomPairs,
} from '../lib/complexDense.ts';
import { mulberry32 } from '../lib/rng.ts';

const transposes: readonly Trans[] = ['n', 't', 'c'];
const SIZES = [
  [1, 1, 1],
  [2, 3, 5],
  [9, 1, 31],
  [1, 9, 4],
  [0, 2, 3],
  [5, 3, 0],
  [33, 40, 35],
] as const;
const asPair = (x: number | Complex): Complex => (typeof x === 'number' ? complex(x) : x);
const SCALARS: readonly (readonly [number | Complex, number | Complex])[] = [
  [1, 0],
  [complex(0.3, -0.7), complex(-0.2, 0.9)],
  [-1, 1],
  [complex(0, 1), 0.5],
  [0, complex(0, 1)],
];

describe.each(pairs)('%s', (prec) => {
  test.each([
    ['gemmRef', gemmRef],
    ['gemmBlockedRef', gemmBlockedRef],
  ] as const)('%s is the formula', (_, gemm) => {
    for (const transA of transposes) {
      for (const transB of transposes) {
        for (const [m, n, k] of SIZES) {
          for (const [alpha, beta] of SCALARS) {
            const rng = mulberry32(m + 10 * n + 100 * k);
            const A = transA === 'n' ? randomPairs(prec, m, k, rng) : randomPairs(prec, k, m, rng);
            const B = transB === 'n' ? randomPairs(prec, k, n, rng) : randomPairs(prec, n, k, rng);
            const C = complexWindow(prec, m, n, beta === 0 ? () => complex(Number.NaN) : () => anyComplex(rng));
            const was = pairOf(pairCopy(C));
            const AB = pairProduct(m, n, k, pairOf(A, transA), pairOf(B, transB));
            const wanted: Entry = (i, j) =>
              add(mul(asPair(alpha), AB(i, j)), beta === 0 ? complex(0) : mul(asPair(beta), was(i, j)));
            gemm(transA, transB, m, n, k, alpha, A, B, beta, C);
            const error = pairNorm(m, n, difference(pairOf(C), wanted));
            expect(error).toBeLessThanOrEqual(8 * epsilon[prec] * (k + 2) * Math.sqrt(m * n + 1) * 2);
            expect(brokenPairGuards(C, m, n)).toBe(0);
          }
        }
      }
    }
  });

  test('gemmtr writes its triangle only', () => {
    for (const uplo of ['l', 'u'] as const) {
      const [n, k, rng] = [37, 20, mulberry32(7)];
      const A = randomPairs(prec, n, k, rng);
      const C = randomPairs(prec, n, n, rng);
      const was = pairOf(pairCopy(C));
      const AA = pairProduct(n, n, k, pairOf(A), pairOf(A, 'c'));
      const inside = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
      gemmtrBlockedRef(uplo, 'n', 'c', n, k, -1, A, A, 1, C);
      const wanted: Entry = (i, j) => (inside(i, j) ? add(was(i, j), mul(complex(-1), AA(i, j))) : was(i, j));
      expect(pairNorm(n, n, difference(pairOf(C), wanted))).toBeLessThan(64 * n * epsilon[prec]);
    }
  });

  test.each([
    ['symm', symmRef, symmBlockedRef, 't'],
    ['hemm', hemmRef, hemmBlockedRef, 'c'],
  ] as const)('%s is the formula, element by element and by blocks', (_, whole, blocked, mirror) => {
    for (const side of ['l', 'r'] as const) {
      for (const uplo of ['l', 'u'] as const) {
        const [m, n] = side === 'l' ? [37, 5] : [5, 37];
        const A = half(prec, 37, uplo, mirror === 'c');
        const B = randomPairs(prec, m, n, mulberry32(5));
        const C = randomPairs(prec, m, n, mulberry32(6));
        const [full, b] = [across(A, uplo, mirror), pairOf(B)];
        const AB = side === 'l' ? pairProduct(m, n, m, full, b) : pairProduct(m, n, n, b, full);
        const [alpha, beta] = [complex(0.3, -0.7), complex(-0.2, 0.9)];
        const was = pairOf(C);
        const wanted: Entry = (i, j) => add(mul(alpha, AB(i, j)), mul(beta, was(i, j)));
        for (const symm of [whole, blocked]) {
          const found = pairCopy(C);
          symm(side, uplo, m, n, alpha, A, B, beta, found);
          expect(pairNorm(m, n, difference(pairOf(found), wanted))).toBeLessThan(200 * epsilon[prec]);
          expect(brokenPairGuards(found, m, n)).toBe(0);
        }
      }
    }
  });

  test.each([
    ['syr2k', syr2kRef, syr2kBlockedRef, 't'],
    ['her2k', her2kRef, her2kBlockedRef, 'c'],
  ] as const)('%s is the formula, element by element and by blocks', (_, whole, blocked, mirror) => {
    for (const uplo of ['l', 'u'] as const) {
      for (const trans of ['n', mirror] as const) {
        const [n, k] = [37, 9];
        const [rows, cols] = trans === 'n' ? [n, k] : [k, n];
        const [A, B] = [randomPairs(prec, rows, cols, mulberry32(7)), randomPairs(prec, rows, cols, mulberry32(8))];
        const C = half(prec, n, uplo, mirror === 'c');
        const alpha = complex(0.3, -0.7);
        const second = mirror === 'c' ? conj(alpha) : alpha;
        const turn =
          (X: FieldMat): Entry =>
          (i, j) => {
            const x = pairOf(X, trans)(j, i);
            return mirror === 'c' ? conj(x) : x;
          };
        const [AB, BA] = [
          pairProduct(n, n, k, pairOf(A, trans), turn(B)),
          pairProduct(n, n, k, pairOf(B, trans), turn(A)),
        ];
        const was = across(C, uplo, mirror);
        const wanted: Entry = (i, j) =>
          add(add(mul(alpha, AB(i, j)), mul(second, BA(i, j))), mul(complex(-0.5), was(i, j)));
        for (const syr2k of [whole, blocked]) {
          const found = pairCopy(C);
          syr2k(uplo, trans, n, k, alpha, A, B, -0.5, found);
          const is = across(found, uplo, mirror);
          expect(pairNorm(n, n, difference(is, wanted))).toBeLessThan(400 * epsilon[prec]);
          if (mirror === 'c') for (let j = 0; j < n; j++) expect(pairOf(found)(j, j).im).toBe(0);
        }
      }
    }
  });

  test('trsm and trmm undo each other, and both are the formula', () => {
    for (const side of ['l', 'r'] as const) {
      for (const uplo of ['l', 'u'] as const) {
        for (const transA of transposes) {
          for (const diag of ['n', 'u'] as const) {
            for (const [m, n] of [
              [1, 1],
              [7, 3],
              [3, 7],
              [37, 35],
            ] as const) {
              const order = side === 'l' ? m : n;
              const { A, op } = triangle(prec, order, uplo, diag, transA);
              const X = randomPairs(prec, m, n, mulberry32(m * n));
              const B = pairCopy(X);
              trmmBlockedRef(side, uplo, transA, diag, m, n, complex(0, 2), A, B);
              const product = side === 'l' ? pairProduct(m, n, m, op, pairOf(X)) : pairProduct(m, n, n, pairOf(X), op);
              const wanted: Entry = (i, j) => mul(complex(0, 2), product(i, j));
              const size = pairNorm(m, n, wanted);
              expect(pairNorm(m, n, difference(pairOf(B), wanted))).toBeLessThan(8 * order * epsilon[prec] * size);
              for (const trsm of [trsmRef, trsmBlockedRef]) {
                const Y = pairCopy(B);
                trsm(side, uplo, transA, diag, m, n, complex(0, -0.5), A, Y);
                expect(pairNorm(m, n, difference(pairOf(Y), pairOf(X)))).toBeLessThan(
                  20 * order * epsilon[prec] * size,
                );
                expect(brokenPairGuards(Y, m, n)).toBe(0);
              }
            }
          }
        }
      }
    }
  });
});

/** One triangle of a symmetric matrix, or of a Hermitian one, whose diagonal has NaN for imaginary parts; the other triangle is NaN. */
function half(prec: Pairs, n: number, uplo: Uplo, hermitian: boolean): FieldMat {
  const rng = mulberry32(n);
  return complexWindow(prec, n, n, (i, j) => {
    const x = anyComplex(rng);
    if (i === j) return hermitian ? complex(x.re, Number.NaN) : x;
    return i > j === (uplo === 'l') ? x : complex(Number.NaN, Number.NaN);
  });
}

/** Elements of the whole matrix. */
const across =
  (A: FieldMat, uplo: Uplo, mirror: 't' | 'c'): Entry =>
  (i, j) => {
    const stored = pairOf(A);
    if (i === j) return mirror === 'c' ? complex(stored(i, i).re) : stored(i, i);
    if (i > j === (uplo === 'l')) return stored(i, j);
    return mirror === 'c' ? conj(stored(j, i)) : stored(j, i);
  };

/** A window whose other triangle (with diag = 'u' also the diagonal) is NaN, and the elements of op(A). */
function triangle(prec: Pairs, n: number, uplo: Uplo, diag: 'n' | 'u', trans: Trans): { A: FieldMat; op: Entry } {
  const rng = mulberry32(n);
  const value: Complex[] = Array.from({ length: n * n }, (_, p) =>
    p % (n + 1) === 0 ? complex(1.5, p % 2 ? 1 : -1) : mul(complex(1 / n), anyComplex(rng)),
  );
  const inside = (i: number, j: number): boolean => (uplo === 'l' ? i > j : i < j);
  const A = complexWindow(prec, n, n, (i, j) =>
    inside(i, j) || (i === j && diag === 'n') ? value[i + j * n]! : complex(Number.NaN, Number.NaN),
  );
  const stored: Entry = (i, j) =>
    i === j && diag === 'u' ? complex(1) : i === j || inside(i, j) ? pairOf(A)(i, j) : complex(0);
  return { A, op: (i, j) => (trans === 'n' ? stored(i, j) : trans === 't' ? stored(j, i) : conj(stored(j, i))) };
}
