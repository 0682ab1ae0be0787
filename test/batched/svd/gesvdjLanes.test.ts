// One-sided Jacobi iteration in the lanes of the CPU's vectors: small singular values of graded matrices to their own digits, vectors where
// values are zero, and that a matrix has the same bits alone, beside others (even such as are not finite), and on any number of threads.
import { afterEach, describe, expect, it } from 'vitest';
import type { RealArray } from '../../../src/core/matrix.ts';
import { engine } from '../../../src/engine/engine.ts';
import { gesvdjStridedBatched, type Prec } from '../../../src/index.ts';
import { gejsvRef } from '../../../src/lapack/svd/gejsv.ref.ts';
import { array, type Entry, epsilon, type Real, reals } from '../../lib/dense.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { cpu } from '../../setup/contexts.ts';

const e = engine()!;
const threads = e.pool.threads;
afterEach(() => {
  e.pool.threads = threads;
});

type Solved = Readonly<Record<'S' | 'U' | 'V', RealArray>> & { readonly info: number[] };

/** Packed matrices with all of their vectors. */
async function solve(prec: Real, m: number, n: number, given: RealArray): Promise<Solved> {
  const batchCount = given.length / (m * n);
  const most = Math.min(m, n);
  const A = cpu.upload<Prec>(prec, given);
  const [S, U, V] = [most, m * m, n * n].map((size) => cpu.alloc(prec, size * batchCount));
  const info = cpu.alloc('i', batchCount);
  const ld = { lda: m, strideA: m * n, strideS: most, ldu: m, strideU: m * m, ldv: n, strideV: n * n };
  const call = { jobz: 'a', m, n, A, S, U, V, info, ...ld, batchCount } as const;
  await gesvdjStridedBatched(cpu.queue, call as Parameters<typeof gesvdjStridedBatched>[1]);
  const [s, u, v] = (await Promise.all([S, U, V].map((x) => cpu.download(x!)))) as [RealArray, RealArray, RealArray];
  const infos = [...(await cpu.download(info))];
  for (const buffer of [A, S, U, V, info]) buffer!.dispose();
  return { S: s, U: u, V: v, info: infos };
}

function matrices(prec: Real, m: number, n: number, entries: readonly Entry[]): RealArray {
  const A = array(prec, m * n * entries.length);
  for (const [b, entry] of entries.entries()) {
    for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) A[(b * n + j) * m + i] = entry(i, j);
  }
  return A;
}

function random(m: number, n: number, count: number, seed: number): Entry[] {
  const rng = mulberry32(seed);
  return Array.from({ length: count }, () => {
    const values = Float32Array.from({ length: m * n }, () => signed(rng));
    return (i, j) => values[i + j * m]!;
  });
}

/** The largest element of X^T X - I. */
function unorthogonal(n: number, X: RealArray): number {
  let worst = 0;
  for (let k = 0; k < n; k++) {
    for (let l = 0; l <= k; l++) {
      let sum = k === l ? -1 : 0;
      for (let i = 0; i < n; i++) sum += X[k * n + i]! * X[l * n + i]!;
      worst = Math.max(worst, Math.abs(sum));
    }
  }
  return worst;
}

/** The largest of |A V - U S| by each column's value where `relative`, else by the largest element, and what U and V lack; by u. */
function errors(prec: Real, m: number, n: number, A: RealArray, { S, U, V }: Solved): number {
  let size = Number.MIN_VALUE;
  for (const x of A) size = Math.max(size, Math.abs(x));
  let worst = Math.max(unorthogonal(m, U), unorthogonal(n, V));
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < m; i++) {
      let rest = k < m ? -(S[k] ?? 0) * U[k * m + i]! : 0;
      for (let j = 0; j < n; j++) rest += A[i + j * m]! * V[k * n + j]!;
      worst = Math.max(worst, Math.abs(rest) / size);
    }
  }
  return worst / epsilon[prec];
}

