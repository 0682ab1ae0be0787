// Singular value decompositions in the lanes of the CPU's vectors: residuals of random and of hard matrices of many shapes, and that a
// matrix has the same bits alone, beside others (even such as are not finite), and on any number of threads.
import { afterEach, describe, expect, it } from 'vitest';
import { fitsGesvdLanes, gesvdLanes } from '../../../src/batched/svd/gesvdLanes.cpu.ts';
import type { RealArray } from '../../../src/core/matrix.ts';
import { engine } from '../../../src/engine/engine.ts';
import { elements } from '../../../src/engine/ops.ts';
import { arrayAt } from '../../../src/engine/views.ts';
import { array, type Entry, epsilon, GUARD, type Real, reals } from '../../lib/dense.ts';
import { mulberry32, signed } from '../../lib/rng.ts';

const e = engine()!;
const threads = e.pool.threads;
afterEach(() => {
  e.pool.threads = threads;
});

/** Vectors: none, of the singular values, or all. */
type Job = 'n' | 's' | 'a';

interface Solved {
  readonly S: RealArray;
  readonly U: RealArray;
  readonly VT: RealArray;
  readonly info: number[];
}

/** Decomposes packed m x n matrices; around each operand lie guard cells, which must stay. */
function solve(prec: Real, m: number, n: number, given: RealArray, jobu: Job, jobvt: Job = jobu): Solved {
  const r = elements[prec];
  const count = given.length / (m * n);
  const most = Math.min(m, n);
  const width = (job: Job, length: number): number => ({ n: 0, s: most, a: length })[job];
  const [left, right] = [width(jobu, m), width(jobvt, n)];
  const found = e.within((space) => {
    const operand = (rows: number, cols: number) => {
      const [ld, stride] = [rows + 1, (rows + 1) * cols + 2];
      const at = space.take(stride * count * r.bytes);
      return { rows, cols, ld, stride, at, ldBytes: ld * r.bytes, strideBytes: stride * r.bytes };
    };
    type Operand = ReturnType<typeof operand>;
    const all = [operand(m, n), operand(most, 1), operand(m, left), operand(right, n)] as const;
    const infos = space.take(4 * count);
    const cells = ({ at, stride }: Operand): RealArray => arrayAt(e, r, at, stride * count);
    /** The elements of an operand to a packed array, or from one; what lies between them is returned. */
    const exchange = (X: Operand, packed: RealArray, way: 'in' | 'out'): RealArray => {
      const data = cells(X);
      for (let b = 0; b < count; b++) {
        for (let j = 0; j < X.cols; j++) {
          for (let i = 0; i < X.rows; i++) {
            const [at, to] = [b * X.stride + j * X.ld + i, (b * X.cols + j) * X.rows + i];
            if (way === 'in') data[at] = packed[to]!;
            else [packed[to], data[at]] = [data[at]!, GUARD];
          }
        }
      }
      return data;
    };
    const [A, S, U, VT] = all;
    for (const X of all) cells(X).fill(GUARD);
    const before = exchange(A, given, 'in').slice();
    const places = { A, S, U: left > 0 ? U : undefined, VT: right > 0 ? VT : undefined };
    gesvdLanes(e, r, { m, n, left, right }, places, infos, count);
    expect(cells(A)).toEqual(before);
    const [s, u, vt] = [S, U, VT].map((X) => {
      const packed = array(prec, X.rows * X.cols * count);
      const rest = exchange(X, packed, 'out');
      expect(rest.every((x) => x === GUARD)).toBe(true);
      return packed;
    }) as [RealArray, RealArray, RealArray];
    return { S: s, U: u, VT: vt, info: [...e.heap.view(Int32Array, infos, count)] };
  });
  return found!;
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

/** The largest element of X^T X - I, X having the packed rows x cols matrix b of `data` or its transposed. */
function unorthogonal(data: RealArray, rows: number, cols: number, b: number, turned: boolean): number {
  const [count, length] = turned ? [rows, cols] : [cols, rows];
  const at = (k: number, i: number): number => data[b * rows * cols + (turned ? i * rows + k : k * rows + i)]!;
  let worst = 0;
  for (let k = 0; k < count; k++) {
    for (let l = 0; l <= k; l++) {
      let sum = k === l ? -1 : 0;
      for (let i = 0; i < length; i++) sum += at(k, i) * at(l, i);
      worst = Math.max(worst, Math.abs(sum));
    }
  }
  return worst;
}

/** The largest of |A - U S V^T| / (max |A| u) and what U and V lack of orthogonality, by u; NaN if anything is. */
function errors(prec: Real, m: number, n: number, b: number, A: RealArray, { S, U, VT }: Solved): number {
  const most = Math.min(m, n);
  const count = A.length / (m * n);
  const [left, right] = [U.length / (m * count), VT.length / (n * count)];
  const own = A.subarray(b * m * n, (b + 1) * m * n);
  let size = Number.MIN_VALUE;
  for (const x of own) size = Math.max(size, Math.abs(x));
  let worst = Math.max(unorthogonal(U, m, left, b, false), unorthogonal(VT, right, n, b, true));
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      let rest = own[i + j * m]! / size;
      for (let k = 0; k < most; k++) {
        rest -= U[(b * left + k) * m + i]! * (S[b * most + k]! / size) * VT[(b * n + j) * right + k]!;
      }
      worst = Math.max(worst, Math.abs(rest));
    }
  }
  return worst / epsilon[prec];
}

