// Chosen eigenvalues of batches on every backend: all ranges, forms, layouts, one matrix for all problems, matrices that are not finite.
import { describe, expect, it } from 'vitest';
import { syevxBatched, syevxStridedBatched, syevxVbatched } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { pairsError } from '../../../testing/lib/residualsEigen.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { symmetric } from '../functions/functionSupport.ts';
import { type Member, ofValues, planted } from './eigenSupport.ts';

const fronts = { StridedBatched: syevxStridedBatched, Batched: syevxBatched, Vbatched: syevxVbatched };
const [LOW, HIGH] = [1.5, 3.5];

/** Values 1 .. n. */
const ladder = (b: number, n: number): Member =>
  ofValues(
    symmetric(
      b,
      Array.from({ length: n }, (_, i) => i + 1),
    ),
  );

interface Choice {
  readonly range: 'a' | 'v' | 'i';
  readonly il?: number;
  readonly iu?: number;
  readonly vl?: number;
  readonly vu?: number;
}

/** What is expected of values 1 .. n. */
function chosenOf(n: number, { range, il = 1, iu = 0, vl = 0, vu = 0 }: Choice): number[] {
  const all = Array.from({ length: n }, (_, i) => i + 1);
  if (range === 'a') return all;
  return range === 'i' ? all.slice(il - 1, iu) : all.filter((x) => x > vl && x <= vu);
}

async function solve(
  context: Context,
  prec: 's' | 'd',
  members: readonly Member[],
  choice: Choice,
  {
    form,
    byRows = false,
    jobz = 'v',
    uplo = 'l',
    more = {},
  }: { form: CallForm; byRows?: boolean; jobz?: 'v' | 'n'; uplo?: 'l' | 'u'; more?: object },
) {
  const orders = members.map(({ n }) => n);
  const most = (n: number): number => (choice.range === 'i' ? Math.min(n, choice.iu! - choice.il! + 1) : n);
  const stored = (i: number, j: number): boolean => i === j || i > j === (uplo === 'l');
  const A = new Operand(
    context,
    prec,
    orders.map((n) => [n, n] as const),
    byRows,
    (b, i, j) => (stored(i, j) ? members[b]!.A[i + j * members[b]!.n]! : -9e8),
  );
  const W = new Operand(
    context,
    prec,
    orders.map((n) => [n, 1] as const),
    false,
    () => 7,
  );
  const Z = new Operand(
    context,
    prec,
    orders.map((n) => [n, most(n)] as const),
    byRows,
    () => 7,
  );
  const { ldw: _, ...ofW } = W.args(context, 'W', form);
  const lists = ['m', 'info', 'nonfinite'].map(() => context.upload('i', new Int32Array(orders.length + 2).fill(99)));
  const [m, info, nonfinite] = lists.map((list) => list.at(1));
  const args = {
    ...{ ...choice, jobz, uplo, ...sizesOf(form, { n: orders }), ...A.args(context, 'A', form), ...ofW },
    ...{
      m,
      info,
      nonfinite,
      ...(jobz === 'v' ? Z.args(context, 'Z', form) : {}),
      ...(byRows ? { layout: 'row' } : {}),
      ...more,
    },
  };
  await fronts[form](context.queue as never, args as never);
  const [a, w, zs] = await Promise.all([A.ptr, W.ptr, Z.ptr].map((X) => context.download(X)));
  const [counts, infos, flags] = await Promise.all(lists.map((list) => context.download(list)));
  expect([...a!].every((x, k) => Object.is(x, A.host[k]))).toBe(true);
  expect(W.guarded(w!) && Z.guarded(zs!)).toBe(true);
  for (const list of [counts!, infos!, flags!]) expect([list[0], list.at(-1)]).toEqual([99, 99]);
  for (const X of [A.ptr, W.ptr, Z.ptr, ...lists]) X.dispose();
  return members.map(({ n }, b) => ({
    ...{ n, W: [...W.matrix(w!, b)], Z: Z.matrix(zs!, b), columns: most(n) },
    ...{ m: counts![b + 1]!, info: infos![b + 1]!, nonfinite: flags![b + 1]! },
  }));
}