describe.each(reals)('%s', (prec) => {
  const SHAPES = [
    [1, 1],
    [2, 2],
    [3, 3],
    [8, 8],
    [17, 17],
    [32, 32],
    [31, 9],
    [6, 40],
  ] as const;

  it('decomposes random and hard matrices', async () => {
    for (const [m, n] of SHAPES) {
      const [dense] = random(m, n, 1, m) as [Entry];
      const all: Entry[] = [
        ...random(m, n, 3, n),
        () => 0,
        () => 1,
        (i, j) => (i === j ? 1 : 0),
        (i, j) => (i + 1) * (j + 1),
        (i, j) => i + j,
        (i, j) => (i % 3 === 1 || j % 4 === 2 ? 0 : dense(i, j)),
        (i, j) => dense(i, j) * 2 ** (3 * (j - i)),
        (i, j) => (i === m - 1 && j === n - 1 ? 2 ** 40 : dense(i, j)),
        (i, j) => dense(i, j) * (prec === 's' ? 2 ** 120 : 2 ** 1000),
        (i, j) => dense(i, j) * (prec === 's' ? 2 ** -110 : 2 ** -1000),
      ];
      const A = matrices(prec, m, n, all);
      const found = await solve(prec, m, n, A);
      expect(found.info).toEqual(all.map(() => 0));
      const most = Math.min(m, n);
      for (const [b] of all.entries()) {
        const part = (x: RealArray, size: number): RealArray => x.subarray(b * size, (b + 1) * size);
        const own = { S: part(found.S, most), U: part(found.U, m * m), V: part(found.V, n * n), info: [] };
        const bound = 12 * Math.max(m, n) + 30;
        expect(errors(prec, m, n, part(A, m * n), own), `matrix ${b} of ${m} x ${n}`).toBeLessThan(bound);
        expect(own.S.every((x, k) => x >= 0 && (k === 0 || own.S[k - 1]! >= x))).toBe(true);
      }
    }
  });

  it('finds small values of graded columns, and of graded rows of wide matrices, to their own digits', async () => {
    const range = prec === 's' ? 80 : 800;
    for (const [m, n] of [
      [8, 8],
      [20, 12],
      [5, 9],
    ] as const) {
      const most = Math.min(m, n);
      for (const way of [1, -1]) {
        const [dense] = random(m, n, 1, m) as [Entry];
        const grade = (k: number): number => 2 ** -Math.round((range * (way > 0 ? k : most - 1 - k)) / most);
        const A = matrices(prec, m, n, [(i, j) => (dense(i, j) + (i === j ? 2 : 0)) * grade(m >= n ? j : i)]);
        const { S, info } = await solve(prec, m, n, A);
        expect(info).toEqual([0]);
        const [rows, cols] = [Math.max(m, n), most];
        const tall = new Float64Array(rows * cols);
        for (let j = 0; j < cols; j++) {
          for (let i = 0; i < rows; i++) tall[i + j * rows] = m >= n ? A[i + j * m]! : A[j + i * m]!;
        }
        const SVA = new Float64Array(cols);
        expect(gejsvRef({ m: rows, n: cols, A: { data: tall, off: 0, ld: rows }, SVA, width: 0 })).toBe(0);
        for (const [k, value] of SVA.entries()) {
          expect(Math.abs(S[k]! - value) / value / epsilon[prec], `value ${k} of ${m} x ${n}`).toBeLessThan(400);
        }
      }
    }
  });

  it('has the bits that it has alone where columns are zeros or alike, and change places', async () => {
    const [m, n, count] = [8, 6, 40];
    const rng = mulberry32(2);
    const sparse = Array.from(
      { length: count },
      (): Entry => () => (rng() < 0.8 ? 0 : Math.round(3 * signed(rng)) / 2),
    );
    const A = matrices(prec, m, n, sparse);
    const all = await solve(prec, m, n, A);
    for (let b = 0; b < count; b++) {
      const alone = await solve(prec, m, n, A.slice(b * m * n, (b + 1) * m * n));
      expect(alone.S).toEqual(all.S.slice(b * n, (b + 1) * n));
      expect(alone.U).toEqual(all.U.slice(b * m * m, (b + 1) * m * m));
      expect(alone.V).toEqual(all.V.slice(b * n * n, (b + 1) * n * n));
    }
  });

  it('has the same bits alone, beside others and on any number of threads', async () => {
    const [m, n, count] = [7, 5, 400];
    const A = matrices(prec, m, n, random(m, n, count, 5));
    e.pool.threads = 1;
    const all = await solve(prec, m, n, A);
    for (const several of [2, 3]) {
      e.pool.threads = several;
      expect(await solve(prec, m, n, A)).toEqual(all);
    }
    const bad = A.slice();
    for (const b of [0, 3, 9]) bad[b * m * n + 4] = Number.NaN;
    const beside = await solve(prec, m, n, bad);
    for (const b of [0, 1, 2, 3, 8, 9]) {
      const own = (x: Solved): RealArray[] =>
        [['S', n] as const, ['U', m * m] as const, ['V', n * n] as const].map(([k, size]) =>
          x[k].slice(b * size, (b + 1) * size),
        );
      const isBad = [0, 3, 9].includes(b);
      expect(beside.info[b]).toBe(isBad ? n : 0);
      expect(own(beside)).toEqual(isBad ? own(all).map((x) => x.map(() => Number.NaN)) : own(all));
      const alone = await solve(prec, m, n, A.slice(b * m * n, (b + 1) * m * n));
      expect([alone.S, alone.U, alone.V]).toEqual(own(all));
    }
  });
});
