// Batches of QR beyond order 32 on the GPU, past the fronts: whole matrices in registers, panels of columns, one matrix after the other;
// every way and layout against the formula, members that are bad, operands that share a buffer, grids that are split.
import { describe, expect } from 'vitest';
import { enqueueGeqrfBatch } from '../../../src/batched/qr/geqrfBatched.gpu.ts';
import { enqueueQrBatch } from '../../../src/batched/qr/qrBatched.gpu.ts';
import { qrWayNames } from '../../../src/batched/qr/qrGroup.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuSweep, gpuTest, gpuWide } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { explicit, geqrf, qr, qrError, type Read, type Shape, same, type Value } from './qrSupport.ts';

/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const square = (n: number): Shape => [n, n];
const EXTENTS: readonly Shape[] = software
  ? slowly
    ? [[33, 5]]
    : [
        [33, 33],
        [40, 5],
        [6, 37],
        [66, 34],
        [20, 66],
        [450, 2],
      ]
  : [
      ...[33, 34, 39, 40, 41, 47, 48, 49, 56, 63, 64, 65, 72, 80, 81, 95, 96, 97, 111, 112, 113, 127, 128, 129].map(
        square,
      ),
      ...[144, 145, 160, 161, 192, 193, 255, 256, 257, 320, 384].map(square),
      ...([
        [64, 8],
        [8, 64],
        [33, 1],
        [1, 33],
        [128, 16],
        [16, 128],
        [200, 33],
        [33, 200],
        [512, 32],
        [512, 33],
        [1000, 16],
        [1023, 40],
        [1024, 31],
        [1025, 17],
        [2000, 3],
        [17, 1100],
        [3, 2000],
      ] as const),
    ];

/** A shape, and the way it goes where that is not its own. */
type Way = readonly [shape: Shape, force?: string];
const WAYS: readonly Way[] = software
  ? slowly
    ? []
    : [[[34, 9]], [[36, 34], 'panels-16-4x1-steps-64'], [[18, 36], 'panels-16-4x1-steps-64']]
  : [[[40, 36]], [[64, 8]], [[100, 120]], [[150, 130]], [[20, 150]], [[300, 40]], [[40, 36], 'single']];

const BOTH = { geqrf, qr };

describe.each(['geqrf', 'qr'] as const)('%s', (name) => {
  const factor = BOTH[name];

  gpuTest('is right for every extent', async (context) => {
    for (const shape of some(EXTENTS, 3)) {
      const { error } = await factor(context, { layout: 'spaced', count: 2, shape: same(shape) });
      expect(error, `${shape}`).toBeLessThan(30);
    }
  });

  gpuWide('does not depend on where matrices lie, nor on their number', async (context) => {
    for (const [shape, force] of WAYS) {
      const of = { shape: same(shape), ...(force === undefined ? {} : { force }) };
      const alone = await factor(context, { ...of, layout: 'packed', count: 1 });
      for (const layout of LAYOUTS) {
        for (const count of layout === 'packed' ? [0, 5] : [3]) {
          const { error, one } = await factor(context, { ...of, layout, count });
          expect(error, `${shape} ${layout} ${count}`).toBeLessThan(30);
          if (count > 0) expect(one(0), `${shape} ${layout} ${count}`).toEqual(alone.one(0));
        }
      }
    }
  });

  gpuSweep('problems of various sizes do not notice each other', async (context) => {
    const all: readonly Shape[] = software
      ? slowly
        ? []
        : [
            [34, 9],
            [0, 40],
            [32, 3],
            [40, 36],
            [66, 3],
            [33, 0],
            [70, 20],
            [6, 80],
          ]
      : [
          [40, 36],
          [48, 1],
          [0, 40],
          [32, 32],
          [33, 48],
          [128, 128],
          [120, 7],
          [300, 40],
          [40, 0],
          [290, 300],
          [20, 310],
          [1030, 3],
          [1100, 20],
        ];
    const { error, one } = await factor(context, { layout: 'ragged', count: all.length, shape: (b) => all[b]! });
    expect(error).toBeLessThan(30);
    for (const [b, shape] of all.entries()) {
      const value: Value = (_, i, j) => noise(b, i, j);
      const alone = await factor(context, { layout: 'packed', count: 1, shape: same(shape), value });
      expect(one(b), `${shape}`).toEqual(alone.one(0));
    }
  });

  gpuTest('is right in every way', async (context) => {
    const chosen: readonly (readonly [Shape, readonly string[]])[] = software
      ? slowly
        ? []
        : [
            [
              [36, 36],
              ['whole-4x4-steps-8', 'whole-8x1-steps-64', 'whole-4x2-steps-16-all'],
            ],
          ]
      : [48, 112].map((n) => [[n, n], qrWayNames().filter((way) => /^(whole|panels-32).*-16$|8x2-steps-8/.test(way))]);
    for (const [shape, forces] of chosen) {
      for (const force of forces) {
        try {
          const { error } = await factor(context, { layout: 'packed', count: 3, shape: same(shape), force });
          expect(error, `${shape} ${force}`).toBeLessThan(30);
        } catch (e) {
          // What the device has no threads or registers for.
          if (!(e instanceof RangeError)) throw e;
        }
      }
    }
  });

  gpuTest('keeps bad matrices to themselves', async (context) => {
    const bad: Readonly<Record<number, Value>> = {
      1: () => 0,
      2: (_, i, j) => (i === 2 && j === 1 ? Number.NaN : noise(2, i, j)),
      4: (_, i) => noise(4, i, 0),
      5: (_, i, j) => (j === 0 ? Number.POSITIVE_INFINITY : noise(5, i, j)),
      7: (_, i, j) => (j === 1 ? 0 : noise(7, i, j)),
      8: (_, i, j) => noise(8, i, j) * 1e30,
      9: (_, i, j) => noise(9, i, j) * 1e-30,
      10: (_, i, j) => noise(10, i, j) * 10 ** (20 * ((j % 3) - 1)),
    };
    const planted: Value = (b, i, j) => (bad[b] ?? noise)(b, i, j);
    for (const [shape, force] of WAYS) {
      const [m, n] = shape;
      const batch = {
        layout: 'spaced',
        count: 12,
        shape: same(shape),
        ...(force === undefined ? {} : { force }),
      } as const;
      const [clean, spoiled] = [await factor(context, batch), await factor(context, { ...batch, value: planted })];
      for (const b of [0, 3, 6, 11]) expect(spoiled.one(b), `${shape} ${b}`).toEqual(clean.one(b));
      for (const b of [1, 4, 7, 8, 9, 10]) {
        const value: Value = (_, i, j) => planted(b, i, j);
        const { error } = await factor(context, { ...batch, count: 1, value });
        expect(error, `${shape} ${b}`).toBeLessThan(30);
      }
      // A NaN in the second column leaves the first of R as it is, and is seen behind it.
      const [first, wild] = [clean.one(2), spoiled.one(2)];
      const order = Math.min(m, n);
      const [r, ld] = name === 'geqrf' ? [0, m] : [m * order, order];
      expect(wild[r]).toBe(first[r]);
      expect([0, 1].every((i) => Number.isNaN(wild[r + ld + i]))).toBe(true);
      expect(spoiled.one(5).some((x) => Number.isNaN(x))).toBe(true);
    }
  });

  gpuTest('takes operands that lie in one buffer', async (context) => {
    for (const [[m, n], force] of WAYS) await inOneBuffer(context, name, m, n, force);
  });

  gpuTest('splits grids that are larger than the device takes', async (context) => {
    const { queue } = context;
    const limit = queue.groupLimit;
    for (const [shape, force] of WAYS.slice(0, 2)) {
      const batch = { count: 5, shape: same(shape), ...(force === undefined ? {} : { force }) } as const;
      for (const layout of ['spaced rows', 'lists'] as const) {
        const whole = await factor(context, { ...batch, layout });
        queue.groupLimit = 2;
        try {
          const split = await factor(context, { ...batch, layout });
          for (let b = 0; b < 5; b++) expect(split.one(b), `${shape} ${layout} ${b}`).toEqual(whole.one(b));
        } finally {
          queue.groupLimit = limit;
        }
      }
    }
  });
});

