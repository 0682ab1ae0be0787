// The references of syrk, syr2k, gemmtr, symm and trmm against their formulas, element by element, by the measure and the sizes of the
// reference BLAS's own tests (DMMCH): |computed - exact| < 16 eps times the sum of the absolute values of everything that is added up.
import { describe, expect, it } from 'vitest';
import { gemmtrBlockedRef, gemmtrRef } from '../../src/blas3/products/gemmtr.ref.ts';
import { symmBlockedRef, symmRef } from '../../src/blas3/products/symm.ref.ts';
import { syr2kBlockedRef, syr2kRef } from '../../src/blas3/products/syr2k.ref.ts';
import { syrkBlockedRef, syrkRef } from '../../src/blas3/products/syrk.ref.ts';
import { trmmBlockedRef, trmmRef } from '../../src/blas3/triangular/trmm.ref.ts';
import type { RealMat, Trans, Uplo } from '../../src/core/matrix.ts';
import {
  brokenGuards,
  copyOf,
  type Entry,
  entryOf,
  epsilon,
  type Real,
  randomWindow,
  reals,
  window,
} from '../lib/dense.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';

const UPLOS = ['l', 'u'] as const;
const SIDES = ['l', 'r'] as const;
const TRANS = ['n', 't', 'c'] as const;
const ALPHAS = [0, 1, 0.7];
const BETAS = [0, 1, 1.3];
/** The reference BLAS's sizes, and around one and two levels of halving down to 16; in a short run one. */
const SIZES = some([0, 1, 2, 3, 5, 9, 16, 33, 17], 9);

const inside = (uplo: Uplo, i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
const flipped = (trans: Trans): Trans => (trans === 'n' ? 't' : 'n');
const rectangle = (trans: Trans, rows: number, cols: number) =>
  (trans === 'n' ? [rows, cols] : [cols, rows]) as [number, number];

/** A window whose other triangle is NaN; with diag 'u' its diagonal too. */
const triangle = (prec: Real, n: number, uplo: Uplo, diag: 'n' | 'u', seed: number): RealMat => {
  const rng = mulberry32(seed);
  return window(prec, n, n, (i, j) => {
    const x = signed(rng);
    return inside(uplo, i, j) && (i !== j || diag === 'n') ? x : Number.NaN;
  });
};

/** Nothing but NaN, for operands that must not be read. */
const nothing = (prec: Real, rows: number, cols: number): RealMat => window(prec, rows, cols, () => Number.NaN);

interface Sum {
  readonly alpha: number;
  readonly beta: number;
  /** The terms that alpha multiplies. */
  readonly terms: (i: number, j: number) => number[];
}

/** The largest ratio over the elements of C that are written; the others must have kept their bits. */
function worstRatio(prec: Real, before: RealMat, after: RealMat, m: number, n: number, sum: Sum, uplo?: Uplo): number {
  const [given, found] = [entryOf(before), entryOf(after)];
  let worst = brokenGuards(after, m, n) > 0 ? Number.POSITIVE_INFINITY : 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      if (uplo !== undefined && !inside(uplo, i, j)) {
        if (!Object.is(given(i, j), found(i, j))) return Number.POSITIVE_INFINITY;
        continue;
      }
      const parts = sum.alpha === 0 ? [] : sum.terms(i, j).map((term) => sum.alpha * term);
      if (sum.beta !== 0) parts.push(sum.beta * given(i, j));
      const exact = parts.reduce((s, part) => s + part, 0);
      const gauge = parts.reduce((s, part) => s + Math.abs(part), 0);
      const error = Math.abs(found(i, j) - exact);
      // A NaN becomes the worst and stays it.
      const ratio = error === 0 ? 0 : error / (epsilon[prec] * gauge);
      if (!(ratio <= worst)) worst = ratio;
    }
  }
  return worst;
}

const products = (k: number, a: Entry, b: Entry) => (i: number, j: number) =>
  Array.from({ length: k }, (_, l) => a(i, l) * b(l, j));

/** Every alpha and beta, with NaN in what they leave out. */
function forScalars(check: (alpha: number, beta: number) => number, alphas = ALPHAS, betas = BETAS): void {
  for (const alpha of alphas) {
    for (const beta of betas) expect(check(alpha, beta), `alpha ${alpha}, beta ${beta}`).toBeLessThan(16);
  }
}

