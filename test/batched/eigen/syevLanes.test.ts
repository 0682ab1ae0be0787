// Symmetric eigenproblems in the lanes of the CPU's vectors: residuals of random and of hard matrices of many orders, and that a matrix has
// the same bits alone, beside others (even such as are not finite), and on any number of threads.
import { afterEach, describe, expect, it } from 'vitest';
import { fitsSyevLanes, syevLanes } from '../../../src/batched/eigen/syevLanes.cpu.ts';
import type { RealArray, Uplo } from '../../../src/core/matrix.ts';
import { engine } from '../../../src/engine/engine.ts';
import { elements } from '../../../src/engine/ops.ts';
import { arrayAt } from '../../../src/engine/views.ts';
import { array, type Entry, epsilon, GUARD, type Real, reals } from '../../lib/dense.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { full } from '../../lib/sampled.ts';

const e = engine()!;
const threads = e.pool.threads;
afterEach(() => {
  e.pool.threads = threads;
});

interface Solved {
  /** Packed matrices: vectors, or what stood there. */
  readonly A: RealArray;
  readonly W: RealArray;
  readonly info: number[];
}

/** Solves packed matrices of which one triangle is given; around each lie guard cells, which must stay. */
function solve(prec: Real, n: number, jobz: 'n' | 'v', uplo: Uplo, given: RealArray): Solved {
  const r = elements[prec];
  const [ld, gap] = [n + 1, 3];
  const count = given.length / (n * n);
  const [stride, strideW] = [ld * n + gap, n + gap];
  const found = e.within((space) => {
    const [inA, inW] = [space.take(stride * count * r.bytes), space.take(strideW * count * r.bytes)];
    const infos = space.take(4 * count);
    const a = arrayAt(e, r, inA, stride * count).fill(GUARD);
    const w = arrayAt(e, r, inW, strideW * count).fill(GUARD);
    const isGiven = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
    for (let b = 0; b < count; b++) {
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) a[b * stride + i + j * ld] = isGiven(i, j) ? given[(b * n + j) * n + i]! : GUARD;
      }
    }
    const before = a.slice();
    const A = { at: inA, ld, ldBytes: ld * r.bytes, strideBytes: stride * r.bytes };
    const W = { at: inW, ld: n, ldBytes: n * r.bytes, strideBytes: strideW * r.bytes };
    syevLanes(e, r, { jobz, uplo }, n, A, W, infos, count);
    if (jobz === 'n') expect(a).toEqual(before);
    const [vectors, values] = [array(prec, n * n * count), array(prec, n * count)];
    for (let b = 0; b < count; b++) {
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) vectors[(b * n + j) * n + i] = a[b * stride + i + j * ld]!;
        expect(a[b * stride + n + j * ld]).toBe(GUARD);
      }
      for (let i = 0; i < n; i++) values[b * n + i] = w[b * strideW + i]!;
      expect(w[b * strideW + n]).toBe(GUARD);
    }
    return { A: vectors, W: values, info: [...e.heap.view(Int32Array, infos, count)] };
  });
  return found!;
}

/** Packed symmetric matrices. */
function matrices(prec: Real, n: number, entries: readonly Entry[]): RealArray {
  const A = array(prec, n * n * entries.length);
  for (const [b, entry] of entries.entries()) {
    for (let j = 0; j < n; j++) {
      for (let i = j; i < n; i++) A[(b * n + j) * n + i] = A[(b * n + i) * n + j] = entry(i, j);
    }
  }
  return A;
}

function random(n: number, count: number, seed: number): Entry[] {
  const rng = mulberry32(seed);
  return Array.from({ length: count }, () => {
    const values = Float32Array.from({ length: n * n }, () => signed(rng));
    return (i, j) => values[i + j * n]!;
  });
}

/** The largest of |A Z - Z W| / (|A| u) and |Z^T Z - I| / u of matrix b, NaN if anything is. */
function errors(prec: Real, n: number, b: number, A: RealArray, { A: Z, W }: Solved): number {
  const own = A.subarray(b * n * n, (b + 1) * n * n);
  let size = Number.MIN_VALUE;
  for (const x of own) size = Math.max(size, Math.abs(x));
  let worst = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      let [residual, product] = [0, 0];
      for (let k = 0; k < n; k++) {
        residual += (own[i + k * n]! / size) * Z[(b * n + j) * n + k]!;
        product += Z[(b * n + i) * n + k]! * Z[(b * n + j) * n + k]!;
      }
      residual -= (W[b * n + j]! / size) * Z[(b * n + j) * n + i]!;
      worst = Math.max(worst, Math.abs(residual), Math.abs(product - (i === j ? 1 : 0)));
    }
  }
  return worst / epsilon[prec];
}

/** Every matrix is solved: by vectors within the bound, and its values alone, from either triangle, are as good. */
function expectSolved(prec: Real, n: number, entries: readonly Entry[], bound: number): void {
  const A = matrices(prec, n, entries);
  const solved = solve(prec, n, 'v', 'l', A);
  expect(solved.info).toEqual(entries.map(() => 0));
  for (const [b] of entries.entries()) {
    expect(errors(prec, n, b, A, solved), `matrix ${b} of order ${n}`).toBeLessThan(bound);
    for (let j = 1; j < n; j++) expect(solved.W[b * n + j - 1]! <= solved.W[b * n + j]!).toBe(true);
  }
  expect(solve(prec, n, 'v', 'u', A)).toEqual(solved);
  for (const uplo of ['l', 'u'] as const) expect(solve(prec, n, 'n', uplo, A).W).toEqual(solved.W);
}

