// The kernels and drivers of BLAS 2 against the references: sizes 0..70 in strata, leading dimensions and offsets that are odd, guards,
// what is not read, the same bits with any number of threads.
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { gemvEngine } from '../../src/blas2/gemv.cpu.ts';
import { gemvRef } from '../../src/blas2/gemv.ref.ts';
import { gerRef } from '../../src/blas2/ger.ref.ts';
import { bounds, runPieces, triangleBounds } from '../../src/blas2/level2.cpu.ts';
import { symvRef } from '../../src/blas2/symv.ref.ts';
import { syrRef } from '../../src/blas2/syr.ref.ts';
import { syr2Ref } from '../../src/blas2/syr2.ref.ts';
import { trmvRef } from '../../src/blas2/trmv.ref.ts';
import { trsvEngine } from '../../src/blas2/trsv.cpu.ts';
import { trsvRef } from '../../src/blas2/trsv.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { level2 } from '../../src/engine/kernels/level2.ts';
import { double, type Real, single } from '../../src/engine/ops.ts';
import { ger, symv, syr, syr2, trmv } from '../../src/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { wide } from '../lib/sampled.ts';
import { cpu } from '../setup/contexts.ts';

const e = engine()!;
const { threads } = e.pool;
afterAll(() => {
  e.pool.threads = threads;
});

const SIZES = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 65, 70];
const TYPES = [
  ['s', Float32Array, single, 2 ** -24],
  ['d', Float64Array, double, 2 ** -53],
] as const;
const FLAGS = [false, true] as const;

type Type = (typeof TYPES)[number][1];

/** Random elements in the engine's memory, at an odd place; padding is NaN where it must not be read. */
function matrix(type: Type, rows: number, cols: number, seed: number, ld = rows + 3, poison = false): RealMat {
  const random = mulberry32(seed);
  const data = e.heap.array(type as Float64ArrayConstructor, 5 + Math.max(1, cols) * ld + 2)!;
  if (poison) data.fill(Number.NaN);
  for (let i = 0; i < data.length; i++) {
    const row = (i - 5) % ld;
    if (!poison || (i >= 5 && row >= 0 && row < rows && i < 5 + cols * ld)) data[i] = signed(random);
  }
  return { data, off: 5, ld };
}
const vector = (type: Type, n: number, seed: number): RealMat => ({ ...matrix(type, n, 1, seed), ld: 1 });
const copyOf = (x: RealMat): RealMat => ({ ...x, data: x.data.slice() });
const at = (x: RealMat, i = 0, j = 0): number =>
  e.heap.addressOf(x.data)! + (x.off + i + j * x.ld) * x.data.BYTES_PER_ELEMENT;
const placeOf = (x: RealMat) => ({ at: at(x), ld: x.ld });
const bytesOf = (x: RealMat): number => x.ld * x.data.BYTES_PER_ELEMENT;

/** Whether all elements, guards among them, are within the bound of each other. */
function isNear(x: RealMat, y: RealMat, bound: number): boolean {
  for (let i = 0; i < x.data.length; i++) {
    if (!Object.is(x.data[i], y.data[i]) && !(Math.abs(x.data[i]! - y.data[i]!) <= bound)) return false;
  }
  return true;
}

const digest = ({ data }: RealMat): string =>
  createHash('sha1')
    .update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    .digest('hex');

/** A triangle with a heavy diagonal; the other triangle, and a unit diagonal, are NaN. */
function triangle(type: Type, n: number, upper: boolean, unit: boolean): RealMat {
  const A = matrix(type, n, n, n, n + 1, true);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const place = A.off + i + j * A.ld;
      if (i === j) A.data[place] = unit ? Number.NaN : 2 + A.data[place]!;
      else if (i < j === upper) A.data[place]! /= n;
      else A.data[place] = Number.NaN;
    }
  }
  return A;
}

