// A native library against the references: the same operands to both, results close, guard cells untouched. Skipped, and said so, where
// koffi or a library is missing.
import { describe, expect, test } from 'vitest';
import { gemmRef } from '../../src/blas3/products/gemm.ref.ts';
import { symmRef } from '../../src/blas3/products/symm.ref.ts';
import { syr2kRef } from '../../src/blas3/products/syr2k.ref.ts';
import { syrkRef } from '../../src/blas3/products/syrk.ref.ts';
import { trmmRef } from '../../src/blas3/triangular/trmm.ref.ts';
import { trsmRef } from '../../src/blas3/triangular/trsm.ref.ts';
import type { RealArray, RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import type { Provider } from '../../src/engine/provider.ts';
import { getrfRecursiveRef } from '../../src/lapack/lu/getrf.ref.ts';
import { getrsRef } from '../../src/lapack/lu/getrs.ref.ts';
import { geqrfRef } from '../../src/lapack/qr/geqrf.ref.ts';
import { NativeError, type NativeProvider, openNative } from '../../src/native.ts';
import { array, copyOf, epsilon, type Real, randomWindow, reals, window } from '../lib/dense.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { report } from '../setup/contexts.ts';

const found: NativeProvider | NativeError = await openNative().catch((error: NativeError) => error);
const missing = found instanceof NativeError ? found.message : '';
if (missing !== '') report({ skipped: 'a native BLAS and LAPACK library', test: missing });
const native = found as NativeProvider;

/** Largest difference in all cells, guards included, over the largest size in `expected`: NaN must meet NaN. */
function difference(actual: RealArray, expected: RealArray): number {
  let [worst, largest] = [0, 1];
  for (const [i, x] of expected.entries()) {
    if (Object.is(actual[i], x)) continue;
    worst = Math.max(worst, Math.abs(actual[i]! - x)); // NaN stays
    if (Math.abs(x) > largest) largest = Math.abs(x);
  }
  return worst / largest;
}

type Call = (c: RealMat) => void;

/** What is wrong after both calls on copies of C, as text: nothing if they agree. */
function disagreement(what: string, C: RealMat, prec: Real, mine: Call, reference: Call): string[] {
  const [x, y] = [copyOf(C), copyOf(C)];
  mine(x);
  reference(y);
  const error = difference(x.data, y.data);
  return error < 300 * epsilon[prec] ? [] : [`${prec} ${what}: ${error}`];
}

const flags = {
  side: ['l', 'r'],
  uplo: ['l', 'u'],
  trans: ['n', 't', 'c'],
  diag: ['n', 'u'],
} as const;

const SIZES = [
  [1, 1, 1],
  [2, 3, 4],
  [7, 5, 0],
  [33, 17, 21],
  [40, 70, 65],
] as const;

/** Triangular, of moderate condition; NaN where nothing may be read. */
function triangle(prec: Real, order: number, uplo: 'l' | 'u', diag: 'n' | 'u'): RealMat {
  const rng = mulberry32(order);
  return window(prec, order, order, (i, j) => {
    if (i === j) return diag === 'u' ? Number.NaN : 2 + signed(rng);
    return i > j === (uplo === 'l') ? signed(rng) / order : Number.NaN;
  });
}

const symmetric = (prec: Real, order: number, uplo: 'l' | 'u'): RealMat => {
  const rng = mulberry32(order + 1);
  return window(prec, order, order, (i, j) => (i === j || i > j === (uplo === 'l') ? signed(rng) : Number.NaN));
};

describe.skipIf(missing !== '')('a native library does what the references do', () => {
  test.each(reals)('gemm, %s', (prec) => {
    const wrong: string[] = [];
    for (const [m, n, k] of SIZES) {
      for (const transA of flags.trans) {
        for (const transB of flags.trans) {
          const A = transA === 'n' ? randomWindow(prec, m, k, mulberry32(1)) : randomWindow(prec, k, m, mulberry32(1));
          const B = transB === 'n' ? randomWindow(prec, k, n, mulberry32(2)) : randomWindow(prec, n, k, mulberry32(2));
          for (const [alpha, beta] of [
            [0.29, -0.48],
            [1, 0],
          ] as const) {
            const C = window(prec, m, n, beta === 0 ? () => Number.NaN : (i, j) => i - j);
            const call = (f: Provider['gemm']) => (c: RealMat) => f(transA, transB, m, n, k, alpha, A, B, beta, c);
            const what = `gemm ${transA}${transB} ${m} ${n} ${k} ${beta}`;
            wrong.push(...disagreement(what, C, prec, call(native.gemm.bind(native)), call(gemmRef)));
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(reals)('trsm and trmm, %s', (prec) => {
    const wrong: string[] = [];
    for (const [m, n] of SIZES) {
      for (const side of flags.side) {
        for (const uplo of flags.uplo) {
          for (const trans of flags.trans) {
            for (const diag of flags.diag) {
              const A = triangle(prec, side === 'l' ? m : n, uplo, diag);
              const B = randomWindow(prec, m, n, mulberry32(3));
              const call = (f: Provider['trsm']) => (b: RealMat) => f(side, uplo, trans, diag, m, n, 0.5, A, b);
              const what = `${side}${uplo}${trans}${diag} ${m} ${n}`;
              wrong.push(...disagreement(`trsm ${what}`, B, prec, call(native.trsm.bind(native)), call(trsmRef)));
              wrong.push(...disagreement(`trmm ${what}`, B, prec, call(native.trmm.bind(native)), call(trmmRef)));
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(reals)('symm, syrk and syr2k, %s', (prec) => {
    const wrong: string[] = [];
    for (const [m, n, k] of SIZES) {
      for (const uplo of flags.uplo) {
        for (const side of flags.side) {
          const A = symmetric(prec, side === 'l' ? m : n, uplo);
          const B = randomWindow(prec, m, n, mulberry32(4));
          const C = randomWindow(prec, m, n, mulberry32(5));
          const call = (f: Provider['symm']) => (c: RealMat) => f(side, uplo, m, n, 0.3, A, B, 0.7, c);
          wrong.push(...disagreement(`symm ${m} ${n}`, C, prec, call(native.symm.bind(native)), call(symmRef)));
        }
        for (const trans of flags.trans) {
          const [rows, cols] = trans === 'n' ? [n, k] : [k, n];
          const A = randomWindow(prec, rows, cols, mulberry32(6));
          const B = randomWindow(prec, rows, cols, mulberry32(7));
          const C = symmetric(prec, n, uplo);
          const once = (f: Provider['syrk']) => (c: RealMat) => f(uplo, trans, n, k, 0.3, A, 0.7, c);
          const twice = (f: Provider['syr2k']) => (c: RealMat) => f(uplo, trans, n, k, 0.3, A, B, 0.7, c);
          wrong.push(...disagreement(`syrk ${n} ${k}`, C, prec, once(native.syrk.bind(native)), once(syrkRef)));
          wrong.push(...disagreement(`syr2k ${n} ${k}`, C, prec, twice(native.syr2k.bind(native)), twice(syr2kRef)));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(reals)('getrf has the same pivots and factors, getrs the same solutions, %s', (prec) => {
    for (const [m, n] of [
      [0, 3],
      [1, 1],
      [5, 3],
      [3, 5],
      [65, 65],
      [300, 300],
    ] as const) {
      const A = randomWindow(prec, m, n, mulberry32(8));
      const [x, y] = [copyOf(A), copyOf(A)];
      const [p, q] = [new Int32Array(m + n + 2).fill(-1), new Int32Array(m + n + 2).fill(-1)];
      expect(native.getrf(m, n, x, p, 1)).toBe(getrfRecursiveRef(m, n, y, q, 1));
      expect(p).toEqual(q);
      expect(difference(x.data, y.data)).toBeLessThan(1000 * epsilon[prec]);
      if (m !== n) continue;
      for (const trans of flags.trans) {
        const B = randomWindow(prec, n, 3, mulberry32(9));
        const [u, v] = [copyOf(B), copyOf(B)];
        native.getrs(trans, n, 3, x, p, 1, u);
        getrsRef(trans, n, 3, x, p, 1, v);
        expect(difference(u.data, v.data)).toBeLessThan(1e5 * epsilon[prec]);
      }
    }
  });

  test.each(reals)('potrf, of either triangle, times its transpose is A, and potrs solves with it, %s', (prec) => {
    for (const uplo of flags.uplo) {
      for (const n of [1, 7, 40, 130]) {
        const rng = mulberry32(n);
        const A = window(prec, n, n, (i, j) => {
          if (i === j) return n + signed(rng);
          return i > j === (uplo === 'l') ? signed(rng) : Number.NaN;
        });
        const F = copyOf(A);
        expect(native.potrf(uplo, n, F)).toBe(0);
        // The unused triangles hold NaN: trmm reads only F's, and L I from the left is L with zeros above it.
        const product = window(prec, n, n, (i, j) => (i === j ? 1 : 0));
        const [first, second] = uplo === 'l' ? (['t', 'n'] as const) : (['n', 't'] as const);
        trmmRef('l', uplo, first, 'n', n, n, 1, F, product);
        trmmRef('l', uplo, second, 'n', n, n, 1, F, product);
        const stored = copyOf(product);
        for (let j = 0; j < n; j++)
          for (let i = 0; i < n; i++)
            if (i !== j && i > j !== (uplo === 'l')) stored.data[stored.off + i + j * stored.ld] = Number.NaN;
        expect(difference(stored.data, A.data)).toBeLessThan(100 * epsilon[prec]);
        const B = window(prec, n, 2, (i, j) => i - j);
        const X = copyOf(B);
        native.potrs(uplo, n, 2, F, X);
        trmmRef('l', uplo, first, 'n', n, 2, 1, F, X);
        trmmRef('l', uplo, second, 'n', n, 2, 1, F, X);
        expect(difference(X.data, B.data)).toBeLessThan(100 * epsilon[prec]);
      }
    }
  });

  test.each(reals)('geqrf, %s', (prec) => {
    for (const [m, n] of [
      [1, 1],
      [9, 4],
      [4, 9],
      [90, 70],
    ] as const) {
      const A = randomWindow(prec, m, n, mulberry32(10));
      const [x, y] = [copyOf(A), copyOf(A)];
      const [s, t] = [array(prec, m + n), array(prec, m + n)];
      native.geqrf(m, n, x, s, 2);
      geqrfRef(m, n, y, t, 2);
      expect(difference(x.data, y.data)).toBeLessThan(1000 * epsilon[prec]);
      expect(difference(s, t)).toBeLessThan(1000 * epsilon[prec]);
    }
  });

  test('bad data sets info and leaves pivots in range', () => {
    const zero = window('d', 6, 6, (i, j) => (i === j && i < 3 ? 1 : 0));
    const ipiv = new Int32Array(6);
    expect(native.getrf(6, 6, zero, ipiv, 0)).toBe(4);
    const nothing = window('d', 40, 40, () => Number.NaN);
    const pivots = new Int32Array(40);
    native.getrf(40, 40, nothing, pivots, 0);
    expect(pivots.every((p) => p >= 1 && p <= 40)).toBe(true);
    const B = window('d', 40, 1, () => 1);
    native.getrs('n', 40, 1, nothing, new Int32Array(40).fill(1 << 30), 0, B); // would leave memory if taken at its word
    for (const at of [0, 5, 39]) {
      const A = window('s', 40, 40, (i, j) => (i === j ? (i === at ? Number.NaN : 1) : 0));
      expect(native.potrf('l', 40, A)).toBe(at + 1);
      const minus = window('d', 40, 40, (i, j) => (i === j ? (i === at ? -1 : 1) : 0));
      expect(native.potrf('u', 40, minus)).toBe(at + 1);
    }
  });

  const heap = engine()?.heap;
  test.skipIf(!heap?.shared)('operands in the memory of the CPU engine are used where they lie', () => {
    const data = heap!.array(Float64Array, 20)!;
    const result = heap!.array(Float64Array, 16)!;
    data.set(Array.from({ length: 20 }, (_, i) => i));
    const A = { data, off: 4, ld: 4 };
    native.gemm('n', 't', 4, 4, 4, 1, A, A, 0, { data: result, off: 0, ld: 4 });
    const expected = new Float64Array(16);
    gemmRef('n', 't', 4, 4, 4, 1, A, A, 0, { data: expected, off: 0, ld: 4 });
    expect(Array.from(result)).toEqual(Array.from(expected));
  });

  test.skipIf(native.threads === undefined)('threads can be set', () => {
    const before = native.threads!;
    native.threads = 1;
    expect(native.title).toMatch(/, 1 thread$/);
    native.threads = before;
    expect(native.threads).toBe(before);
  });
});