/** Every matrix is decomposed within the bound; values do not depend on which vectors are asked for, and they fall. */
function expectSolved(prec: Real, m: number, n: number, entries: readonly Entry[]): void {
  const A = matrices(prec, m, n, entries);
  const bound = 12 * Math.max(m, n) + 30;
  const most = Math.min(m, n);
  const solved = solve(prec, m, n, A, 's');
  const whole = solve(prec, m, n, A, 'a');
  expect([solved.info, whole.info]).toEqual([0, 0].map(() => entries.map(() => 0)));
  for (const [b] of entries.entries()) {
    expect(errors(prec, m, n, b, A, solved), `matrix ${b} of ${m} x ${n}`).toBeLessThan(bound);
    expect(errors(prec, m, n, b, A, whole), `matrix ${b} of ${m} x ${n}`).toBeLessThan(bound);
    const values = solved.S.subarray(b * most, (b + 1) * most);
    expect(values.every((x, k) => x >= 0 && (k === 0 || values[k - 1]! >= x))).toBe(true);
  }
  expect(whole.S).toEqual(solved.S);
  expect(solve(prec, m, n, A, 'n').S).toEqual(solved.S);
  expect(solve(prec, m, n, A, 's', 'n')).toEqual({ ...solved, VT: array(prec, 0) });
  expect(solve(prec, m, n, A, 'n', 's')).toEqual({ ...solved, U: array(prec, 0) });
}