describe.each(TYPES)('precision %s', (prec, type, r: Real, eps) => {
  const call = e.functionsOf(level2[prec]);

  it.each(FLAGS)('gemv, transposed: %s', (trans) => {
    for (const m of SIZES) {
      for (const n of SIZES) {
        const A = matrix(type, m, n, m + n, m + 3, true);
        const [x, y] = [vector(type, trans ? m : n, 1), vector(type, trans ? n : m, 2)];
        const expected = copyOf(y);
        gemvEngine(e, r, { trans, m, n, alpha: 0.5, A: placeOf(A), x: at(x), y: at(y) });
        gemvRef(trans ? 't' : 'n', m, n, 0.5, A, x, 1, expected);
        expect(isNear(y, expected, (m + n + 4) * eps), `${m} x ${n}`).toBe(true);
      }
    }
  });

  it('ger, syr and syr2', () => {
    for (const n of SIZES) {
      for (const m of [n, 70 - n]) {
        const [x, y] = [vector(type, Math.max(m, n), 1), vector(type, n, 2)];
        for (const shape of m === n ? [0, 1, 2] : [0]) {
          for (const twice of shape === 0 ? [false] : FLAGS) {
            const A = matrix(type, m, n, m + n);
            const expected = copyOf(A);
            const uplo = shape === 1 ? 'l' : 'u';
            const cuts = [0, n >> 1, n];
            runPieces(e, r, twice ? 'ger2' : 'ger', cuts, (j, last) => [
              ...[shape, m, j, last, 0.5],
              ...[at(x), shape > 0 && !twice ? at(x) : at(y), at(A), bytesOf(A)],
            ]);
            if (shape === 0) gerRef(m, n, 0.5, x, y, expected);
            else if (twice) syr2Ref(uplo, n, 0.5, x, y, expected);
            else syrRef(uplo, n, 0.5, x, expected);
            expect(isNear(A, expected, 8 * eps), `${shape} ${twice} ${m} x ${n}`).toBe(true);
          }
        }
      }
    }
  });

  it.each(FLAGS)('symv, upper: %s', (upper) => {
    for (const n of SIZES) {
      const A = triangle(type, n, upper, false);
      const [x, y] = [vector(type, n, 1), vector(type, n, 2)];
      const expected = copyOf(y);
      const uplo = upper ? 'u' : 'l';
      // All of them add to the same y here: one after the other.
      const cuts = triangleBounds(uplo, n, 3);
      for (const [i, first] of cuts.slice(0, -1).entries()) {
        call['symv']!(+upper, n, first, cuts[i + 1]!, 0.5, at(A), bytesOf(A), at(x), at(y));
      }
      symvRef(uplo, n, 0.5, A, x, 1, expected);
      expect(isNear(y, expected, (n + 8) * eps), `${n}`).toBe(true);
    }
  });

  it.each(FLAGS.flatMap((upper) => FLAGS.flatMap((trans) => FLAGS.map((unit) => [upper, trans, unit] as const))))(
    'trmv and trsv, upper %s, transposed %s, unit %s',
    (upper, trans, unit) => {
      for (const n of [...SIZES, 130]) {
        const A = triangle(type, n, upper, unit);
        const flags = [upper ? 'u' : 'l', trans ? 't' : 'n', unit ? 'u' : 'n', n] as const;
        const [x, y, z] = [vector(type, n, 1), vector(type, n, 2), vector(type, n, 3)];
        const [product, solution] = [copyOf(y), copyOf(z)];
        y.data.fill(0, y.off, y.off + n);
        for (const cuts of [0, n >> 1].map((first, i) => [first, i === 0 ? n >> 1 : n])) {
          runPieces(e, r, 'trmv', cuts, (first, last) => {
            const [from, to] = upper === trans ? [0, first] : [last, n];
            const [row, column] = trans ? [from, first] : [first, from];
            return [
              ...[+upper, +trans, +unit, last - first, at(A, first, first), bytesOf(A), at(x, first)],
              ...[to - from, at(A, row, column), at(x, from), at(y, first)],
            ];
          });
        }
        for (let i = 0; i < n; i++) product.data[product.off + i] = x.data[x.off + i]!;
        trmvRef(...flags, A, product);
        expect(isNear(y, product, (n + 8) * eps), `product ${n}`).toBe(true);
        trsvEngine(e, r, { upper, trans, unit, n, A: placeOf(A), x: at(z) });
        trsvRef(...flags, A, solution);
        expect(isNear(z, solution, 8 * (n + 8) * eps), `solution ${n}`).toBe(true);
      }
    },
  );

  it('NaN goes where the formula sends it, also past zeros', () => {
    const A = matrix(type, 9, 6, 1);
    A.data[A.off + 4 + 2 * A.ld] = Number.NaN;
    for (const trans of FLAGS) {
      const [x, y] = [vector(type, 9, 1), vector(type, 9, 2)];
      x.data.fill(0);
      gemvEngine(e, r, { trans, m: 9, n: 6, alpha: 1, A: placeOf(A), x: at(x), y: at(y) });
      expect([...y.data].flatMap((value, i) => (Number.isNaN(value) ? [i - y.off] : []))).toEqual([trans ? 2 : 4]);
    }
  });

  it('gives the same bits with any number of threads', () => {
    const [m, n] = [1201, 903];
    const A = matrix(type, m, n, 1);
    const T = triangle(type, n, true, false);
    const results = [1, 2, 3, 4].map((count) => {
      e.pool.threads = count;
      return FLAGS.map((trans) => {
        const [x, y] = [vector(type, m, 1), vector(type, m, 2)];
        gemvEngine(e, r, { trans, m, n, alpha: 1, A: placeOf(A), x: at(x), y: at(y) });
        trsvEngine(e, r, { upper: true, trans, unit: false, n, A: placeOf(T), x: at(x) });
        return [digest(x), digest(y)];
      });
    });
    for (const result of results) expect(result).toEqual(results[0]);
  });
});

