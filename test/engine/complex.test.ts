// Complex numbers on the CPU engine: products with every pair of transposes, triangles, LU and Cholesky, against the references.
import { describe, expect, test } from 'vitest';
import { gemmEngine } from '../../src/blas3/products/gemm.cpu.ts';
import { gemmRef } from '../../src/blas3/products/gemm.ref.ts';
import { GEMMTR_WORK, gemmtrEngine } from '../../src/blas3/products/gemmtr.cpu.ts';
import { gemmtrRef } from '../../src/blas3/products/gemmtr.ref.ts';
import { trsmEngine } from '../../src/blas3/triangular/trsm.cpu.ts';
import { trsmRef } from '../../src/blas3/triangular/trsm.ref.ts';
import type { Complex } from '../../src/core/field.ts';
import type { FieldMat, Trans } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { elements } from '../../src/engine/ops.ts';
import type { Place } from '../../src/engine/workspace.ts';
import { POTRF_WORK, potrfEngine } from '../../src/lapack/cholesky/potrf.cpu.ts';
import { potrfRef } from '../../src/lapack/cholesky/potrf.ref.ts';
import { getrfEngine } from '../../src/lapack/lu/getrf.cpu.ts';
import { getrfRecursiveRef } from '../../src/lapack/lu/getrf.ref.ts';
import { laswpEngine } from '../../src/lapack/lu/laswp.cpu.ts';
import { laswpRef } from '../../src/lapack/lu/laswp.ref.ts';
import {
  anyComplex,
  brokenPairGuards,
  complex,
  complexWindow,
  conj,
  difference,
  epsilon,
  pairCopy,
  pairNorm,
  pairOf,
  pairProduct,
  pairs,
  put,
  randomPairs,
} from '../lib/complexDense.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;
const transposes: readonly Trans[] = ['n', 't', 'c'];
const SCALARS: readonly (readonly [number | Complex, number | Complex])[] = [
  [1, 0],
  [-1, 1],
  [complex(0.3, -0.7), complex(-0.2, 0.9)],
  [complex(0, 1), 0],
  [0, complex(0, 1)],
  [2, complex(0, -1)],
];

