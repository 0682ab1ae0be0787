// The fronts of batched singular value decompositions on every backend: the cases, the three forms and both storages with the same bits,
// buffers that operands share, places outside of a buffer, what becomes of failures, and where calls run.
import { describe, expect, it } from 'vitest';
import { realOf } from '../../../src/core/field.ts';
import {
  gesvdaBatched,
  gesvdaStridedBatched,
  gesvdaVbatched,
  gesvdBatched,
  gesvdjBatched,
  gesvdjStridedBatched,
  gesvdjVbatched,
  gesvdStridedBatched,
  gesvdVbatched,
} from '../../../src/index.ts';
import {
  gesvdjStridedBatchedCase,
  gesvdStridedBatchedCase,
} from '../../../testing/cases/batched/svd/svdStridedBatched.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { matrixView, normFro, partsOf } from '../../../testing/lib/norms.ts';
import { transposed } from '../../../testing/lib/residualsLq.ts';
import { imagesError, isSorted, orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

const CASES = [gesvdStridedBatchedCase, gesvdjStridedBatchedCase] as const;
type Any = (on: unknown, args: object) => Promise<void>;
const FRONTS = {
  gesvd: { StridedBatched: gesvdStridedBatched, Batched: gesvdBatched, Vbatched: gesvdVbatched },
  gesvdj: { StridedBatched: gesvdjStridedBatched, Batched: gesvdjBatched, Vbatched: gesvdjVbatched },
} as unknown as Record<'gesvd' | 'gesvdj', Record<CallForm, Any>>;

const count = 3;
const shapes = (rows: number, cols: number) => Array.from({ length: count }, () => [rows, cols] as const);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const precs = context === cpu ? (['s', 'd', 'c', 'z'] as const) : (['s'] as const);
  const of = (spec: { readonly precs: string }) => precs.filter((prec) => spec.precs.includes(prec));

  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (_name, c) => {
    for (const prec of of(c.spec)) {
      const sweep =
        context === cpu
          ? some(c.sweep, prec === 's' || prec === 'd' ? 8 : 5)
          : sampled(
              context,
              c.sweep.filter(({ m, n }) => m * n < 900),
              9,
            );
      for (const problem of sweep)
        expect(await complaints(context, c, problem, prec), JSON.stringify(problem)).toEqual([]);
    }
  });

  it.each(['gesvd', 'gesvdj'] as const)('%s has the same bits in all forms and both storages', async (name) => {
    const own = of(name === 'gesvd' ? gesvdStridedBatchedCase.spec : gesvdjStridedBatchedCase.spec);
    for (const prec of context !== cpu && name === 'gesvd' ? ([...own, 'c'] as const) : own) {
      for (const [m, n] of [[5, 3] as const, [2, 4] as const].slice(prec === 'c' ? 1 : 0)) {
        const k = Math.min(m, n);
        let first: Float64Array[] | undefined;
        for (const form of FORMS) {
          for (const byRows of [false, true]) {
            const A = new Operand(context, prec, shapes(m, n), byRows, noise);
            const S = new Operand(context, realOf(prec), shapes(k, 1), false, () => 7);
            const U = new Operand(context, prec, shapes(m, m), byRows, () => 7);
            const right = name === 'gesvd' ? 'VT' : 'V';
            const V = new Operand(context, prec, shapes(n, n), byRows, () => 7);
            const jobs = name === 'gesvd' ? { jobu: 'a', jobvt: 'a' } : { jobz: 'a' };
            const { lds: _lds, ...ofS } = S.args(context, 'S', form);
            const info = context.upload('i', new Int32Array(count).fill(-7));
            await FRONTS[name][form](context.queue, {
              ...jobs,
              ...sizesOf(form, { m: shapes(m, n).map(([r]) => r), n: shapes(m, n).map(([, c]) => c) }),
              ...A.args(context, 'A', form),
              ...ofS,
              ...U.args(context, 'U', form),
              ...V.args(context, right, form),
              info,
              ...(byRows ? { layout: 'row' } : {}),
            });
            const [s, u, v] = [
              await context.download(S.ptr),
              await context.download(U.ptr),
              await context.download(V.ptr),
            ];
            expect([...(await context.download(info))]).toEqual([0, 0, 0]);
            for (const [X, x] of [
              [S, s],
              [U, u],
              [V, v],
            ] as const)
              expect(X.guarded(x as never)).toBe(true);
            const found = [0, 1, 2].flatMap((b) => [
              S.matrix(s as never, b),
              U.matrix(u as never, b),
              V.matrix(v as never, b),
            ]);
            first ??= found;
            expect(found, `${form} ${byRows}`).toEqual(first);
          }
        }
      }
    }
  });

  it('gesvda is the first values and vectors, in all forms', async () => {
    const GESVDA = {
      StridedBatched: gesvdaStridedBatched,
      Batched: gesvdaBatched,
      Vbatched: gesvdaVbatched,
    } as unknown as Record<CallForm, Any>;
    for (const prec of precs) {
      for (const [m, n, rank] of [
        [40, 3, 2],
        [4, 6, 3],
        [5, 5, 0],
      ] as const) {
        let first: Float64Array[] | undefined;
        for (const form of FORMS) {
          const A = new Operand(context, prec, shapes(m, n), false, noise);
          const [S, U, V] = [
            [rank, 1],
            [m, rank],
            [n, rank],
          ].map(
            ([rows, cols], k) =>
              new Operand(context, k === 0 ? realOf(prec) : prec, shapes(rows!, cols!), false, () => 7),
          ) as [Operand, Operand, Operand];
          const { lds: _lds, ...ofS } = S.args(context, 'S', form);
          const info = context.upload('i', new Int32Array(count).fill(-7));
          const sizes = {
            m: shapes(m, n).map(([r]) => r),
            n: shapes(m, n).map(([, c]) => c),
            rank: shapes(m, n).map(() => rank),
          };
          const operands = {
            ...A.args(context, 'A', form),
            ...ofS,
            ...U.args(context, 'U', form),
            ...V.args(context, 'V', form),
          };
          await GESVDA[form](context.queue, { ...sizesOf(form, sizes), ...operands, info });
          expect([...(await context.download(info))]).toEqual([0, 0, 0]);
          const host = await Promise.all([S, U, V].map(({ ptr }) => context.download(ptr)));
          for (const [k, X] of [S, U, V].entries()) expect(X.guarded(host[k] as never)).toBe(true);
          const found = [0, 1, 2].flatMap((b) => [S, U, V].map((X, k) => X.matrix(host[k] as never, b)));
          first ??= found;
          expect(found, form).toEqual(first);
          for (let b = 0; b < count; b++) {
            const [s, ...sides] = found.slice(3 * b, 3 * b + 3) as [Float64Array, Float64Array, Float64Array];
            const matrix = (data: Float64Array, rows: number, cols: number) =>
              matrixView(data, rows, cols, undefined, 0, partsOf(prec));
            const [a, u, v] = [
              matrix(A.matrix(A.host, b), m, n),
              matrix(sides[0]!, m, rank),
              matrix(sides[1]!, n, rank),
            ];
            // Each pair: A v = s u, A^H u = s v, of length 1, and no other value is as large: the squares of the rest are the least.
            const values = matrixView(s, rank, 1);
            const all = normFro(a) ** 2;
            const errors = [imagesError(a, u, values, v), imagesError(transposed(a), v, values, u), orthogonality(u)];
            expect(
              errors.every((error) => error < 1e-6),
              `${form} ${m} ${n}: ${errors}`,
            ).toBe(true);
            expect(isSorted(values)).toBe(true);
            if (rank === Math.min(m, n) || rank === 0) continue;
            const rest = all - s.reduce((sum, x) => sum + x * x, 0);
            expect(Math.sqrt(Math.max(0, rest) / (Math.min(m, n) - rank))).toBeLessThan(s[rank - 1]!);
          }
        }
      }
    }
  });

  it('takes operands that share a buffer', async () => {
    const [m, n] = [4, 3];
    const x = Float32Array.from({ length: 12 }, (_, k) => noise(0, k % m, Math.floor(k / m)));
    const apart = [context.alloc('s', 3), context.alloc('s', 12), context.alloc('s', 9)] as const;
    const call = { m, n, lda: m, strideA: 0, strideS: 0, ldu: m, strideU: 0, ldv: n, strideV: 0, batchCount: 1 };
    const info = context.alloc('i', 2);
    const [S, U, V] = apart;
    await gesvdjStridedBatched(context.queue, { ...call, A: context.upload('s', x), S, U, V, info });
    const wanted = (await Promise.all(apart.map((X) => context.download(X)))).flatMap((list) => [...list]);
    const all = context.upload('s', Float32Array.from([...x, ...new Array(24).fill(0)]));
    const places = { A: all, S: all.at(12), U: all.at(15), V: all.at(27), info, nonfinite: info.at(1) };
    await gesvdjStridedBatched(context.queue, { ...call, ...places });
    expect([...(await context.download(all))]).toEqual([...x, ...wanted]);
    const two = context.upload('s', new Float32Array(12));
    await gesvdjStridedBatched(context.queue, { ...call, A: context.upload('s', x), S: two, U, V: two.at(3), info });
    expect([...(await context.download(two))]).toEqual([...wanted.slice(0, 3), ...wanted.slice(15)]);
  });

  it('fills with NaN, throws, and leaves out what lies outside of a buffer', async () => {
    const x = Float32Array.from({ length: 8 }, (_, k) => (k === 5 ? Number.NaN : noise(0, k, 0)));
    const A = context.upload('s', x);
    const [S, info, nonfinite] = [context.alloc('s', 4), context.alloc('i', 2), context.alloc('i', 2)];
    const call = { jobz: 'n', m: 2, n: 2, A, lda: 2, S, info } as const;
    const strided = { strideA: 4, strideS: 2, batchCount: 2 };
    await gesvdjStridedBatched(context.queue, { ...call, ...strided, nonfinite });
    expect([[...(await context.download(info))], [...(await context.download(nonfinite))]]).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect([...(await context.download(S))].map(Number.isNaN)).toEqual([false, false, true, true]);
    await expect(gesvdjStridedBatched(context.queue, { ...call, ...strided, onFailure: 'throw' })).rejects.toThrow(
      /gesvdj/,
    );
    const T = context.upload('s', new Float32Array(4).fill(9));
    const list = (...offsets: number[]) => context.upload('i', Int32Array.from(offsets));
    const places = { offsetsA: list(0, 5), offsetsS: list(0, 2), batchCount: 2 };
    await gesvdjBatched(context.queue, { ...call, S: T, ...places });
    expect([...(await context.download(info))]).toEqual([0, -1]);
    expect([...(await context.download(T)).subarray(2)]).toEqual([9, 9]);
  });

  it('computes on the CPU what no workgroup holds', async () => {
    const backendOf = (): string | undefined => context.queue.trace.at(-1)?.backend;
    const n = 513;
    const A = context.upload(
      's',
      Float32Array.from({ length: n * n }, (_, k) => Number(k % (n + 1) === 0)),
    );
    const [S, info] = [context.alloc('s', n), context.alloc('i', 1)];
    const places = { lda: n, strideA: n * n, strideS: n, A, S, info, batchCount: 1 };
    const none = { jobu: 'n', jobvt: 'n' } as const;
    await gesvdStridedBatched(context.queue, { ...none, ...places, m: n, n });
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgesvdStridedBatched', backend: 'cpu' });
    expect([...(await context.download(S))].every((value) => Math.abs(value - 1) < 1e-5)).toBe(true);
    await gesvdStridedBatched(context.queue, { ...none, ...places, m: n, n: 2 });
    expect(backendOf()).toBe(context.backend);
    // Eigenproblems have the values of more columns than rotations, but not to all digits of small ones.
    await gesvdStridedBatched(context.queue, { ...none, ...places, m: 129, n: 129 });
    expect(backendOf()).toBe(context.backend);
    await gesvdjStridedBatched(context.queue, { jobz: 'n', ...places, m: 129, n: 129 });
    expect(backendOf()).toBe('cpu');
  });
});