const CHOICES: readonly Choice[] = [
  { range: 'a' },
  { range: 'v', vl: LOW, vu: HIGH },
  { range: 'v', vl: -5, vu: 0.5 },
  { range: 'i', il: 2, iu: 3 },
  { range: 'i', il: 3, iu: 40 },
];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('finds those that are asked for', async () => {
    let turn = 0;
    for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
      for (const n of some([1, 2, 3, 5, 8, 9, 13, 20, 33, 50], 3))
        for (const choice of CHOICES) {
          const form = FORMS[turn++ % 3]!;
          const orders = form === 'Vbatched' ? [n, 2, n, 0] : [n, n, n];
          const members = orders.map((order, b) =>
            b === 2 && order > 1 ? planted(ladder(b, order), 1, Number.NaN) : ladder(b, order),
          );
          const where = { form, byRows: turn % 2 === 0, uplo: turn % 4 < 2 ? ('l' as const) : ('u' as const) };
          const wild = planted(members[2]!, members[2]!.n, Number.NaN);
          if (where.uplo === 'u' && n > 1) members[2] = wild;
          const solutions = await solve(context, prec, members, choice, where);
          for (const [b, one] of solutions.entries()) {
            const name = `${b} of order ${one.n}, ${form}, ${JSON.stringify(choice)}`;
            if (b === 2 && n > 1) {
              expect([one.m, one.info, one.nonfinite], name).toEqual([0, one.n, 1]);
              continue;
            }
            const expected = chosenOf(one.n, choice);
            expect([one.m, one.info, one.nonfinite], name).toEqual([expected.length, 0, 0]);
            const eps = prec === 's' ? 2 ** -24 : 2 ** -53;
            for (const [k, x] of expected.entries())
              expect(Math.abs(one.W[k]! - x), name).toBeLessThan(30 * one.n * (one.n + 1) * eps);
            expect(
              one.W.slice(expected.length).every((x) => x === 7),
              name,
            ).toBe(true);
            if (one.n === 0 || one.m === 0) continue;
            const a = matrixView(Float64Array.from(members[b]!.A), one.n, one.n);
            const Z = matrixView(one.Z.slice(0, one.n * one.m), one.n, one.m);
            const w = Float64Array.from(one.W.slice(0, one.m));
            expect(pairsError(a, w, Z) / eps, name).toBeLessThan(40);
            expect(
              one.Z.slice(one.n * one.m).every((x) => x === 7),
              name,
            ).toBe(true);
          }
        }
  });

  it('reads one matrix for all problems, has the bits of others, and values alone', async () => {
    for (const n of [4, 12]) {
      const one = ladder(3, n);
      const choice = { range: 'i', il: 2, iu: 4 } as const;
      const [both] = await solve(context, 's', [one, one], choice, { form: 'StridedBatched' });
      const A = context.upload('s', Float32Array.from(one.A));
      const [W, Z] = [context.alloc('s', 3 * n), context.alloc('s', 9 * n)];
      const [m, info] = [context.alloc('i', 3), context.alloc('i', 3)];
      const each = { lda: n, strideA: 0, strideW: n, ldz: n, strideZ: 3 * n, batchCount: 3 };
      await syevxStridedBatched(context.queue, { ...choice, uplo: 'l', n, A, m, W, Z, info, ...each });
      const [w, z] = [await context.download(W), await context.download(Z)];
      for (let b = 0; b < 3; b++) {
        expect([...w.slice(b * n, b * n + 3)]).toEqual(both!.W.slice(0, 3));
        expect([...z.slice(3 * b * n, 3 * (b + 1) * n)]).toEqual([...both!.Z]);
      }
      const [alone] = await solve(context, 's', [one, one], choice, { form: 'Batched', jobz: 'n' });
      expect(alone!.m).toBe(3);
      for (let k = 0; k < 3; k++) expect(Math.abs(alone!.W[k]! - k - 2)).toBeLessThan(n * n * 2 ** -20);
    }
  });

  it('refuses intervals without an inside, and vectors without a place', async () => {
    const A = context.alloc('s', 4);
    const ints = context.alloc('i', 1);
    const call = {
      uplo: 'l',
      n: 2,
      A,
      lda: 2,
      strideA: 4,
      m: ints,
      W: A,
      strideW: 2,
      info: ints,
      batchCount: 1,
    } as const;
    await expect(syevxStridedBatched(context.queue, { ...call, jobz: 'n', range: 'v', vl: 1, vu: 1 })).rejects.toThrow(
      /vu/,
    );
    await expect(syevxStridedBatched(context.queue, { ...call, jobz: 'n', range: 'i', il: 2, iu: 1 })).rejects.toThrow(
      /iu/,
    );
    await expect(syevxStridedBatched(context.queue, call)).rejects.toThrow(/Z/);
  });
});
