// The HERK references against the formula, element by element, with NaN wherever nothing may be read.
import { describe, expect, it } from 'vitest';
import { herkBlockedRef, herkRef } from '../../../src/blas3/products/herk.ref.ts';
import {
  add,
  anyComplex,
  brokenPairGuards,
  complex,
  complexWindow,
  type Entry,
  epsilon,
  minus,
  modulus,
  mul,
  pairCopy,
  pairOf,
  pairProduct,
  pairs,
  randomPairs,
} from '../../lib/complexDense.ts';
import { mulberry32 } from '../../lib/rng.ts';

const SCALARS = [0, 1, 0.7].flatMap((alpha) => [0, 1, -1.3].map((beta) => [alpha, beta] as const));
const SIZES = [0, 1, 2, 5, 16, 17, 33].flatMap((n) => [0, 1, 9].map((k) => [n, k] as const));

describe.each(pairs)('herk references, precision %s', (prec) => {
  describe.each([
    ['herkRef', herkRef],
    ['herkBlockedRef', herkBlockedRef],
  ] as const)('%s', (_, herk) => {
    it.each(['l', 'u'] as const)('is the formula on triangle %s, its diagonal real', (uplo) => {
      const inside = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
      for (const [n, k] of SIZES) {
        for (const trans of ['n', 'c'] as const) {
          for (const [alpha, beta] of n > 5 ? ([[0.7, -1.3]] as const) : SCALARS) {
            const rng = mulberry32(n + 100 * k);
            const nothing: Entry = () => complex(Number.NaN, Number.NaN);
            const [rows, cols] = trans === 'n' ? [n, k] : [k, n];
            const A = alpha === 0 ? complexWindow(prec, rows, cols, nothing) : randomPairs(prec, rows, cols, rng);
            const C = complexWindow(prec, n, n, (i, j) => {
              if (!inside(i, j) || beta === 0) return complex(Number.NaN, Number.NaN);
              return i === j ? complex(rng(), Number.NaN) : anyComplex(rng);
            });
            const given = pairOf(pairCopy(C));
            herk(uplo, trans, n, k, alpha, A, beta, C);
            const found = pairOf(C);
            const product = pairProduct(n, n, k, pairOf(A, trans), pairOf(A, trans === 'n' ? 'c' : 'n'));
            for (let j = 0; j < n; j++) {
              for (let i = 0; i < n; i++) {
                if (!inside(i, j)) {
                  expect(found(i, j)).toEqual(given(i, j));
                  continue;
                }
                let wanted = alpha === 0 ? complex(0) : mul(complex(alpha), product(i, j));
                const old = i === j ? complex(given(i, i).re) : given(i, j);
                if (beta !== 0) wanted = add(wanted, mul(complex(beta), old));
                expect(modulus(minus(found(i, j), wanted))).toBeLessThanOrEqual(16 * (k + 2) * epsilon[prec]);
                if (i === j) expect(found(i, i).im).toBe(0);
              }
            }
            expect(brokenPairGuards(C, n, n)).toBe(0);
          }
        }
      }
    });
  });
});
