// Norms of batches of complex matrices: real numbers, of moduli that do not overflow, in either order of storage.
import { describe, expect, test } from 'vitest';
import { langeStridedBatched, langeVbatched, lansyStridedBatched } from '../../../src/index.ts';
import { contexts } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const COUNT = 3;
type Layout = 'row' | 'col';

/** Packed rows x cols matrices, and their moduli by rows. */
function matrices(rows: number, cols: number, layout: Layout, scale = 1) {
  const data = new Float32Array(2 * COUNT * rows * cols);
  const sizes = Array.from({ length: COUNT }, (_, b) =>
    Array.from({ length: rows }, (_, i) =>
      Array.from({ length: cols }, (_, j) => {
        const at = 2 * (b * rows * cols + (layout === 'row' ? i * cols + j : i + j * rows));
        data.set([scale * noise(b, i, j), scale * noise(b, i + 60, j)], at);
        return Math.hypot(data[at]!, data[at + 1]!);
      }),
    ),
  );
  return { data, sizes };
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
function normOf(norm: string, a: readonly (readonly number[])[]): number {
  const flat = a.flat();
  if (norm === 'm') return Math.max(...flat);
  if (norm === 'f') return Math.hypot(...flat);
  return norm === 'i' ? Math.max(...a.map(sum)) : Math.max(...a[0]!.map((_, j) => sum(a.map((row) => row[j]!))));
}

const NORMS = ['m', '1', 'i', 'f'] as const;
const off = (found: number, expected: number): number => Math.abs(found / expected - 1);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  test.each(NORMS)('lange, %s', async (norm) => {
    for (const layout of ['row', 'col'] as const)
      for (const [m, n, scale] of [
        [5, 4, 1],
        [40, 33, 1],
        [6, 9, 2 ** 122],
        [9, 6, 2 ** -122],
      ] as const) {
        const { data, sizes } = matrices(m, n, layout, scale);
        const [A, result] = [context.upload('c', data), context.alloc('s', COUNT)];
        const places = { lda: layout === 'row' ? n : m, strideA: m * n, batchCount: COUNT };
        await langeStridedBatched(context, { norm, layout, m, n, A, result, ...places });
        const found = await context.download(result);
        for (let b = 0; b < COUNT; b++)
          expect(off(found[b]!, normOf(norm, sizes[b]!)), `${layout} ${m} x ${n}, ${scale}`).toBeLessThan(1e-5);
      }
  });

  test('lansy, of which one triangle is read', async () => {
    const n = 17;
    for (const norm of NORMS)
      for (const uplo of ['l', 'u'] as const) {
        const { data, sizes } = matrices(n, n, 'col');
        const inside = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
        for (let b = 0; b < COUNT; b++)
          for (let j = 0; j < n; j++)
            for (let i = 0; i < n; i++) if (!inside(i, j)) data[2 * (b * n * n + i + j * n) + 1] = Number.NaN;
        const [A, result] = [context.upload('c', data), context.alloc('s', COUNT)];
        await lansyStridedBatched(context, { norm, uplo, n, A, lda: n, strideA: n * n, result, batchCount: COUNT });
        const found = await context.download(result);
        for (const [b, a] of sizes.entries()) {
          const whole = a.map((row, i) => row.map((_x, j) => (inside(i, j) ? a[i]![j]! : a[j]![i]!)));
          expect(off(found[b]!, normOf(norm, whole)), `${norm} ${uplo}`).toBeLessThan(1e-5);
        }
      }
  });

  test('NaN in one part is the norm of its own matrix only; ragged', async () => {
    const { data, sizes } = matrices(4, 4, 'col');
    data[2 * 16 + 7] = Number.NaN;
    const [A, result] = [context.upload('c', data), context.alloc('s', COUNT)];
    const lists = { m: [4, 4, 4], n: [4, 4, 4], lda: [4, 4, 4], offsetsA: [0, 16, 32] };
    await langeVbatched(context, { norm: 'f', ...lists, A, result });
    const found = await context.download(result);
    expect(found[1]).toBeNaN();
    for (const b of [0, 2]) expect(off(found[b]!, normOf('f', sizes[b]!))).toBeLessThan(1e-5);
  });
});
