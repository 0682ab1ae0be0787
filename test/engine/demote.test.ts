// The kernel that demotes a matrix against the reference: orders around vectors, strips and parts, all of a matrix and triangles, guards,
// numbers that are too large or too small, NaN, the same bits with any number of threads.
import { afterAll, describe, expect, it } from 'vitest';
import type { RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { EngineDemotion } from '../../src/lapack/mixed/mixed.cpu.ts';
import { Demotion } from '../../src/lapack/mixed/mixed.ref.ts';
import { mulberry32, signed } from '../lib/rng.ts';

const e = engine()!;
const { threads } = e.pool;
afterAll(() => {
  e.pool.threads = threads;
});

const GUARD = -777.5;
const PAD = 3;

function matrix(n: number): RealMat {
  const random = mulberry32(n);
  const data = e.heap.array(Float64Array, 5 + n * (n + PAD))!;
  for (let p = 0; p < data.length; p++) data[p] = signed(random) * 2 ** Math.floor(40 * signed(random));
  return { data, off: 5, ld: n + PAD };
}

/** Demotes columns from..to-1 in pieces of some columns; of every element whether it was written too. */
function demoted(demotion: Demotion, n: number, from: number, to: number, width: number, home: boolean) {
  const S = { data: new Float32Array(7 + n * (n + 1)).fill(GUARD), off: 7, ld: n + 1 };
  for (let j = from; j < to; j += width) {
    const last = Math.min(to, j + width);
    const piece = home ? e.heap.array(Float32Array, S.data.length)! : S.data.slice();
    piece.set(S.data);
    demotion.columns(j, last, { ...S, data: piece, off: S.off + (j - from) * S.ld });
    S.data.set(piece);
  }
  return S.data;
}

describe.each(['f', 'l', 'u'] as const)('part %s', (uplo) => {
  it.each([1, 2, 3, 4, 5, 7, 8, 33, 130, 1026, 1027])('demotes order %i and sums its rows', (n) => {
    const A = matrix(n);
    const [mine, reference] = [new EngineDemotion(uplo, n, A), new Demotion(uplo, n, A)];
    const expected = demoted(reference, n, 0, n, n, false);
    const found = demoted(mine, n, 0, n, n > 500 ? 600 : 9, n % 2 === 0);
    // Between the columns of what lives elsewhere anything may be written.
    const own = (p: number): boolean => {
      const [i, j] = [(p - 7) % (n + 1), Math.floor((p - 7) / (n + 1))];
      return p >= 7 && i < n && (uplo === 'f' || (uplo === 'l' ? i >= j : i <= j));
    };
    const differ = found.findIndex((value, p) => (n % 2 === 0 || own(p)) && !Object.is(value, expected[p]));
    expect(differ).toBe(-1);
    expect(mine.overflow).toBe(false);
    expect(Math.abs(mine.norm - reference.norm) <= 1e-14 * n * reference.norm).toBe(true);
  });

  it.each([3.5e38, -1e300, Infinity, 3.4028235677973366e38])('finds %d too large, wherever it is', (value) => {
    for (const n of [1, 6, 70]) {
      for (const i of [0, n - 1]) {
        const A = matrix(n);
        A.data[A.off + i * (A.ld + 1)] = value;
        const demotion = new EngineDemotion(uplo, n, A);
        demoted(demotion, n, 0, n, n, true);
        expect(demotion.overflow).toBe(true);
      }
    }
  });

  it('takes what is not too large, and NaN, which shows in the norm', () => {
    const n = 10;
    const A = matrix(n);
    A.data[A.off] = 3.4028235677973362e38;
    A.data[A.off + 4 * (A.ld + 1)] = -1e-320;
    const demotion = new EngineDemotion(uplo, n, A);
    const found = demoted(demotion, n, 0, n, n, true);
    expect(demotion.overflow).toBe(false);
    expect(found[7]).toBe(3.4028234663852886e38);
    expect(found[7 + 4 * (n + 2)]).toBe(-0);
    A.data[A.off + 9 * (A.ld + 1)] = Number.NaN;
    const withNaN = new EngineDemotion(uplo, n, A);
    expect(demoted(withNaN, n, 0, n, n, false)[7 + 9 * (n + 2)]).toBeNaN();
    expect(withNaN.overflow).toBe(false);
    expect(withNaN.norm).toBeNaN();
  });
});

it.each(['l', 'u'] as const)(
  'has the norm of the symmetric matrix whose triangle %s is stored, the diagonal once',
  (uplo) => {
    const n = 9;
    const A = matrix(n);
    // A sum of a row is 10 times the diagonal's element and the numbers from 1 on: the largest is that of the last row.
    const entry = (i: number, j: number): number => (i === j ? 10 * (i + 1) : -(1 + Math.min(i, j)));
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++)
        A.data[A.off + i + j * A.ld] = (uplo === 'l' ? i >= j : i <= j) ? entry(i, j) : Number.NaN;
    const rows = Array.from({ length: n }, (_, i) => {
      let sum = 0;
      for (let j = 0; j < n; j++) sum += Math.abs(entry(i, j));
      return sum;
    });
    for (const demotion of [new EngineDemotion(uplo, n, A), new Demotion(uplo, n, A)]) {
      demoted(demotion, n, 0, n, 4, true);
      expect(demotion.norm).toBe(Math.max(...rows));
    }
  },
);

it('gives the same bits with any number of threads', () => {
  const n = 1100;
  const A = matrix(n);
  const results = [1, threads].map((count) => {
    e.pool.threads = count;
    const demotion = new EngineDemotion('l', n, A);
    return { singles: demoted(demotion, n, 0, n, n, true), norm: demotion.norm };
  });
  expect(results[1]!.norm).toBe(results[0]!.norm);
  expect(results[1]!.singles.every((value, p) => Object.is(value, results[0]!.singles[p]))).toBe(true);
});

it('leaves a matrix that lives elsewhere to the reference', () => {
  const n = 20;
  const { data, ...place } = matrix(n);
  const demotion = new EngineDemotion('f', n, { ...place, data: Float64Array.from(data) });
  const expected = demoted(new Demotion('f', n, { ...place, data }), n, 0, n, n, false);
  expect(demoted(demotion, n, 0, n, n, false)).toEqual(expected);
});
