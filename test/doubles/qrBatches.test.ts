// Batches of QR of doubles on a GPU in soft arithmetic: factors, scales and products are those of the CPU but for rounding, at the ends of
// the range too, and bits depend on nothing but a problem itself.
import { describe, expect } from 'vitest';
import { enqueueSoftGeqrf, enqueueSoftReflect } from '../../src/batched/qr/qrSoft.gpu.ts';
import {
  copy,
  dgeqrfBatched,
  dgeqrfVbatched,
  dorgqrStridedBatched,
  dormqrBatched,
  geqrfStridedBatched,
  orgqrStridedBatched,
  ormqrStridedBatched,
  zungqrStridedBatched,
} from '../../src/index.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';
import { cpu, doubles, gpuSweep, gpuTest } from '../setup/contexts.ts';

type Type = 'd' | 'z';

function numbers(length: number, seed: number): Float64Array {
  const rng = mulberry32(seed);
  return Float64Array.from({ length }, () => signed(rng) + signed(rng) * 2 ** -31);
}

const bits = (x: Float64Array): BigUint64Array => new BigUint64Array(x.slice().buffer);

/** Largest difference in units of the largest element, by pieces of `size` elements. */
function difference(found: Float64Array, expected: Float64Array, size: number): number {
  let worst = 0;
  for (let from = 0; from < expected.length; from += size) {
    const part = expected.subarray(from, from + size);
    const largest = part.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    part.forEach((x, e) => {
      const error = x === found[from + e]! ? 0 : Math.abs(x - found[from + e]!) / largest;
      worst = error <= worst ? worst : error;
    });
  }
  return worst;
}

const TOLERANCE = 1e-13;

/** What geqrf, and then `more`, make of matrices. */
async function made(
  context: Context,
  type: Type,
  [m, n, count]: readonly [number, number, number],
  a: Float64Array,
  more: (A: DeviceBuffer<Type>, tau: DeviceBuffer<Type>) => Promise<unknown> = async () => {},
) {
  const steps = Math.min(m, n);
  const [A, tau] = [context.upload(type, a), context.alloc(type, steps * count)];
  context.queue.trace.length = 0;
  const each = { m, n, A, lda: m, strideA: m * n, tau, strideTau: Math.max(1, steps), batchCount: count };
  await geqrfStridedBatched(context.queue, each);
  await more(A, tau);
  if (context !== cpu) expect(context.queue.trace.map(({ backend }) => backend)).not.toContain('cpu');
  context.queue.trace.length = 0;
  const found = { factors: await context.download(A), tau: await context.download(tau) };
  for (const buffer of [A, tau]) buffer.dispose();
  return found;
}

