// What LAPACK's programs for singular values check (xCHKBD and xDRVBD with svd.in): their sizes, types of matrices and ratios, threshold
// 50, by behaviour; how many ratios there were is printed.
import { afterAll, describe, expect, it } from 'vitest';
import { isComplex, realOf } from '../../../src/core/field.ts';
import { bdsqr, type Context, gebrd, gejsv, gesdd, gesvd, gesvdx, gesvj, orgbr } from '../../../src/index.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import {
  columnView,
  copyElement,
  larger,
  type MatrixView,
  matrixView,
  normMax,
  partsOf,
  setReal,
} from '../../../testing/lib/norms.ts';
import { arrayOf } from '../../../testing/lib/operands.ts';
import { columnOf, subtract } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { transposed } from '../../../testing/lib/residualsLq.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { bidiagonal, imagesError, isSorted, orthogonality, productError } from '../../../testing/lib/residualsSvd.ts';
import { some } from '../../lib/sampled.ts';
import { cpu } from '../../setup/contexts.ts';

type Prec = 's' | 'd' | 'c' | 'z';
/** In complex precisions a sample. */
const sampleOf = <T>(prec: Prec, all: readonly T[]): readonly T[] => (isComplex(prec) ? some(all, 8) : all);
const THRESHOLD = 50;
const M = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 10, 10, 16, 16, 30, 30, 40, 40];
const N = [0, 1, 3, 0, 1, 2, 0, 1, 0, 1, 3, 10, 16, 10, 16, 30, 40, 30, 40];
const SIZES = M.map((m, i) => [m, N[i]!] as const);
const UNDERFLOW = { s: 2 ** -126, d: 2 ** -1022, c: 2 ** -126, z: 2 ** -1022 } as const;
const random = new Random();
const ulpOf = (prec: Prec): number => 2 * EPS[prec];
let ratios = 0;

/** Each ratio, of errors that are divided by all but ulp, is below the threshold. */
function judge(prec: Prec, what: string, ...errors: readonly number[]): void {
  for (const [i, error] of errors.entries()) {
    ratios++;
    const ratio = error / ulpOf(prec);
    expect(ratio < THRESHOLD, `${what}: ratio ${i + 1} is ${ratio}`).toBe(true);
  }
}

/** A matrix with tight columns, of a kind of --matrix, times a factor. */
function made(prec: Prec, matrix: string, m: number, n: number, factor = 1): MatrixView {
  const { A } = generateMatrix({ matrix, cond: 1 / ulpOf(prec), prec }, m, n, Math.max(1, m), random);
  const made = blank(prec, m, n);
  for (let i = 0; i < made.data.length; i++) made.data[i] = A[i]! * factor;
  return made;
}

/** Operands of calls: of them all are downloaded, and given back. */
async function call<K extends string>(
  prec: Prec,
  operands: Readonly<Record<K, MatrixView>>,
  run: (at: Readonly<Record<K, ReturnType<Context['alloc']>>>, info: ReturnType<Context['alloc']>) => Promise<void>,
): Promise<Readonly<Record<K, MatrixView>>> {
  const names = Object.keys(operands) as K[];
  const buffers = names.map((name) => {
    const { data, parts } = operands[name];
    return cpu.upload(parts === 2 ? prec : realOf(prec), data as Float64Array<ArrayBuffer>);
  });
  const info = cpu.alloc('i', 1);
  await run(Object.fromEntries(names.map((name, i) => [name, buffers[i]!])) as never, info as never);
  const views = await Promise.all(
    names.map(async (name, i) => {
      const { rows, cols, parts } = operands[name];
      return [name, matrixView(await cpu.download(buffers[i]!), rows, cols, undefined, 0, parts)] as const;
    }),
  );
  expect((await cpu.download(info))[0]).toBe(0);
  for (const buffer of [...buffers, info]) buffer.dispose();
  return Object.fromEntries(views) as Record<K, MatrixView>;
}

const blank = (prec: Prec, rows: number, cols: number): MatrixView =>
  matrixView(arrayOf(prec, rows * cols), rows, cols, undefined, 0, partsOf(prec));

/** Of numbers that are real whatever the call is in. */
const reals = (prec: Prec, length: number): MatrixView => blank(realOf(prec), length, 1);

/** max |X - Y| of what both have. */
function apart(x: MatrixView, y: MatrixView, rows: number, cols: number): number {
  let most = 0;
  for (let j = 0; j < cols; j++) {
    const step = x.parts ?? 1;
    const difference = columnOf(x, j).subarray(0, step * rows);
    subtract(difference, 1, columnOf(y, j));
    most = larger(normMax(columnView(difference, x.parts)), most);
  }
  return most;
}