describe.each(reals)('level-3 references, precision %s', (prec) => {
  const general = (alpha: number, rows: number, cols: number, seed: number): RealMat =>
    alpha === 0 ? nothing(prec, rows, cols) : randomWindow(prec, rows, cols, mulberry32(seed));
  const result = (beta: number, m: number, n: number): RealMat =>
    beta === 0 ? nothing(prec, m, n) : randomWindow(prec, m, n, mulberry32(m + 31 * n));

  describe.each([
    ['gemmtrRef', gemmtrRef],
    ['gemmtrBlockedRef', gemmtrBlockedRef],
  ] as const)('%s', (_, gemmtr) => {
    it.each(UPLOS)('uplo %s', (uplo) => {
      for (const [n, k] of SIZES.flatMap((n) => [0, 1, 9, 30].map((k) => [n, k] as const))) {
        for (const [transA, transB] of TRANS.flatMap((x) => TRANS.map((y) => [x, y] as const))) {
          forScalars(
            (alpha, beta) => {
              const A = general(alpha, ...rectangle(transA, n, k), 1);
              const B = general(alpha, ...rectangle(transB, k, n), 2);
              const C = result(beta, n, n);
              const after = copyOf(C);
              gemmtr(uplo, transA, transB, n, k, alpha, A, B, beta, after);
              const terms = products(k, entryOf(A, transA), entryOf(B, transB));
              return worstRatio(prec, C, after, n, n, { alpha, beta, terms }, uplo);
            },
            n > 9 ? [0.7] : ALPHAS,
            n > 9 ? [1.3] : BETAS,
          );
        }
      }
    });
  });

  describe.each([
    ['syrkRef', syrkRef],
    ['syrkBlockedRef', syrkBlockedRef],
  ] as const)('%s', (_, syrk) => {
    it.each(UPLOS.flatMap((uplo) => TRANS.map((trans) => [uplo, trans] as const)))(
      'uplo %s, trans %s',
      (uplo, trans) => {
        for (const [n, k] of SIZES.flatMap((n) => [0, 1, 2, 9, 30].map((k) => [n, k] as const))) {
          forScalars((alpha, beta) => {
            const A = general(alpha, ...rectangle(trans, n, k), 1);
            const C = result(beta, n, n);
            const after = copyOf(C);
            syrk(uplo, trans, n, k, alpha, A, beta, after);
            const terms = products(k, entryOf(A, trans), entryOf(A, flipped(trans)));
            return worstRatio(prec, C, after, n, n, { alpha, beta, terms }, uplo);
          });
        }
      },
    );
  });

  describe.each([
    ['syr2kRef', syr2kRef],
    ['syr2kBlockedRef', syr2kBlockedRef],
  ] as const)('%s', (_, syr2k) => {
    it.each(UPLOS.flatMap((uplo) => TRANS.map((trans) => [uplo, trans] as const)))(
      'uplo %s, trans %s',
      (uplo, trans) => {
        for (const [n, k] of SIZES.flatMap((n) => [0, 1, 2, 9, 30].map((k) => [n, k] as const))) {
          forScalars((alpha, beta) => {
            const A = general(alpha, ...rectangle(trans, n, k), 1);
            const B = general(alpha, ...rectangle(trans, n, k), 2);
            const C = result(beta, n, n);
            const after = copyOf(C);
            syr2k(uplo, trans, n, k, alpha, A, B, beta, after);
            const ab = products(k, entryOf(A, trans), entryOf(B, flipped(trans)));
            const terms = (i: number, j: number) => [...ab(i, j), ...ab(j, i)];
            return worstRatio(prec, C, after, n, n, { alpha, beta, terms }, uplo);
          });
        }
      },
    );
  });

  describe.each([
    ['symmRef', symmRef],
    ['symmBlockedRef', symmBlockedRef],
  ] as const)('%s', (_, symm) => {
    it.each(SIDES.flatMap((side) => UPLOS.map((uplo) => [side, uplo] as const)))('side %s, uplo %s', (side, uplo) => {
      for (const [order, vectors] of SIZES.flatMap((n) => [0, 1, 3, 20].map((k) => [n, k] as const))) {
        const [m, n] = side === 'l' ? [order, vectors] : [vectors, order];
        forScalars((alpha, beta) => {
          const A = alpha === 0 ? nothing(prec, order, order) : triangle(prec, order, uplo, 'n', 1);
          const B = general(alpha, m, n, 2);
          const C = result(beta, m, n);
          const after = copyOf(C);
          symm(side, uplo, m, n, alpha, A, B, beta, after);
          const [a, b] = [entryOf(A), entryOf(B)];
          const full: Entry = (i, j) => (inside(uplo, i, j) ? a(i, j) : a(j, i));
          const terms = side === 'l' ? products(order, full, b) : products(order, b, full);
          return worstRatio(prec, C, after, m, n, { alpha, beta, terms });
        });
      }
    });
  });

  describe.each([
    ['trmmRef', trmmRef],
    ['trmmBlockedRef', trmmBlockedRef],
  ] as const)('%s', (_, trmm) => {
    const kinds = SIDES.flatMap((side) =>
      UPLOS.flatMap((uplo) =>
        TRANS.flatMap((transA) => (['n', 'u'] as const).map((diag) => [side, uplo, transA, diag] as const)),
      ),
    );
    it.each(kinds)('side %s, uplo %s, transA %s, diag %s', (side, uplo, transA, diag) => {
      for (const [order, vectors] of SIZES.flatMap((n) => [0, 1, 3, 20].map((k) => [n, k] as const))) {
        const [m, n] = side === 'l' ? [order, vectors] : [vectors, order];
        forScalars(
          (alpha) => {
            const A = alpha === 0 ? nothing(prec, order, order) : triangle(prec, order, uplo, diag, 1);
            const B = general(alpha, m, n, 2);
            const after = copyOf(B);
            trmm(side, uplo, transA, diag, m, n, alpha, A, after);
            const [a, b] = [entryOf(A), entryOf(B)];
            const stored: Entry = (i, j) => (i === j && diag === 'u' ? 1 : inside(uplo, i, j) ? a(i, j) : 0);
            const op: Entry = (i, j) => (transA === 'n' ? stored(i, j) : stored(j, i));
            const terms = side === 'l' ? products(order, op, b) : products(order, b, op);
            return worstRatio(prec, B, after, m, n, { alpha, beta: 0, terms });
          },
          ALPHAS,
          [0],
        );
      }
    });
  });
});