describe.each(pairs)('%s', (prec) => {
  const r = elements[prec];

  /** X after `work` on its place in the engine's memory; all of its array is the operand, so that a write beside X is seen. */
  function written(
    X: FieldMat,
    inputs: readonly FieldMat[],
    work: (X: Place, inputs: readonly Place[], at: number) => void,
  ): FieldMat {
    const result = pairCopy(X);
    const whole = (A: FieldMat) => ({ data: A.data, off: 0, ld: A.data.length });
    const done = e.within((space) => {
      const [to, ...from] = [result, ...inputs].map((A) => ({
        at: space.matrix(whole(A), A.data.length, 1, 'write').at + A.off * r.bytes,
        ld: A.ld,
      }));
      work(to!, from, space.take(Math.max(GEMMTR_WORK, POTRF_WORK) * r.bytes));
      return true;
    });
    expect(done).toBe(true);
    return result;
  }

  function expectNear(X: FieldMat, wanted: FieldMat, m: number, n: number, bound: number): void {
    const size = Math.max(1e-30, pairNorm(m, n, pairOf(wanted)));
    expect(pairNorm(m, n, difference(pairOf(X), pairOf(wanted)))).toBeLessThanOrEqual(bound * epsilon[prec] * size);
    expect(brokenPairGuards(X, m, n)).toBe(0);
  }

  test.each(transposes.flatMap((a) => transposes.map((b) => [a, b] as const)))('gemm %s%s', (transA, transB) => {
    for (const [m, n, k] of [
      [1, 1, 1],
      [2, 3, 5],
      [9, 1, 31],
      [1, 9, 4],
      [5, 3, 0],
      [33, 40, 35],
      [70, 13, 300],
    ] as const) {
      for (const [alpha, beta] of SCALARS) {
        const rng = mulberry32(m + 10 * n + 100 * k);
        const A = transA === 'n' ? randomPairs(prec, m, k, rng) : randomPairs(prec, k, m, rng);
        const B = transB === 'n' ? randomPairs(prec, k, n, rng) : randomPairs(prec, n, k, rng);
        const C = complexWindow(prec, m, n, beta === 0 ? () => complex(Number.NaN) : () => anyComplex(rng));
        const found = written(C, [A, B], (inC, [inA, inB]) =>
          gemmEngine(e, r, { transA, transB, m, n, k, alpha, A: inA!, B: inB!, beta, C: inC }),
        );
        gemmRef(transA, transB, m, n, k, alpha, A, B, beta, C);
        expectNear(found, C, m, n, 8 * (k + 2));
      }
    }
  });

  test('gemm sends NaN and infinity where the formula does', () => {
    const [m, n, k] = [5, 4, 3];
    const A = randomPairs(prec, m, k, mulberry32(1));
    const B = randomPairs(prec, k, n, mulberry32(2));
    put(A, 2, 1, complex(Number.NaN, 0));
    put(B, 0, 3, complex(1, Number.POSITIVE_INFINITY));
    const C = randomPairs(prec, m, n, mulberry32(3));
    const found = written(C, [A, B], (inC, [inA, inB]) =>
      gemmEngine(e, r, { m, n, k, alpha: 1, A: inA!, B: inB!, beta: 0, C: inC }),
    );
    gemmRef('n', 'n', m, n, k, 1, A, B, 0, C);
    const kind = (x: number): string => (Number.isFinite(x) ? 'finite' : String(x));
    expect(Array.from(found.data, kind)).toEqual(Array.from(C.data, kind));
  });

  test('gemmtr', () => {
    for (const uplo of ['l', 'u'] as const) {
      const [n, k] = [75, 40];
      const A = randomPairs(prec, n, k, mulberry32(4));
      const C = randomPairs(prec, n, n, mulberry32(5));
      const found = written(C, [A], (inC, [inA], work) =>
        gemmtrEngine(e, r, uplo, 'n', 'c', n, k, -1, inA!, inA!, complex(0.5, 1), inC, work),
      );
      gemmtrRef(uplo, 'n', 'c', n, k, -1, A, A, complex(0.5, 1), C);
      expectNear(found, C, n, n, 8 * k);
    }
  });

  test.each(['l', 'r'] as const)('trsm %s', (side) => {
    for (const uplo of ['l', 'u'] as const) {
      for (const transA of transposes) {
        for (const diag of ['n', 'u'] as const) {
          for (const [m, n] of [
            [1, 1],
            [3, 70],
            [7, 5],
            [37, 35],
            [70, 9],
          ] as const) {
            const order = side === 'l' ? m : n;
            const rng = mulberry32(order);
            const A = complexWindow(prec, order, order, (i, j) => {
              if (i === j) return diag === 'u' ? complex(Number.NaN) : complex((1 + i) % 3, i % 2 ? 1.5 : -1.5);
              const { re, im } = anyComplex(rng);
              return (uplo === 'l' ? i > j : i < j) ? complex(re / order, im / order) : complex(Number.NaN, Number.NaN);
            });
            const B = randomPairs(prec, m, n, mulberry32(9));
            for (const alpha of [1, complex(0.5, -1)]) {
              const X = pairCopy(B);
              const found = written(X, [A], (inX, [inA]) =>
                trsmEngine(e, r, side, uplo, transA, diag, m, n, alpha, inA!, inX),
              );
              trsmRef(side, uplo, transA, diag, m, n, alpha, A, X);
              expectNear(found, X, m, n, 30 * order);
            }
          }
        }
      }
    }
  });

  test('interchanges', () => {
    const ipiv = Int32Array.of(7, 2, 9, 4, 9);
    for (const forward of [true, false]) {
      const A = randomPairs(prec, 9, 7, mulberry32(11));
      const found = written(A, [], (inA, _, work) => {
        e.heap.view(Int32Array, work, ipiv.length).set(ipiv);
        laswpEngine(e, r, 7, inA, work, 1, 5, forward);
      });
      laswpRef(7, A, 2, 5, ipiv, 0, forward);
      expect(found.data).toEqual(A.data);
    }
  });

  test('LU has the pivots and the factors of the reference', () => {
    for (const [m, n, nb] of [
      [1, 1, 0],
      [9, 5, 0],
      [5, 9, 0],
      [40, 40, 3],
      [150, 130, 0],
      [100, 170, 16],
    ] as const) {
      const order = Math.min(m, n);
      const A = randomPairs(prec, m, n, mulberry32(m * n));
      const [found, wanted] = [new Int32Array(order), new Int32Array(order)];
      let info = -1;
      const F = written(A, [], (inA, _, work) => {
        info = getrfEngine(e, r, m, n, inA, work, nb);
        found.set(e.heap.view(Int32Array, work, order));
      });
      expect(info).toBe(getrfRecursiveRef(m, n, A, wanted, 0));
      expect(found).toEqual(wanted);
      expectNear(F, A, m, n, 200 * order);
    }
  });

  test('Cholesky has the factor and the info of the reference', () => {
    for (const uplo of ['l', 'u'] as const) {
      for (const [n, nb] of [
        [1, 0],
        [33, 0],
        [100, 0],
        [100, 17],
      ] as const) {
        const G = pairOf(randomPairs(prec, n, n, mulberry32(n)));
        const H = pairProduct(n, n, n, G, (i, j) => conj(G(j, i)));
        const A = complexWindow(prec, n, n, (i, j) =>
          i === j ? complex(H(i, i).re + n, 5) : (uplo === 'l' ? i > j : i < j) ? H(i, j) : complex(3, 3),
        );
        let info = -1;
        const factored = (X: FieldMat): FieldMat =>
          written(X, [], (inX, _, work) => {
            info = potrfEngine(e, r, uplo, n, inX, work, nb);
          });
        const bad = pairCopy(A);
        put(bad, n - 1, n - 1, complex(-1));
        factored(bad);
        expect(info).toBe(n);
        const F = factored(A);
        expect(info).toBe(0);
        potrfRef(uplo, n, A);
        expectNear(F, A, n, n, 50 * n);
        for (let i = 0; i < n; i++) expect(pairOf(F)(i, i).im).toBe(0);
      }
    }
  });
});