afterAll(() => {
  console.log(`${ratios} ratios of LAPACK's programs for singular values`);
});

describe.each(['s', 'd', 'c', 'z'] as const)('xDRVBD (%s)', (prec) => {
  const tiny = UNDERFLOW[prec] / ulpOf(prec);
  const TYPES = [
    ['zero', 1],
    ['identity', 1],
    ['svd_arith', 1],
    ['svd_arith', tiny],
    ['svd_arith', 1 / tiny],
  ] as const;
  const all = SIZES.flatMap(([m, n]) => TYPES.map(([kind, factor]) => [m, n, kind, factor] as const));

  it('the drivers, with all their jobs', async () => {
    for (const [m, n, kind, factor] of sampleOf(prec, all)) {
      const k = Math.min(m, n);
      const [lda, ldk, ldn] = [Math.max(1, m), Math.max(1, k), Math.max(1, n)];
      const A = made(prec, kind, m, n, factor);
      const where = `${m} x ${n}, ${kind}, times ${factor}`;
      const S = reals(prec, k);
      const full = { A, S, U: blank(prec, m, m), VT: blank(prec, n, n) };
      const thin = { A, S, U: blank(prec, m, k), VT: blank(prec, k, n) };
      const lds = { m, n, lda, ldu: lda };
      for (const [name, run] of [
        [
          'gesvd',
          (at: object, info: unknown, job: string, ldvt: number) =>
            gesvd(cpu.queue, { jobu: job, jobvt: job, ...lds, ldvt, ...at, info } as never),
        ],
        [
          'gesdd',
          (at: object, info: unknown, job: string, ldvt: number) =>
            gesdd(cpu.queue, { jobz: job, ...lds, ldvt, ...at, info } as never),
        ],
      ] as const) {
        const whole = await call(prec, full, (at, info) => run(at, info, 'a', ldn));
        const size = whole.S.data[0] || 1;
        judge(prec, `${name}, ${where}`, productError(A, whole.U, whole.S, whole.VT), orthogonality(whole.U));
        judge(prec, `${name}, ${where}`, orthogonality(transposed(whole.VT)), isSorted(whole.S) ? 0 : Number.NaN);
        const part = await call(prec, thin, (at, info) => run(at, info, 's', ldk));
        const valuesPart = apart(part.S, whole.S, k, 1) / (Math.max(1, k) * size);
        judge(prec, `${name} thin, ${where}`, apart(part.U, whole.U, m, k) / Math.max(1, m));
        judge(prec, `${name} thin, ${where}`, apart(part.VT, whole.VT, k, n) / Math.max(1, n), valuesPart);
        const none = await call(prec, { A, S }, (at, info) => run(at, info, 'n', 1));
        judge(prec, `${name} values, ${where}`, apart(none.S, whole.S, k, 1) / (Math.max(1, k) * size));
      }
      const inclusive = await call(prec, thin, async (at, info) => {
        const ns = cpu.alloc('i', 1);
        const chosen = { range: 'i', il: 1, iu: k } as const;
        await gesvdx(cpu.queue, { ...chosen, ...lds, ldvt: ldk, ...at, ns, info } as never);
        ns.dispose();
      });
      judge(prec, `gesvdx, ${where}`, productError(A, inclusive.U, inclusive.S, inclusive.VT));
      judge(prec, `gesvdx, ${where}`, orthogonality(inclusive.U), orthogonality(transposed(inclusive.VT)));
      judge(prec, `gesvdx, ${where}`, isSorted(inclusive.S) ? 0 : Number.NaN);
      if (m < n) continue;
      const right = { A, SVA: S, V: blank(prec, n, n) };
      const vj = await call(prec, right, (at, info) => gesvj(cpu.queue, { m, n, lda, ldv: ldn, ...at, info } as never));
      const rank = kind === 'zero' ? 0 : n;
      const U = matrixView(vj.A.data, m, rank, undefined, 0, vj.A.parts);
      judge(prec, `gesvj, ${where}`, productError(A, vj.A, vj.SVA, transposed(vj.V)), orthogonality(U));
      judge(prec, `gesvj, ${where}`, orthogonality(vj.V), isSorted(vj.SVA) ? 0 : Number.NaN);
      const both = { ...right, U: blank(prec, m, n) };
      const jsv = await call(prec, both, (at, info) => gejsv(cpu.queue, { ...lds, ldv: ldn, ...at, info } as never));
      judge(prec, `gejsv, ${where}`, productError(A, jsv.U, jsv.SVA, transposed(jsv.V)), orthogonality(jsv.U));
      judge(prec, `gejsv, ${where}`, orthogonality(jsv.V), isSorted(jsv.SVA) ? 0 : Number.NaN);
    }
  });
});