/** tau in A's buffer; Q or R in it, both, or Q and R in one. */
async function inOneBuffer(
  context: Context,
  name: 'geqrf' | 'qr',
  m: number,
  n: number,
  force: string | undefined,
): Promise<void> {
  const count = 2;
  const k = Math.min(m, n);
  const value = Array.from({ length: count * m * n }, (_, x) => noise(0, x, 0));
  const a =
    (b: number): Read =>
    (i, j) =>
      Math.fround(value[b * m * n + i + j * m]!);
  const [atQ, atR] = [count * m * n + 4, count * (m * n + m * k) + 8];
  const length = atR + count * k * n;
  const filled = Float32Array.from({ length }, (_, x) => value[x] ?? 0);
  const mat = (data: ReturnType<Context['alloc']>, off: number, rows: number, cols: number) => ({
    ...{ data, off, rs: 1, cs: rows, stride: rows * cols },
  });
  const forced = force === undefined ? {} : { force };
  for (const way of name === 'geqrf' ? ['tau in A'] : ['R in A', 'Q in A', 'R in Q', 'all in A']) {
    const big = context.upload('s', filled);
    const [second, third] = [context.alloc('s', length), context.alloc('s', length)];
    const A = mat(big, 0, m, n);
    if (name === 'geqrf') {
      enqueueGeqrfBatch(context.queue, { m, n, count, A, tau: { data: big, off: atQ, stride: k }, ...forced });
      const all = await context.download(big);
      for (let b = 0; b < count; b++) {
        const factors: Read = (i, j) => all[b * m * n + i + j * m]!;
        const q = explicit([m, n], factors, (l) => all[atQ + b * k + l]!);
        const error = qrError([m, n], a(b), q, (i, j) => (i <= j ? factors(i, j) : 0));
        expect(error, `${m} x ${n} ${way}`).toBeLessThan(30);
      }
    } else {
      const inQ = way === 'Q in A' || way === 'all in A' ? big : second;
      const inR = way === 'R in A' || way === 'all in A' ? big : way === 'R in Q' ? second : third;
      const operands = { A, Q: mat(inQ, atQ, m, k), R: mat(inR, atR, k, n) };
      enqueueQrBatch(context.queue, { m, n, count, ...operands, ...forced });
      const [q, r] = await Promise.all([context.download(inQ), context.download(inR)]);
      for (let b = 0; b < count; b++) {
        const [ofQ, ofR]: [Read, Read] = [
          (i, l) => q[atQ + b * m * k + i + l * m]!,
          (l, j) => r[atR + b * k * n + l + j * k]!,
        ];
        expect(qrError([m, n], a(b), ofQ, ofR), `${m} x ${n} ${way}`).toBeLessThan(30);
      }
    }
    for (const X of [big, second, third]) X.dispose();
  }
}
