// The kernel for QR of batches of small matrices, past the fronts: every extent, layout and shape against the formula, and bad members.
import { describe, expect } from 'vitest';
import { enqueueGeqrfBatch } from '../../../src/batched/qr/geqrfBatched.gpu.ts';
import { enqueueQrBatch } from '../../../src/batched/qr/qrBatched.gpu.ts';
import { qrShapeNames } from '../../../src/batched/qr/qrSmall.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';
import { LAYOUTS, noise } from '../placed.ts';
import { explicit, geqrf, qr, qrError, type Read, type Shape, same, type Value } from './qrSupport.ts';

/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const EXTENTS: readonly Shape[] = software
  ? [
      [1, 1],
      [3, 3],
      [5, 2],
      [2, 5],
      ...(slowly
        ? []
        : ([
            [9, 11],
            [7, 6],
          ] as const)),
    ]
  : [
      ...Array.from({ length: 32 }, (_, k): Shape => [k + 1, k + 1]),
      ...([
        [32, 1],
        [1, 32],
        [32, 5],
        [5, 32],
        [20, 13],
        [13, 20],
        [31, 30],
      ] as const),
    ];
const FEW: readonly Shape[] = software
  ? [[4, 3]]
  : [
      [3, 3],
      [9, 6],
      [6, 13],
      [24, 24],
      [32, 20],
    ];

const BOTH = { geqrf, qr };

