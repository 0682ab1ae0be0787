// Norms of doubles on the GPU against the CPU's: every norm of every shape that is spread over workgroups in its own way, the ends of the
// range, what is beside a triangle, and imaginary parts on a Hermitian diagonal.
import { describe, expect } from 'vitest';
import { lange, lanhe, lansy, lantr } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { full, some, wide } from '../lib/sampled.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

const NORMS = ['m', '1', 'i', 'f'] as const;
type Norm = (typeof NORMS)[number];
const PRECS = wide ? (['d', 'z'] as const) : (['d'] as const);
type Prec = 'd' | 'z';
/** Of a column and a row long enough for slices, a few rows and columns, and in a full run more columns than workgroups. */
const SHAPES = [[5000, 1], [1, 5000], [7, 300], [300, 7], [1, 1], [33, 33], ...(full ? [[600, 2100]] : [])] as const;

/** Numbers of an element. */
const parts = (prec: Prec): 1 | 2 => (prec === 'z' ? 2 : 1);

function matrix(prec: Prec, m: number, n: number, ld: number, change: (a: Float64Array) => void = () => {}) {
  const rng = mulberry32(m + 7 * n);
  const per = parts(prec);
  const a = new Float64Array(per * ld * n).fill(Number.NaN);
  for (let j = 0; j < n; j++) for (let i = 0; i < per * m; i++) a[i + per * j * ld] = signed(rng);
  change(a);
  return a;
}

/** A matrix whose elements that `isBeside` says of are NaN. */
function spoiled(prec: Prec, m: number, n: number, ld: number, isBeside: (i: number, j: number) => boolean) {
  const per = parts(prec);
  return matrix(prec, m, n, ld, (a) => {
    for (let j = 0; j < n; j++)
      for (let i = 0; i < m; i++) if (isBeside(i, j)) a.fill(Number.NaN, per * (i + j * ld), per * (i + j * ld + 1));
  });
}

async function on(
  context: Context,
  prec: Prec,
  a: Float64Array,
  call: (A: ReturnType<Context['upload']>) => Promise<unknown>,
): Promise<number> {
  const A = context.upload(prec, a);
  const norm = (await call(A)) as number;
  A.dispose();
  return norm;
}

/** Both norms; equal if NaN, infinite or zero, else but for rounding. */
async function same(prec: Prec, a: Float64Array, call: (on: Context, A: unknown) => Promise<unknown>, what: string) {
  const context = await doubles();
  context.queue.trace.length = 0;
  const found = await on(context, prec, a, (A) => call(context, A));
  expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  const expected = await on(cpu, prec, a, (A) => call(cpu, A));
  if (Number.isFinite(expected) && expected !== 0) expect(Math.abs(found / expected - 1), what).toBeLessThan(1e-13);
  else expect(found, what).toBe(expected);
}

/** Elements times these, by turns. */
const times =
  (...by: number[]) =>
  (a: Float64Array): void =>
    a.set(a.map((x, i) => x * by[i % by.length]!));

describe.each(PRECS)('norms of doubles on the GPU: %s', (prec) => {
  gpuTest('of whole matrices', async () => {
    for (const [m, n] of SHAPES)
      for (const norm of NORMS) {
        const lda = m + 2;
        const call = (context: Context, A: unknown) => lange(context, { norm, m, n, A: A as never, lda });
        await same(prec, matrix(prec, m, n, lda), call, `${norm} ${m} x ${n}`);
      }
  });

  gpuTest('of symmetric and Hermitian matrices and triangles, without what is beside them', async () => {
    const ways = (['l', 'u'] as const).flatMap((uplo) => NORMS.map((norm) => ({ uplo, norm })));
    for (const { uplo, norm } of ways) {
      const isBeside = (i: number, j: number): boolean => (uplo === 'l' ? i < j : i > j);
      const n = 45;
      const ofSymmetric = (context: Context, A: unknown) => lansy(context, { norm, uplo, n, A: A as never, lda: n });
      await same(prec, spoiled(prec, n, n, n, isBeside), ofSymmetric, `lansy ${norm} ${uplo}`);
      if (prec === 'z') {
        const hermitian = spoiled(prec, n, n, n, isBeside);
        for (let j = 0; j < n; j++) hermitian[2 * j * (n + 1) + 1] = j % 2 === 0 ? Number.NaN : 50;
        const call = (context: Context, A: unknown) => lanhe(context, { norm, uplo, n, A: A as never, lda: n });
        await same(prec, hermitian, call, `lanhe ${norm} ${uplo}`);
      }
      for (const [m, k, diag] of [
        [45, 45, 'n'],
        [60, 20, 'u'],
        [20, 60, 'u'],
      ] as const) {
        const call = (context: Context, A: unknown) =>
          lantr(context, { norm, uplo, diag, m, n: k, A: A as never, lda: m });
        await same(prec, spoiled(prec, m, k, m, isBeside), call, `lantr ${norm} ${uplo} ${diag} ${m} x ${k}`);
      }
    }
  });

  gpuTest('at the ends of the range, of infinities and of NaN', async () => {
    const [m, n] = [40, 6];
    const changes: readonly ((a: Float64Array) => void)[] = [
      times(1e300),
      times(1e-300),
      times(1e-310),
      times(1e300, 1, 1e-300),
      (a) => a.fill(0),
      (a) => a.fill(1.7e308),
      (a) => (a[17] = Number.NEGATIVE_INFINITY),
      (a) => (a[17] = Number.NaN),
      (a) => a.set([Number.POSITIVE_INFINITY, Number.NaN], 50),
    ];
    for (const [at, change] of changes.entries())
      for (const norm of some<Norm>(NORMS, 4)) {
        const call = (context: Context, A: unknown) => lange(context, { norm, m, n, A: A as never, lda: m });
        await same(prec, matrix(prec, m, n, m, change), call, `${norm} of ${at}`);
      }
  });

  gpuTest('nothing is 0', async () => {
    const context = await doubles();
    for (const norm of NORMS)
      expect(await lange(context, { norm, m: 0, n: 3, A: context.alloc(prec, 1), lda: 1 })).toBe(0);
  });
});