describe.each(['s', 'd', 'c', 'z'] as const)('xCHKBD (%s)', (prec) => {
  const TYPES = [
    ...['zero', 'identity', 'diag_arith', 'diag_geo', 'diag_cluster1', 'diag_arith_large', 'diag_arith_small'],
    ...[
      'svd_arith',
      'svd_geo',
      'svd_cluster1',
      'svd_arith_large',
      'svd_arith_small',
      'randn',
      'randn_large',
      'randn_small',
    ],
  ];
  const all = SIZES.filter(([m, n]) => m > 0 && n > 0).flatMap(([m, n]) => TYPES.map((kind) => [m, n, kind] as const));

  it('the parts of a decomposition, and their product', async () => {
    for (const [m, n, kind] of sampleOf(prec, all)) {
      const k = Math.min(m, n);
      const A = made(prec, kind, m, n);
      const vector = (length: number): MatrixView => blank(prec, length, 1);
      const operands = { A, D: reals(prec, k), E: reals(prec, Math.max(1, k - 1)), tauQ: vector(k), tauP: vector(k) };
      const reduced = await call(prec, operands, (at) => gebrd(cpu.queue, { m, n, lda: m, ...at } as never));
      const uplo = m >= n ? 'u' : 'l';
      const from = (rows: number, cols: number): MatrixView => {
        const X = blank(prec, rows, cols);
        for (let j = 0; j < Math.min(cols, n); j++)
          for (let i = 0; i < Math.min(rows, m); i++) copyElement(X, i + j * rows, reduced.A, i + j * m);
        return X;
      };
      // Q, m x k, and P^T, k x n
      const Q = await call(prec, { A: from(m, m >= n ? k : m), tau: reduced.tauQ }, (at) =>
        orgbr(cpu.queue, { vect: 'q', m, n: m >= n ? k : m, k: n, lda: m, ...at } as never),
      );
      const P = await call(prec, { A: from(m >= n ? n : k, n), tau: reduced.tauP }, (at) =>
        orgbr(cpu.queue, { vect: 'p', m: m >= n ? n : k, n, k: m, lda: m >= n ? n : k, ...at } as never),
      );
      const where = `${m} x ${n}, ${kind}`;
      const E = matrixView(reduced.E.data, k - 1, 1);
      const B = bidiagonal(uplo, k, k, reduced.D, E);
      judge(prec, `gebrd, ${where}`, orthogonality(Q.A), orthogonality(transposed(P.A)));
      // B = Q2 S P2^T, and A = (Q Q2) S (P2^T P^T)
      const unit = blank(prec, k, k);
      for (let i = 0; i < k; i++) setReal(unit, i, 1);
      const own = { D: reduced.D, E: reduced.E, VT: unit, U: unit };
      const lds = { uplo, n: k, ncvt: k, nru: k, ldvt: k, ldu: k };
      const small = await call(prec, own, (at, info) => bdsqr(cpu.queue, { ...lds, ...at, info } as never));
      judge(prec, `bdsqr, ${where}`, productError(B, small.U, small.D, small.VT), orthogonality(small.U));
      judge(prec, `bdsqr, ${where}`, orthogonality(transposed(small.VT)), isSorted(small.D) ? 0 : Number.NaN);
      const whole = { D: reduced.D, E: reduced.E, VT: P.A, U: Q.A };
      const all = { uplo, n: k, ncvt: n, nru: m, ldvt: k, ldu: m };
      const svd = await call(prec, whole, (at, info) => bdsqr(cpu.queue, { ...all, ...at, info } as never));
      judge(prec, `product, ${where}`, productError(A, svd.U, svd.D, svd.VT), orthogonality(svd.U));
      judge(prec, `product, ${where}`, orthogonality(transposed(svd.VT)));
      judge(prec, `product, ${where}`, imagesError(inDoubles(A), svd.U, svd.D, transposed(svd.VT)));
      judge(prec, `values, ${where}`, apart(svd.D, small.D, k, 1) / (k * Math.max(Number.MIN_VALUE, svd.D.data[0]!)));
    }
  });
});