describe.each(reals)('%s', (prec) => {
  it('decomposes random matrices of many shapes', () => {
    for (let n = 1; n <= 33; n++) expectSolved(prec, n, n, random(n, n, 2, n));
    for (const [long, short] of [
      [2, 1],
      [7, 3],
      [9, 8],
      [40, 5],
      [33, 17],
    ] as const) {
      expectSolved(prec, long, short, random(long, short, 5, long));
      expectSolved(prec, short, long, random(short, long, 5, long));
    }
    expectSolved(prec, 65, 65, random(65, 65, 1, 1));
  });

  it('decomposes hard matrices', () => {
    for (const [m, n] of [
      [2, 2],
      [3, 3],
      [9, 9],
      [16, 16],
      [24, 7],
      [6, 19],
    ] as const) {
      const [dense] = random(m, n, 1, m) as [Entry];
      const most = Math.min(m, n);
      const tiny = prec === 's' ? 2 ** -110 : 2 ** -1000;
      const hard: Entry[] = [
        () => 0,
        () => 1,
        (i, j) => (i === j ? 1 : 0),
        (i, j) => (i === j ? i + 1 : 0),
        // Bidiagonal: zeros within, first and last on the diagonal; no singular value is far from another
        (i, j) => (i === j ? Number(i !== 1) : i + 1 === j ? 1 : 0),
        (i, j) => (i === j ? Number(i !== 0) : i + 1 === j ? 1 : 0),
        (i, j) => (i === j ? Number(i !== most - 1) : i + 1 === j ? 1 : 0),
        (i, j) => (i === j || i + 1 === j ? 1 : 0),
        (i, j) => (i + 1 === j ? 1 : 0),
        // Without some rows and columns
        (i, j) => (i % 3 === 1 || j % 4 === 2 ? 0 : dense(i, j)),
        // Of rank one and two, exactly and nearly
        (i, j) => (i + 1) * (j + 1),
        (i, j) => i + j,
        (i, j) => (i + 1) * (j + 1) + epsilon[prec] * dense(i, j),
        // Graded
        (i, j) => dense(i, j) * 2 ** (-3 * (i + j)),
        (i, j) => dense(i, j) * 2 ** (-3 * (m + n - i - j)),
        (i, j) => dense(i, j) * 2 ** (-9 * j),
        // Nearly orthogonal: values next to each other
        (i, j) => (i === j ? 1 : 0) + 8 * epsilon[prec] * dense(i, j),
        // One large; the greatest and the least numbers
        (i, j) => (i === m - 1 && j === n - 1 ? 2 ** 40 : dense(i, j)),
        (i, j) => dense(i, j) * (prec === 's' ? 2 ** 120 : 2 ** 1000),
        (i, j) => dense(i, j) * tiny,
      ];
      expectSolved(prec, m, n, hard);
    }
  });

  it('keeps a matrix that is not finite to itself', () => {
    for (const [m, n] of [
      [1, 1],
      [5, 5],
      [9, 4],
      [3, 8],
    ] as const) {
      const most = Math.min(m, n);
      const good = matrices(prec, m, n, random(m, n, 11, 3));
      const expected = solve(prec, m, n, good, 'a');
      for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
        const A = good.slice();
        const members = [1, 4, 6, 10];
        for (const b of members) A[b * m * n + m * n - 1] = bad;
        const found = solve(prec, m, n, A, 'a');
        expect(found.info).toEqual(Array.from({ length: 11 }, (_, b) => (members.includes(b) ? most : 0)));
        for (const [name, size] of [
          ['S', most],
          ['U', m * m],
          ['VT', n * n],
        ] as const) {
          const wanted = expected[name].map((x, k) => (members.includes(Math.floor(k / size)) ? Number.NaN : x));
          expect(found[name]).toEqual(wanted);
        }
      }
    }
  });

  it('has the same bits alone, in any lane, and on any number of threads', () => {
    for (const [m, n] of [
      [3, 3],
      [12, 8],
      [17, 33],
    ] as const) {
      // Some that take few steps among those that take many
      const entries = random(m, n, 7, n).map(
        (entry, b): Entry => (b % 3 === 2 ? (i, j) => (i === j ? entry(i, j) : 0) : entry),
      );
      const A = matrices(prec, m, n, entries);
      const all = solve(prec, m, n, A, 's');
      const most = Math.min(m, n);
      for (const [b] of entries.entries()) {
        const alone = solve(prec, m, n, A.slice(b * m * n, (b + 1) * m * n), 's');
        expect(alone.S).toEqual(all.S.slice(b * most, (b + 1) * most));
        expect(alone.U).toEqual(all.U.slice(b * m * most, (b + 1) * m * most));
        expect(alone.VT).toEqual(all.VT.slice(b * most * n, (b + 1) * most * n));
      }
    }
    const A = matrices(prec, 9, 9, random(9, 9, 250, 5));
    e.pool.threads = 1;
    const alone = solve(prec, 9, 9, A, 's');
    for (const several of [2, 3]) {
      e.pool.threads = several;
      expect(solve(prec, 9, 9, A, 's')).toEqual(alone);
    }
  });
});

it('is meant for orders up to 128, while a group fits into the cache', () => {
  const shape = { left: 8, right: 8 };
  const fits = (m: number, n: number): boolean => fitsGesvdLanes({ ...shape, m, n });
  expect([fits(0, 3), fits(1, 1), fits(128, 128), fits(129, 129), fits(8, 900), fits(8, 5000)]).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
});