describe.each([...TYPES])('large calls of a context, precision %s', (prec, type, _r, eps) => {
  const n = 1061;
  const value = (i: number): number => ((i * 0.618034) % 1) - 0.5;
  const numbers = new type(n * n).map((_v, i) => value(i) + (i % (n + 1) === 0 ? 2 : 0));

  // In a short run each in one precision, by turns.
  const names = (['symv', 'trmv', 'ger', 'syr', 'syr2'] as const).filter(
    (_, k) => wide || k % 2 === Number(prec === 'd'),
  );
  it.each(names)('%s: near the reference, same bits with any number of threads', async (name) => {
    const { queue } = cpu;
    for (const uplo of ['l', 'u'] as const) {
      const results: string[] = [];
      for (const count of [1, 2, 3, 4]) {
        e.pool.threads = count;
        const A = cpu.upload(prec, numbers as never);
        const [x, y] = [0, 7].map((from) => cpu.upload(prec, numbers.slice(from, from + 2 * n) as never));
        const vectors = { x: x!, y: y!, incx: 2, incy: -1 };
        const shared = { uplo, n, alpha: 0.5, A, lda: n } as const;
        if (name === 'symv') await symv(queue, { ...shared, ...vectors, beta: 0.5 });
        else if (name === 'trmv') await trmv(queue, { uplo, trans: 't', n, A, lda: n, x: y!, incx: -1 });
        else if (name === 'ger') await ger(queue, { m: n, n, alpha: 0.5, ...vectors, A, lda: n });
        else if (name === 'syr') await syr(queue, { ...shared, x: x!, incx: 2 });
        else await syr2(queue, { ...shared, ...vectors });
        expect(queue.trace.at(-1)!.why).not.toMatch('reference');
        const [foundA, foundY] = [await cpu.download(A), await cpu.download(y!)];
        results.push(
          digest({ data: foundA as never, off: 0, ld: 1 }) + digest({ data: foundY as never, off: 0, ld: 1 }),
        );
        for (const buffer of [A, x!, y!]) buffer.dispose();
        if (count > 1) continue;
        const view = (data: typeof numbers, off: number, ld: number) => ({ data, off, ld }) as RealMat;
        const expected = { A: view(numbers.slice(), 0, n), y: view(numbers.slice(7, 7 + 2 * n), n - 1, -1) };
        const xs = view(numbers, 0, 2);
        if (name === 'symv') symvRef(uplo, n, 0.5, expected.A, xs, 0.5, expected.y);
        else if (name === 'trmv') trmvRef(uplo, 't', 'n', n, expected.A, expected.y);
        else if (name === 'ger') gerRef(n, n, 0.5, xs, expected.y, expected.A);
        else if (name === 'syr') syrRef(uplo, n, 0.5, xs, expected.A);
        else syr2Ref(uplo, n, 0.5, xs, expected.y, expected.A);
        expect(isNear(view(foundA as never, 0, n), expected.A, 8 * eps)).toBe(true);
        expect(isNear(view(foundY as never, 0, 1), expected.y, n * eps)).toBe(true);
      }
      expect(new Set(results).size).toBe(1);
    }
  });
});

it('large matrices are divided, small ones are not', () => {
  expect(bounds(100, 1_000_000)).toEqual([0, 100]);
  expect(bounds(1024, 1024 ** 2)).toHaveLength(17);
  for (const uplo of ['l', 'u'] as const) {
    const cuts = triangleBounds(uplo, 1000, 4);
    const areas = cuts.slice(1).map((last, i) => Math.abs(last ** 2 - cuts[i]! ** 2) / 2);
    const columns =
      uplo === 'u' ? areas : cuts.slice(1).map((last, i) => ((1000 - cuts[i]!) ** 2 - (1000 - last) ** 2) / 2);
    for (const area of columns) expect(Math.abs(area / 125_000 - 1)).toBeLessThan(0.02);
  }
  expect(Object.keys(e.functionsOf(level2.d))).toEqual(['gemvN', 'gemvT', 'ger', 'ger2', 'symv', 'trmv', 'trsv']);
});