describe.each(['geqrf', 'qr'] as const)('%s', (name) => {
  const factor = BOTH[name];

  gpuTest('is right for every extent', async (context) => {
    for (const shape of EXTENTS) {
      const { error } = await factor(context, { layout: 'spaced', count: 3, shape: same(shape) });
      expect(error, `${shape}`).toBeLessThan(30);
    }
  });

  gpuTest('does not depend on where matrices lie, nor on their number', async (context) => {
    for (const shape of FEW) {
      const alone = await factor(context, { layout: 'packed', count: 1, shape: same(shape) });
      for (const layout of LAYOUTS) {
        for (const count of layout === 'packed' ? [0, 3, 37] : [3]) {
          const { error, one } = await factor(context, { layout, count, shape: same(shape) });
          expect(error, `${layout} ${count}`).toBeLessThan(30);
          if (count > 0) expect(one(0), `${layout} ${count}`).toEqual(alone.one(0));
        }
      }
    }
  });

  gpuTest('takes problems of various sizes, empty ones among them', async (context) => {
    const all: readonly Shape[] = software
      ? [
          [4, 3],
          [0, 3],
          [1, 1],
          [3, 4],
          [4, 0],
        ]
      : [
          [9, 6],
          [0, 3],
          [32, 32],
          [3, 4],
          [4, 0],
          [6, 9],
          [30, 2],
          [31, 29],
        ];
    const { error } = await factor(context, { layout: 'ragged', count: all.length, shape: (b) => all[b]! });
    expect(error).toBeLessThan(30);
  });

  gpuTest('is right in every shape', async (context) => {
    const names = (n: number): string[] =>
      qrShapeNames(n, n).filter((name) => name.includes('x64') && !/memory|block[28]/.test(name));
    const shapes: readonly (readonly [n: number, names: readonly string[]])[] = software
      ? [
          [8, slowly ? [] : ['lanes-2x64-staged', 'lanes-2x64-memory']],
          [9, ['lanes-4x64-staged-block4']],
        ]
      : [12, 16].map((n) => [n, names(n)]);
    for (const [n, forces] of shapes) {
      for (const force of forces) {
        try {
          const { error } = await factor(context, { layout: 'packed', count: 19, shape: same([n, n]), force });
          expect(error, `${n} ${force}`).toBeLessThan(30);
        } catch (e) {
          // What the device has no subgroups or workgroup memory for.
          if (!(e instanceof RangeError)) throw e;
        }
      }
    }
  });

  gpuTest('keeps bad matrices to themselves', async (context) => {
    const [m, n] = [5, 4];
    const count = 12;
    const bad: Readonly<Record<number, Value>> = {
      1: () => 0,
      2: (_, i, j) => (i === 2 && j === 1 ? Number.NaN : noise(2, i, j)),
      4: (_, i) => noise(4, i, 0),
      5: (_, i, j) => (j === 0 ? Number.POSITIVE_INFINITY : noise(5, i, j)),
      7: (_, i, j) => (j === 1 ? 0 : noise(7, i, j)),
      8: (_, i, j) => noise(8, i, j) * 1e30,
      9: (_, i, j) => noise(9, i, j) * 1e-30,
      10: (_, i, j) => noise(10, i, j) * 10 ** (20 * (j - 2)),
    };
    const planted: Value = (b, i, j) => (bad[b] ?? noise)(b, i, j);
    const batch = { layout: 'spaced', count, shape: same([m, n]) } as const;
    const [clean, spoiled] = [await factor(context, batch), await factor(context, { ...batch, value: planted })];
    for (const b of [0, 3, 6, 11]) expect(spoiled.one(b), `${b}`).toEqual(clean.one(b));
    const finite =
      (b: number): Value =>
      (_, i, j) =>
        planted(b, i, j);
    for (const b of [1, 4, 7, 8, 9, 10]) {
      const { error } = await factor(context, { ...batch, count: 1, value: finite(b) });
      expect(error, `${b}`).toBeLessThan(30);
    }
    // A NaN in the second column leaves the first of R as it is, and is seen behind it.
    const [first, wild] = [clean.one(2), spoiled.one(2)];
    const r = name === 'geqrf' ? 0 : m * n;
    expect(wild[r]).toBe(first[r]);
    const ld = name === 'geqrf' ? m : n;
    expect([0, 1].every((i) => Number.isNaN(wild[r + ld + i]))).toBe(true);
    expect(spoiled.one(5).some((x) => Number.isNaN(x))).toBe(true);
  });

  gpuTest('takes operands that lie in one buffer', async (context) => {
    const [m, n] = [4, 3];
    const count = 5;
    const value = Array.from({ length: count * m * n }, (_, x) => noise(0, x, 0));
    const at = (b: number, i: number, j: number): number => b * m * n + i + j * m;
    const ways = name === 'geqrf' ? ['tau in A'] : ['R in A', 'Q in A', 'R in Q', 'all in A'];
    const mat = (data: ReturnType<Context['alloc']>, off: number, rows: number, cols: number) => ({
      data,
      off,
      rs: 1,
      cs: rows,
      stride: rows * cols,
    });
    for (const way of ways) {
      const big = context.upload('s', Float32Array.from([...value, ...new Array(200).fill(0)]));
      const [second, third] = [context.alloc('s', 200), context.alloc('s', 200)];
      const A = mat(big, 0, m, n);
      if (name === 'geqrf') {
        enqueueGeqrfBatch(context.queue, { m, n, count, A, tau: { data: big, off: 64, stride: n } });
        const all = await context.download(big);
        for (let b = 0; b < count; b++) {
          const factors: Read = (i, j) => all[at(b, i, j)]!;
          const q = explicit([m, n], factors, (k) => all[64 + b * n + k]!);
          const error = qrError(
            [m, n],
            (i, j) => Math.fround(value[at(b, i, j)]!),
            q,
            (i, j) => (i <= j ? factors(i, j) : 0),
          );
          expect(error, way).toBeLessThan(30);
        }
      } else {
        const inQ = way === 'Q in A' || way === 'all in A' ? big : second;
        const inR = way === 'R in A' || way === 'all in A' ? big : way === 'R in Q' ? second : third;
        enqueueQrBatch(context.queue, { m, n, count, A, Q: mat(inQ, 64, m, n), R: mat(inR, 128, n, n) });
        const [q, r] = await Promise.all([context.download(inQ), context.download(inR)]);
        for (let b = 0; b < count; b++) {
          const error = qrError(
            [m, n],
            (i, j) => Math.fround(value[at(b, i, j)]!),
            (i, k) => q[64 + at(b, i, k)]!,
            (k, j) => r[128 + b * n * n + k + j * n]!,
          );
          expect(error, way).toBeLessThan(30);
        }
      }
      for (const X of [big, second, third]) X.dispose();
    }
  });
});
