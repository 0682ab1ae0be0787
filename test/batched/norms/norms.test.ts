// Norms of batches on every backend: all norms, forms and orders of storage, NaN, infinities and extreme numbers beside good members.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

const slowly = /llvmpipe/i.test(gpu?.gpu?.name ?? '');
const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');
const NORMS = ['m', '1', 'i', 'f'] as const;

type Front = (queue: unknown, args: object) => Promise<void>;
const front = (name: string): Front => (basalt as unknown as Record<string, Front>)[name]!;

/** The norm of a matrix in columns, in doubles. */
function exact(norm: string, rows: number, cols: number, x: Float64Array): number {
  const size = (i: number, j: number): number => Math.abs(x[i + j * rows]!);
  const [is, js] = [Array.from({ length: rows }, (_, i) => i), Array.from({ length: cols }, (_, j) => j)];
  if (x.some(Number.isNaN)) return Number.NaN;
  if (norm === 'm') return Math.max(0, ...Array.from(x, Math.abs));
  if (norm === 'f') return Math.hypot(...x);
  const sums =
    norm === 'i'
      ? is.map((i) => js.reduce((s, j) => s + size(i, j), 0))
      : js.map((j) => is.reduce((s, i) => s + size(i, j), 0));
  return Math.max(0, ...sums);
}

const near = (found: number, wanted: number, eps: number): boolean =>
  Object.is(found, wanted) || Math.abs(found - wanted) <= 40 * eps * wanted;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  async function check(
    prec: 's' | 'd',
    form: CallForm,
    shapes: readonly (readonly [number, number])[],
    byRows: boolean,
    uplo: 'l' | 'u' | undefined,
    value: (b: number, i: number, j: number) => number = noise,
    norms: readonly string[] = NORMS,
  ): Promise<void> {
    const hidden = (i: number, j: number): boolean => uplo !== undefined && i !== j && i > j === (uplo === 'u');
    const A = new Operand(context, prec, shapes, byRows, (b, i, j) => (hidden(i, j) ? Number.NaN : value(b, i, j)));
    const count = shapes.length;
    const sevens = new Array<number>(count + 2).fill(7);
    const values = prec === 's' ? Float32Array.from(sevens) : Float64Array.from(sevens);
    const result = context.upload(prec, values as never);
    for (const norm of norms) {
      const sizes: Record<string, number[]> = uplo === undefined ? { m: shapes.map((s) => s[0]) } : {};
      const flags = { norm, ...(uplo === undefined ? {} : { uplo }), ...(byRows ? { layout: 'row' } : {}) };
      const args = { ...flags, ...sizesOf(form, { ...sizes, n: shapes.map((s) => s[1]) }), result: result.at(1) };
      await front(`${uplo === undefined ? 'lange' : 'lansy'}${form}`)(context.queue, {
        ...args,
        ...A.args(context, 'A', form),
      });
      const found = (await context.download(result as never)) as unknown as Float64Array;
      expect([found[0], found[count + 1]]).toEqual([7, 7]);
      for (const [b, [rows, cols]] of shapes.entries()) {
        const x = A.matrix(A.host, b).map((v, k) => {
          const [i, j] = [k % rows, Math.floor(k / rows)];
          return hidden(i, j) ? A.host[A.at(b, j, i)]! : v;
        });
        const wanted = exact(norm, rows, cols, x);
        const single = prec === 's' ? Math.fround(wanted) : wanted;
        expect(
          near(found[b + 1]!, single, prec === 's' ? 2 ** -24 : 2 ** -53),
          `${norm} ${form} ${rows} x ${cols}: ${found[b + 1]} ${wanted}`,
        ).toBe(true);
      }
    }
  }

  const light = context !== cpu && software;

  it('all norms, forms and orders of storage', async () => {
    for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
      for (const form of slowly && context !== cpu ? FORMS.slice(0, 1) : FORMS)
        for (const byRows of [false, true]) {
          const shapes =
            form === 'Vbatched'
              ? ([
                  [5, 3],
                  [0, 4],
                  [20, 9],
                  [1, 1],
                  [9, 20],
                ] as const)
              : ([
                  [7, 5],
                  [7, 5],
                  [7, 5],
                ] as const);
          await check(prec, form, shapes, byRows, undefined);
          const square = shapes.map(([m]) => [m, m] as const);
          if (!light || form !== 'Batched')
            for (const uplo of ['l', 'u'] as const) await check(prec, form, square, byRows, uplo);
        }
  });

  it('sizes around the boundaries of threads', async () => {
    const sizes = light
      ? ([
          [1, 1],
          [4, 16],
          [33, 31],
          [65, 65],
          [300, 2],
          [2, 300],
        ] as const)
      : ([
          [1, 1],
          [1, 9],
          [8, 8],
          [9, 8],
          [16, 16],
          [17, 16],
          [31, 33],
          [64, 64],
          [65, 64],
          [257, 3],
          [3, 257],
          [300, 300],
          [2000, 5],
        ] as const);
    for (const shape of sizes)
      for (const byRows of [false, true]) await check('s', 'StridedBatched', [shape, shape, shape], byRows, undefined);
    await check(
      's',
      'StridedBatched',
      [
        [0, 3],
        [0, 3],
      ],
      false,
      undefined,
    );
  });

  it('NaN, infinities, overflow and underflow stay with their matrices', async () => {
    const value = (b: number, i: number, j: number): number => {
      if (b === 1) return i === 2 && j === 1 ? Number.NaN : noise(b, i, j);
      if (b === 2) return i === 1 && j === 2 ? Number.NEGATIVE_INFINITY : noise(b, i, j);
      if (b === 3) return Math.fround(1e30);
      return b === 4 ? Math.fround(1e-30) : noise(b, i, j);
    };
    const shapes = Array.from({ length: 6 }, () => [4, 4] as const);
    await check('s', 'StridedBatched', shapes, false, undefined, value);
    if (!slowly || context === cpu) await check('s', 'Vbatched', shapes, true, 'l', value);
  });

  it('a result in the buffer of the matrices, and of one that is out of its buffer', async () => {
    const X = context.upload('s', Float32Array.of(1, -2, 3, 4, 9, 9));
    await basalt.slangeStridedBatched(context.queue, {
      norm: 'm',
      m: 1,
      n: 2,
      A: X,
      lda: 1,
      strideA: 2,
      result: X.at(4),
      batchCount: 2,
    });
    expect([...(await context.download(X))]).toEqual([1, -2, 3, 4, 2, 4]);
    const result = context.upload('s', Float32Array.of(5, 5));
    const offsetsA = context.upload('i', Int32Array.of(0, 5));
    await basalt.slangeBatched(context.queue, { norm: '1', m: 1, n: 2, A: X, lda: 1, offsetsA, result, batchCount: 2 });
    expect([...(await context.download(result))]).toEqual([2, 0]);
  });
});