const bound = (n: number): number => 12 * n + 20;

describe.each(reals)('%s', (prec) => {
  it('solves random matrices of all orders', () => {
    for (let n = 1; n <= 33; n++) expectSolved(prec, n, random(n, 3, n), bound(n));
    for (const n of full ? [64, 65, 127, 128] : [65]) expectSolved(prec, n, random(n, 1, n), bound(n));
  });

  it('solves hard matrices', () => {
    const power = prec === 's' ? 100 : 900;
    for (const n of [2, 3, 7, 16, 21, 32]) {
      const [dense] = random(n, 1, n) as [Entry];
      const hard: Entry[] = [
        () => 0,
        () => 1,
        (i, j) => (i === j ? 1 : 0),
        (i, j) => (i === j ? n - i : 0),
        // Wilkinson's, whose largest values are pairs
        (i, j) => (i === j ? Math.abs(i - (n - 1) / 2) : Math.abs(i - j) === 1 ? 1 : 0),
        // Zero diagonal
        (i, j) => (Math.abs(i - j) === 1 ? 1 : 0),
        (i, j) => (i === j ? 0 : dense(i, j)),
        // Graded one way and the other, and far beyond the range of squares
        (i, j) => dense(i, j) * 2 ** (-3 * (i + j)),
        (i, j) => dense(i, j) * 2 ** (-3 * (2 * n - i - j)),
        (i, j) => dense(i, j) * 2 ** ((-power / n) * (i + j)),
        // Blocks
        (i, j) => (Math.floor(i / 2) === Math.floor(j / 2) ? dense(i, j) : 0),
        (i, j) => (i < n / 2 === j < n / 2 ? 1 : 0),
        // Nearly a multiple of the identity
        (i, j) => (i === j ? 1 : 0) + epsilon[prec] * 8 * dense(i, j),
        // Of rank one; all of one size but for the last
        (i, j) => (i + 1) * (j + 1),
        (i, j) => (i === n - 1 && j === n - 1 ? 2 ** 40 : dense(i, j)),
        // The greatest and the least numbers
        (i, j) => dense(i, j) * 2 ** (prec === 's' ? 120 : 1000),
        (i, j) => dense(i, j) * 2 ** (prec === 's' ? -110 : -1000),
      ];
      expectSolved(prec, n, hard, bound(n));
    }
  });

  it('keeps a matrix that is not finite to itself', () => {
    for (const n of [1, 2, 5, 16]) {
      const entries = random(n, 11, 3);
      const good = matrices(prec, n, entries);
      const expected = { v: solve(prec, n, 'v', 'l', good), n: solve(prec, n, 'n', 'l', good) };
      for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
        const A = good.slice();
        const members = [1, 4, 6, 10];
        for (const b of members) A[b * n * n + n - 1] = bad;
        for (const jobz of ['v', 'n'] as const) {
          const found = solve(prec, n, jobz, 'l', A);
          for (const [b] of entries.entries()) {
            const isBad = members.includes(b);
            expect(found.info[b]).toBe(isBad ? n : 0);
            const own = (x: RealArray, size: number): RealArray => x.slice(b * size, (b + 1) * size);
            const values = isBad ? own(found.W, n).map(() => Number.NaN) : own(expected[jobz].W, n);
            expect(own(found.W, n)).toEqual(values);
            if (jobz === 'n') continue;
            const vectors = isBad ? own(found.A, n * n).map(() => Number.NaN) : own(expected.v.A, n * n);
            expect(own(found.A, n * n)).toEqual(vectors);
          }
        }
      }
    }
  });

  it('has the same bits alone, in any lane, and on any number of threads', () => {
    for (const n of [3, 8, 17, 40]) {
      // Some that take few steps among those that take many
      const entries = random(n, 7, n).map(
        (entry, b): Entry => (b % 3 === 2 ? (i, j) => (i === j ? entry(i, j) : 0) : entry),
      );
      const A = matrices(prec, n, entries);
      const all = solve(prec, n, 'v', 'l', A);
      for (const [b] of entries.entries()) {
        const alone = solve(prec, n, 'v', 'l', A.slice(b * n * n, (b + 1) * n * n));
        expect(alone.W).toEqual(all.W.slice(b * n, (b + 1) * n));
        expect(alone.A).toEqual(all.A.slice(b * n * n, (b + 1) * n * n));
      }
    }
    const [n, count] = [12, 300];
    const A = matrices(prec, n, random(n, count, 5));
    e.pool.threads = 1;
    const alone = solve(prec, n, 'v', 'l', A);
    for (const several of [2, 3]) {
      e.pool.threads = several;
      expect(solve(prec, n, 'v', 'l', A)).toEqual(alone);
    }
  });
});

it('is meant for orders up to 128', () => {
  expect([0, 1, 128, 129].map(fitsSyevLanes)).toEqual([false, true, true, false]);
});
