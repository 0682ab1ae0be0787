// Products of doubles in soft arithmetic: each element is a chain of multiply-adds in the order of k, bit for bit.
import { expect } from 'vitest';
import { enqueueGemmSoft } from '../../../src/blas3/products/gemmSoft.gpu.ts';
import type { Trans } from '../../../src/index.ts';
import { fmaOf } from '../../doubles/doubleOracle.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { doubles, gpuTest } from '../../setup/contexts.ts';

type Number2 = readonly [re: number, im: number];
const ZERO: Number2 = [0, 0];

/** x y + z as lib/field_double has it: the imaginary part of x first. */
const mad = ([a, b]: Number2, [c, d]: Number2, [e, f]: Number2): Number2 => [
  fmaOf(a, c, fmaOf(b, -d, e)),
  fmaOf(a, d, fmaOf(b, c, f)),
];

interface Problem {
  readonly type: 'd' | 'z';
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly beta: number;
  readonly uplo?: 'l' | 'u';
  /** A and B lie in front of C in one buffer. */
  readonly together?: boolean;
}

const PROBLEMS: readonly Problem[] = [
  { type: 'd', transA: 'n', transB: 'n', m: 1, n: 1, k: 1, beta: 0 },
  { type: 'd', transA: 'n', transB: 't', m: 17, n: 18, k: 35, beta: -0.5, uplo: 'l' },
  { type: 'd', transA: 't', transB: 'n', m: 33, n: 15, k: 16, beta: 1, together: true },
  { type: 'd', transA: 'c', transB: 'c', m: 5, n: 40, k: 0, beta: 2 },
  { type: 'z', transA: 'c', transB: 'n', m: 17, n: 20, k: 9, beta: 0.25, uplo: 'u' },
  { type: 'z', transA: 'n', transB: 'c', m: 3, n: 2, k: 20, beta: 0, together: true },
];

for (const p of PROBLEMS) {
  gpuTest(`${JSON.stringify(p)} is exactly what it must be`, async () => {
    const context = await doubles();
    const { type, transA, transB, m, n, k, beta, uplo, together = false } = p;
    const parts = type === 'z' ? 2 : 1;
    const rng = mulberry32(m + 100 * n);
    const [ra, ca] = transA === 'n' ? [m, k] : [k, m];
    const [rb, cb] = transB === 'n' ? [k, n] : [n, k];
    const filled = (count: number): Float64Array =>
      Float64Array.from({ length: parts * count }, () => (2 * rng() - 1) * 2 ** Math.floor(20 * rng()));
    // Leading dimensions with a row to spare.
    const [a, b, c] = [filled((ra + 1) * ca), filled((rb + 1) * cb), filled((m + 1) * n)];
    if (beta === 0) c.fill(Number.NaN);
    const all = Float64Array.of(...a, ...b, ...c);
    const [offB, offC] = [a.length / parts, (a.length + b.length) / parts];
    const one = together ? context.upload(type, all) : undefined;
    const [A, B, C] = [
      { data: one ?? context.upload(type, a.length > 0 ? a : filled(1)), off: 0, ld: ra + 1 },
      { data: one ?? context.upload(type, b.length > 0 ? b : filled(1)), off: one ? offB : 0, ld: rb + 1 },
      { data: one ?? context.upload(type, c), off: one ? offC : 0, ld: m + 1 },
    ];
    enqueueGemmSoft(context.queue, { transA, transB, m, n, k, alpha: -3, A, B, beta, C, uplo: uplo ?? 'f' });
    const result = (await context.download(C.data)).subarray(parts * C.off);

    const at = (x: Float64Array, index: number): Number2 =>
      parts === 1 ? [x[index]!, 0] : [x[2 * index]!, x[2 * index + 1]!];
    const element = (x: Float64Array, ld: number, trans: Trans, i: number, j: number): Number2 => {
      const [re, im] = at(x, trans === 'n' ? i + j * ld : j + i * ld);
      return [re, trans === 'c' ? -im : im];
    };
    const wanted = c.slice();
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < m; i++) {
        if ((uplo === 'l' && i < j) || (uplo === 'u' && i > j)) continue;
        let sum = ZERO;
        for (let l = 0; l < k; l++) sum = mad(element(a, A.ld, transA, i, l), element(b, B.ld, transB, l, j), sum);
        const product: Number2 = [-3 * sum[0], -3 * sum[1]];
        const [re, im] = at(c, i + j * C.ld);
        const value = beta === 0 ? product : [fmaOf(beta, re, product[0]), fmaOf(beta, im, product[1])];
        for (let q = 0; q < parts; q++) wanted[parts * (i + j * C.ld) + q] = value[q]!;
      }
    }
    const wrong = Array.from(wanted, (x, q) => [x, result[q]!] as const).filter(
      ([x, y]) => x !== y && !(x !== x && y !== y),
    );
    expect(wrong).toEqual([]);
    for (const { data } of new Set([A, B, C])) data.dispose();
  });
}
