// Least squares of batches of complex matrices: real sums of squares and ranks in every form of a call, A^H in place of A^T, what is
// said of matrices without full rank. The cases' sweeps are in gels.test.ts.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gelsBatchedCases } from '../../../testing/cases/batched/qr/gelsBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { some } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, type Pair, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

type Call = (queue: Context['queue'], args: never) => Promise<void>;
const gels = (form: string): Call => (basalt as unknown as Record<string, Call>)[`gels${form}`]!;

/** Columns (1, i, 0) and (0, 0, 1 + b); b = (2, 0, 3i): x = (1, 3i / (1 + b)), residual (1, -i, 0). */
const tall = (b: number, i: number, j: number): Pair => {
  const columns: Pair[][] = [
    [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 0],
      [1 + b, 0],
    ],
  ];
  return columns[j]![i]!;
};
const right = (_b: number, i: number): Pair => (i === 0 ? [2, 0] : i === 1 ? [0, 0] : [0, 3]);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;

  it('sums of squares are real numbers, in every form and order of storage', async () => {
    for (const [prec, real] of [
      ['c', 's'],
      ['z', 'd'],
    ] as const)
      for (const form of FORMS)
        for (const byRows of [false, true]) {
          const shape = (cols: number) => [0, 1, 2].map(() => [3, cols] as const);
          const [A, B] = [
            new Operand(context, prec, shape(2), byRows, tall),
            new Operand(context, prec, shape(1), byRows, right),
          ];
          const [rank, info, rss] = [context.alloc('i', 3), context.alloc('i', 3), context.alloc(real, 3)];
          const args = {
            ...sizesOf(form, { m: [3, 3, 3], n: [2, 2, 2], nrhs: [1, 1, 1] }),
            ...{ ...A.args(context, 'A', form), ...B.args(context, 'B', form), rank, rss, info },
            layout: byRows ? 'row' : 'col',
          };
          await gels(form)(queue, args as never);
          const after = await context.download(B.ptr as never);
          expect(B.guarded(after)).toBe(true);
          for (const b of [0, 1, 2]) {
            const x = [...B.matrix(after, b)].slice(0, 4).map((value) => Math.round(value * 1e4) / 1e4 + 0);
            expect(x, `${prec} ${form}`).toEqual([1, 0, 0, Math.round(3e4 / (1 + b)) / 1e4]);
          }
          for (const sum of await context.download(rss)) expect(sum).toBeCloseTo(2, 4);
          expect([[...(await context.download(rank))], [...(await context.download(info))]]).toEqual([
            [2, 2, 2],
            [0, 0, 0],
          ]);
        }
  });

  it('the cases of every form', async () => {
    const most = context.gpu?.software ? 2 : 12;
    for (const c of Object.values(gelsBatchedCases) as unknown as readonly Case[])
      for (const problem of some(c.sweep, most)) expect(await complaints(context, c, problem, 'c')).toEqual([]);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  it('the same bits alone, among others and in any place', async () => {
    const value = (b: number, i: number, j: number): Pair => [noise(b % 2, i, j), noise(b % 2, i + 60, j)];
    const solved = async (form: CallForm, shapes: readonly (readonly [number, number])[]) => {
      const A = new Operand(context, 'c', shapes, false, value);
      const sides = shapes.map(([m, n]) => [Math.max(m, n), 2] as const);
      const B = new Operand(context, 'c', sides, false, (b, i, j) => value(b, i + 20, j));
      const info = context.alloc('i', shapes.length);
      const [m, n] = [0, 1].map((k) => shapes.map((shape) => shape[k]!));
      const sizes = sizesOf(form, { m: m!, n: n!, nrhs: shapes.map(() => 2) });
      const places = { ...A.args(context, 'A', form), ...B.args(context, 'B', form) };
      await gels(form)(queue, { ...sizes, ...places, info } as never);
      const after = await context.download(B.ptr as never);
      return shapes.map((_, b) => [...B.matrix(after, b)]);
    };
    for (const shape of [
      [7, 4],
      [4, 7],
    ] as const) {
      const [alone] = await solved('StridedBatched', [shape]);
      const many = await solved('Batched', Array(9).fill(shape));
      expect([many[0], many[2], many[8]]).toEqual([alone, alone, alone]);
      const ragged = await solved('Vbatched', [[3, 2], [2, 5], shape, [8, 4], shape]);
      expect([ragged[2], ragged[4]]).toEqual([alone, alone]);
    }
  });

  it('says where the rank is deficient, and leaves what it cannot solve', async () => {
    const A = new Operand(
      context,
      'c',
      [0, 1].map(() => [3, 2] as const),
      false,
      (b, i, j) => (b === 1 && j === 1 ? [0, 0] : tall(b, i, j)),
    );
    const B = new Operand(
      context,
      'c',
      [0, 1].map(() => [3, 1] as const),
      false,
      right,
    );
    const [rank, info] = [context.alloc('i', 2), context.alloc('i', 2)];
    const sizes = sizesOf('StridedBatched', { m: [3, 3], n: [2, 2], nrhs: [1, 1] });
    const places = { ...A.args(context, 'A', 'StridedBatched'), ...B.args(context, 'B', 'StridedBatched') };
    await gels('StridedBatched')(queue, { ...sizes, ...places, rank, info } as never);
    expect([[...(await context.download(rank))], [...(await context.download(info))]]).toEqual([
      [2, 1],
      [0, 2],
    ]);
    expect([...B.matrix(await context.download(B.ptr as never), 1)]).toEqual([2, 0, 0, 0, 0, 3]);
  });

  it("solves with A^H, and not with A^T: 't' is for real numbers", async () => {
    // A^H x = b of least norm, A = (1, i): x = A b / 2
    const args = () => ({ m: 2, n: 1, nrhs: 1, lda: 2, strideA: 2, ldb: 2, strideB: 2, batchCount: 1 });
    const A = context.upload('c', Float32Array.of(1, 0, 0, 1));
    const [B, info] = [context.upload('c', Float32Array.of(2, 0, 9, 9)), context.alloc('i', 1)];
    await gels('StridedBatched')(queue, { trans: 'c', ...args(), A, B, info } as never);
    expect([...(await context.download(B))].map((x) => Math.round(x * 1e5) / 1e5 + 0)).toEqual([1, 0, 0, 1]);
    const refused = Promise.resolve().then(() =>
      gels('StridedBatched')(queue, { trans: 't', ...args(), A, B, info } as never),
    );
    await expect(refused).rejects.toThrow(/trans/);
  });
});