describe('batches of QR of doubles on a GPU', () => {
  gpuTest('factors and scales are those of the CPU', async () => {
    const context = await doubles();
    for (const [type, words] of [
      ['d', 1],
      ['z', 2],
    ] as const) {
      for (const [m, n] of [
        [1, 1],
        [5, 5],
        [19, 7],
        [4, 9],
        [3, 0],
      ] as const) {
        const a = numbers(words * m * n * 3, 10 * m + n);
        // A column without anything, and one that has only its first element.
        if (n > 2) a.fill(0, words * m, words * 2 * m);
        if (n > 2) a.fill(0, words * (m * n + 1), words * (m * n + m));
        const found = await made(context, type, [m, n, 3], a);
        const expected = await made(cpu, type, [m, n, 3], a);
        // Where a column has cancelled to what rounding has left, its reflector is anybody's: these have full rank, or rows to spare.
        expect(
          difference(found.factors.slice(words * m * n), expected.factors.slice(words * m * n), words * m),
        ).toBeLessThan(TOLERANCE);
        expect(
          difference(found.tau.slice(words * Math.min(m, n)), expected.tau.slice(words * Math.min(m, n)), words),
        ).toBeLessThan(TOLERANCE);
      }
    }
  });

  gpuTest('columns at the ends of the range keep their scales, and a NaN spoils its own matrix only', async () => {
    const context = await doubles();
    const [m, n] = [6, 3];
    const plain = numbers(m * n, 3);
    const reach = [1e300, 1e-290, 2 ** -1060];
    const wide = plain.map((x, e) => x * reach[Math.floor(e / m)]!);
    const zeros = new Float64Array(m * n);
    const wild = plain.map((x, e) => (e === 4 ? Number.NaN : x));
    const infinite = plain.map((x, e) => (e === 8 ? Number.POSITIVE_INFINITY : x));
    const a = Float64Array.from([wide, zeros, wild, infinite, plain].flatMap((x) => Array.from(x)));
    const { factors, tau } = await made(context, 'd', [m, n, 5], a);
    const expected = await made(cpu, 'd', [m, n, 5], a);
    const whole = m * n;
    expect(difference(factors.slice(0, 2 * m), expected.factors.slice(0, 2 * m), m)).toBeLessThan(TOLERANCE);
    expect(difference(tau.slice(0, 2), expected.tau.slice(0, 2), 1)).toBeLessThan(TOLERANCE);
    // Subnormal: a few bits.
    expect(difference(factors.slice(2 * m, whole), expected.factors.slice(2 * m, whole), m)).toBeLessThan(0.01);
    expect(Array.from(factors.slice(whole, 2 * whole), Math.abs)).toEqual(Array.from(zeros));
    expect(Array.from(tau.slice(n, 2 * n))).toEqual([0, 0, 0]);
    expect(Number.isNaN(factors[2 * whole]!)).toBe(true);
    expect(Number.isNaN(tau[3 * n + 1]!)).toBe(true);
    expect(difference(factors.slice(4 * whole), expected.factors.slice(4 * whole), m)).toBeLessThan(TOLERANCE);
  });

  gpuTest('Q is that of the CPU, written out and as it multiplies', async () => {
    const context = await doubles();
    const types = [
      ['d', 1, dorgqrStridedBatched],
      ['z', 2, zungqrStridedBatched],
    ] as const;
    for (const [type, words, orgqr] of some(types, 1)) {
      const [m, n, k, count] = [11, 7, 4, 2];
      const a = numbers(words * m * n * count, 5);
      const both = await Promise.all(
        [context, cpu].map((at) =>
          made(at, type, [m, n, count], a, (A, tau) =>
            // Fewer reflectors than columns.
            orgqr(at.queue, {
              ...{ m, n, k, lda: m, strideA: m * n, strideTau: n, batchCount: count },
              ...{ A: A as never, tau: tau as never },
            }),
          ),
        ),
      );
      expect(difference(both[0]!.factors, both[1]!.factors, words * m)).toBeLessThan(TOLERANCE);
      for (const [side, trans] of [
        ['l', 'c'],
        ['l', 'n'],
        ['r', 'c'],
        ['r', 'n'],
      ] as const) {
        const [rows, cols] = side === 'l' ? [m, 10] : [10, m];
        const given = numbers(words * rows * cols * count, 7);
        const products = await Promise.all(
          [context, cpu].map(async (at) => {
            const C = at.upload(type, given);
            await made(at, type, [m, n, count], a, (A, tau) =>
              ormqrStridedBatched(at.queue, {
                ...{ side, trans, m: rows, n: cols, k: n, A, lda: m, strideA: m * n, tau, strideTau: n },
                ...{ C, ldc: rows, strideC: rows * cols, batchCount: count },
              }),
            );
            const found = await at.download(C);
            C.dispose();
            return found;
          }),
        );
        expect(difference(products[0]!, products[1]!, words * rows * cols)).toBeLessThan(TOLERANCE);
      }
    }
  });

  gpuTest('many small matrices, several to a workgroup, have the bits of a few', async () => {
    const at = await doubles();
    const { queue } = at;
    const shapes = [
      ['z', 2, 4, 4],
      ['d', 1, 17, 16],
      ['d', 1, 5, 3],
    ] as const;
    for (const [type, words, m, n] of some(shapes, 2)) {
      const [few, many, size] = [3, 1030, words * m * n];
      const given = numbers(few * size, m);
      // A column without anything.
      given.fill(0, size, size + words * m);
      const found = await Promise.all(
        [few, many].map(async (batchCount) => {
          const again = (x: Float64Array): Float64Array =>
            Float64Array.from({ length: batchCount * (x.length / few) }, (_, e) => x[e % x.length]!);
          const each = { m, n, k: n, lda: m, strideA: m * n, strideTau: n, batchCount };
          const C = at.upload(type, again(given));
          const q: Float64Array[] = [];
          const { factors, tau } = await made(at, type, [m, n, batchCount], again(given), async (A, tau) => {
            const product = { side: 'l', trans: 'c', C, ldc: m, strideC: m * n } as const;
            await ormqrStridedBatched(queue, { ...each, ...product, A, tau });
            const R = at.alloc(type, m * n * batchCount);
            await copy(queue, { n: m * n * batchCount, x: A, y: R });
            await orgqrStridedBatched(queue, { ...each, A: R, tau });
            q.push(await at.download(R));
            R.dispose();
          });
          const all = [factors, tau, await at.download(C), q[0]!];
          C.dispose();
          return all;
        }),
      );
      for (const [k, ofFew] of found[0]!.entries()) {
        const ofMany = found[1]![k]!;
        expect(bits(ofMany)).toEqual(bits(Float64Array.from(ofMany, (_, e) => ofFew[e % ofFew.length]!)));
      }
    }
  });

  gpuSweep('a matrix has its bits alone, among others of any size, and column by column', async () => {
    const context = await doubles();
    const sizes = [
      [9, 17],
      [3, 18],
      [21, 20],
      [0, 17],
      [9, 17],
    ] as const;
    const matrices = sizes.map(([m, n], b) => numbers(m * n, 40 + b));
    const places = sizes.map((_, b) => sizes.slice(0, b).reduce((sum, [m, n]) => sum + m * n, 0));
    const scales = sizes.map((_, b) => sizes.slice(0, b).reduce((sum, [m, n]) => sum + Math.min(m, n), 0));
    const A = context.upload('d', Float64Array.from(matrices.flatMap((x) => Array.from(x))));
    const tau = context.alloc('d', 41);
    const [m, n] = [sizes.map(([rows]) => rows), sizes.map(([, columns]) => columns)];
    await dgeqrfVbatched(context.queue, {
      ...{ m, n, A, lda: m.map((rows) => Math.max(1, rows)), offsetsA: places, tau, offsetsTau: scales },
    });
    const [all, allTau] = [await context.download(A), await context.download(tau)];
    for (const b of [0, 2]) {
      const [rows, columns] = sizes[b]!;
      const steps = Math.min(rows, columns);
      const alone = context.upload('d', matrices[b]!);
      const own = context.alloc('d', steps);
      const place = { data: alone, off: 0, rs: 1, cs: rows, stride: rows * columns };
      const vector = { data: own, off: 0, stride: steps };
      enqueueSoftGeqrf(context.queue, { m: rows, n: columns, count: 1, A: place, tau: vector, most: 1 });
      expect(bits(await context.download(alone))).toEqual(bits(all.slice(places[b]!, places[b]! + rows * columns)));
      expect(bits(await context.download(own))).toEqual(bits(allTau.slice(scales[b]!, scales[b]! + steps)));
      if (b === 2) {
        // Q, step by step and at once.
        const each = { m: rows, n: columns, k: columns, A: alone, lda: rows, strideA: rows * columns };
        const reflectors = await context.download(alone);
        const of = { m: rows, n: columns, count: 1, V: place, C: place, tau: vector, trans: false, last: columns };
        enqueueSoftReflect(context.queue, { ...of, identity: true, most: 1 });
        const q = await context.download(alone);
        context.write(alone, reflectors);
        await dorgqrStridedBatched(context.queue, { ...each, tau: own, strideTau: columns, batchCount: 1 });
        expect(bits(await context.download(alone))).toEqual(bits(q));
      }
      for (const buffer of [alone, own]) buffer.dispose();
    }
    for (const buffer of [A, tau]) buffer.dispose();
  });

  gpuTest('matrices by rows that lists place, all in one buffer', async () => {
    const [m, n, count] = [6, 4, 2];
    const a = numbers(100, 60);
    const [gpuA, cpuA] = await Promise.all(
      [await doubles(), cpu].map(async (at) => {
        const A = at.upload('d', a);
        const listed = (places: readonly number[]): DeviceBuffer<'i'> => at.upload('i', new Int32Array(places));
        const [offsetsA, offsetsTau, offsetsC] = [listed([0, 27]), listed([60, 70]), listed([80, 90])];
        const each = { layout: 'row', m, n, A, lda: n, batchCount: count } as const;
        await dgeqrfBatched(at.queue, { ...each, offsetsA, tau: A, offsetsTau });
        await dormqrBatched(at.queue, {
          ...{ side: 'l', trans: 't', layout: 'row', m, n: 1, k: n, A, lda: n, offsetsA, tau: A, offsetsTau },
          ...{ C: A, ldc: 1, offsetsC, batchCount: count },
        });
        const found = await at.download(A);
        for (const buffer of [A, offsetsA, offsetsTau, offsetsC]) buffer.dispose();
        return found;
      }),
    );
    expect(difference(gpuA!, cpuA!, 100)).toBeLessThan(TOLERANCE);
  });
});
