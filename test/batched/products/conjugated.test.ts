// A^H of complex matrices by rows and by columns in gemv and trsv of a batch: by rows the conjugate is no transpose of what lies in memory.
import { describe, expect, test } from 'vitest';
import type { Complex } from '../../../src/core/field.ts';
import { gemvStridedBatched, trsvStridedBatched } from '../../../src/index.ts';
import { add, complex, conj, modulus, mul } from '../../lib/complexDense.ts';
import { contexts } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const COUNT = 3;
type Entry = (b: number, i: number, j: number) => Complex;
const entry: Entry = (b, i, j) => complex(noise(b, i, j) + (i === j ? 4 : 0), noise(b, i + 50, j));

/** Packed rows x cols matrices. */
function stored(rows: number, cols: number, layout: 'row' | 'col', of: Entry): Float32Array {
  const data = new Float32Array(2 * COUNT * rows * cols);
  for (let b = 0; b < COUNT; b++)
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < cols; j++) {
        const { re, im } = of(b, i, j);
        data.set([re, im], 2 * (b * rows * cols + (layout === 'row' ? i * cols + j : i + j * rows)));
      }
  return data;
}

const vectors = (n: number): Float32Array => stored(n, 1, 'col', (b, i) => complex(noise(b, i, 3), noise(b, i, 4)));
const at = (x: Float32Array, n: number, b: number, i: number): Complex =>
  complex(x[2 * (b * n + i)]!, x[2 * (b * n + i) + 1]!);

/** The largest |op(A) x - y| of all problems, op(A) of `rows` rows and `cols` columns. */
function difference(rows: number, cols: number, op: Entry, x: Float32Array, y: Float32Array): number {
  let worst = 0;
  for (let b = 0; b < COUNT; b++)
    for (let i = 0; i < rows; i++) {
      let sum = mul(complex(-1), at(y, rows, b, i));
      for (let j = 0; j < cols; j++) sum = add(sum, mul(op(b, i, j), at(x, cols, b, j)));
      const error = modulus(sum);
      worst = error > worst || Number.isNaN(error) ? error : worst;
    }
  return worst;
}

const opOf =
  (trans: 'n' | 't' | 'c'): Entry =>
  (b, i, j) =>
    trans === 'n' ? entry(b, i, j) : trans === 't' ? entry(b, j, i) : conj(entry(b, j, i));

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  for (const layout of ['row', 'col'] as const)
    for (const trans of ['n', 't', 'c'] as const) {
      test(`gemv, ${layout}, ${trans}`, async () => {
        const [m, n] = [7, 5];
        const [rows, cols] = trans === 'n' ? [m, n] : [n, m];
        const host = vectors(cols);
        const [A, x, y] = [
          context.upload('c', stored(m, n, layout, entry)),
          context.upload('c', host),
          context.alloc('c', COUNT * rows),
        ];
        const places = { lda: layout === 'row' ? n : m, strideA: m * n, strideX: cols, strideY: rows };
        await gemvStridedBatched(context, { layout, trans, m, n, A, x, y, ...places, batchCount: COUNT });
        expect(difference(rows, cols, opOf(trans), host, await context.download(y))).toBeLessThan(1e-5);
      });

      test.each(['l', 'u'] as const)(`trsv, ${layout}, ${trans}, %s`, async (uplo) => {
        for (const n of [5, 70]) {
          const inside = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
          const scaled: Entry = (b, i, j) => (i === j ? entry(b, i, j) : mul(complex(1 / n), entry(b, i, j)));
          const triangle: Entry = (b, i, j) => (inside(i, j) ? scaled(b, i, j) : complex(0));
          const op: Entry = (b, i, j) =>
            trans === 'n' ? triangle(b, i, j) : trans === 't' ? triangle(b, j, i) : conj(triangle(b, j, i));
          const host = vectors(n);
          const spoilt: Entry = (b, i, j) => (inside(i, j) ? scaled(b, i, j) : complex(Number.NaN, Number.NaN));
          const [A, x] = [context.upload('c', stored(n, n, layout, spoilt)), context.upload('c', host)];
          const call = { layout, uplo, trans, n, A, lda: n, strideA: n * n, x, strideX: n, batchCount: COUNT };
          await trsvStridedBatched(context, call);
          expect(difference(n, n, op, await context.download(x), host), `order ${n}`).toBeLessThan(1e-4);
        }
      });
    }
});
