// What a batch reports of matrices that cannot be factored: info of each, flags, NaN or an error where they are asked for, and results of
// all others that keep every bit.
import { describe, expect, it } from 'vitest';
import {
  type Context,
  gesvBatched,
  gesvStridedBatched,
  gesvVbatched,
  getrfNopivStridedBatched,
  getrfStridedBatched,
  getriStridedBatched,
  getrsStridedBatched,
  matinvStridedBatched,
  mustSucceed,
  NotPositiveDefiniteError,
  type Prec,
  posvStridedBatched,
  potrfStridedBatched,
  potriStridedBatched,
  SingularError,
} from '../../src/index.ts';
import { rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu, gpu } from '../setup/contexts.ts';

const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');

type Real = 's' | 'd';
type Options = { onFailure?: 'info' | 'nan' | 'throw'; nonfinite?: never };
type Name = keyof typeof ROUTINES;

const arrayOf = (prec: Real, length: number) => (prec === 's' ? new Float32Array(length) : new Float64Array(length));

interface Batch {
  readonly n: number;
  readonly count: number;
  readonly A: Float32Array | Float64Array;
  readonly B: Float32Array | Float64Array;
}

/** Symmetric, positive definite, with right-hand sides; every routine can do something with them. */
function batchOf(prec: Real, n: number, count: number): Batch {
  const rng = mulberry32(n);
  const [A, B] = [arrayOf(prec, n * n * count), arrayOf(prec, 2 * n * count).map(() => signed(rng))];
  for (let b = 0; b < count; b++) {
    for (let j = 0; j < n; j++) {
      for (let i = 0; i <= j; i++) {
        const value = i === j ? n + rng() : signed(rng);
        A[b * n * n + i + j * n] = value;
        A[b * n * n + j + i * n] = value;
      }
    }
  }
  return { n, count, A, B };
}

const ROUTINES = {
  getrf: { writes: ['A'], pivots: true, flags: true, error: SingularError },
  getrfNopiv: { writes: ['A'], pivots: false, flags: true, error: SingularError },
  gesv: { writes: ['A', 'B'], pivots: true, flags: true, error: SingularError },
  getri: { writes: ['A'], pivots: true, flags: false, error: SingularError },
  matinv: { writes: ['A'], pivots: false, flags: true, error: SingularError },
  potrf: { writes: ['A'], pivots: false, flags: true, error: NotPositiveDefiniteError },
  posv: { writes: ['A', 'B'], pivots: false, flags: true, error: NotPositiveDefiniteError },
  potri: { writes: ['A'], pivots: false, flags: false, error: SingularError },
} as const;

/** Runs a routine on copies of the data, with poison in what is only written. */
async function run(context: Context, prec: Real, name: Name, batch: Batch, options: Options, flagged = false) {
  const { n, count } = batch;
  const { queue } = context;
  const A = context.upload<Prec>(prec, batch.A);
  const B = context.upload<Prec>(prec, batch.B);
  const poison = (length: number) => context.upload('i', new Int32Array(length).fill(-99));
  const [ipiv, info, nonfinite] = [poison(n * count), poison(count), poison(count)];
  const ofA = { n, A, lda: n, strideA: n * n, info, batchCount: count, ...options };
  const all = { ...ofA, ...(flagged ? { nonfinite } : {}) };
  const ofB = { nrhs: 2, B, ldb: n, strideB: 2 * n };
  const uplo = 'l' as const;
  const straight = new Int32Array(n * count).map((_, i) => 1 + (i % n));
  let rejected: unknown;
  const calls: Record<Name, () => Promise<void>> = {
    getrf: () => getrfStridedBatched(queue, { m: n, ...all, ipiv, stridePiv: n }),
    getrfNopiv: () => getrfNopivStridedBatched(queue, { m: n, ...all }),
    gesv: () => gesvStridedBatched(queue, { ...all, ...ofB, ipiv, stridePiv: n }),
    getri: () => getriStridedBatched(queue, { ...ofA, ipiv: context.upload('i', straight), stridePiv: n }),
    matinv: () => matinvStridedBatched(queue, all),
    potrf: () => potrfStridedBatched(queue, { uplo, ...all }),
    posv: () => posvStridedBatched(queue, { uplo, ...all, ...ofB }),
    potri: () => potriStridedBatched(queue, { uplo, ...ofA }),
  };
  await calls[name]().catch((error: unknown) => {
    rejected = error;
  });
  const results = {
    A: (await context.download(A)) as Float32Array,
    B: (await context.download(B)) as Float32Array,
    ipiv: await context.download(ipiv),
    info: await context.download(info),
    nonfinite: await context.download(nonfinite),
    rejected,
  };
  for (const buffer of [A, B, ipiv, info, nonfinite]) buffer.dispose();
  return results;
}

/** Row and column k of matrix b become zero, so that exactly the (k + 1)-th pivot is, in all routines. */
function spoil({ n, A }: Batch, b: number, k: number): void {
  for (let i = 0; i < n; i++) {
    A[b * n * n + i + k * n] = 0;
    A[b * n * n + k + i * n] = 0;
  }
}

const place = (n: number, b: number, k: number): number => b * n * n + k * (n + 1);

const bytes = (array: Float32Array | Int32Array, each: number, b: number): string =>
  Buffer.from(
    array.buffer,
    array.byteOffset + b * each * array.BYTES_PER_ELEMENT,
    each * array.BYTES_PER_ELEMENT,
  ).toString('hex');

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const onCpu = context === cpu;
  const orders = onCpu ? [5, 33, 130] : software ? [5] : [5, 20, 33, 130];
  const precs: readonly Real[] = onCpu ? ['s', 'd'] : ['s'];
  const names = (Object.keys(ROUTINES) as Name[]).filter(
    (name) => onCpu || !software || ['getrf', 'gesv', 'posv', 'matinv'].includes(name),
  );

  it.each(names)('%s: a bad matrix has its info, and no other one notices', async (name) => {
    for (const prec of precs) {
      for (const n of orders) {
        const count = 9;
        const clean = batchOf(prec, n, count);
        const k = Math.floor(n / 2);
        // A zero pivot at three places, and a NaN and an infinity where they are the last of the batch and of its middle.
        const bad = { ...clean, A: clean.A.slice() as Float32Array };
        const failed = [0, 2, 8];
        for (const b of failed) spoil(bad, b, k);
        bad.A[place(n, 4, n - 1)] = Number.NaN;
        bad.A[place(n, 6, n - 1)] = Number.POSITIVE_INFINITY;
        const { flags } = ROUTINES[name];
        const [fine, found] = [
          await run(context, prec, name, clean, {}, flags),
          await run(context, prec, name, bad, {}, flags),
        ];
        expect([...fine.info]).toEqual(new Array(count).fill(0));
        for (const b of failed) expect(found.info[b], `${name} ${n} matrix ${b}`).toBe(k + 1);
        for (const b of [1, 3, 5, 7]) {
          expect(found.info[b]).toBe(0);
          expect(bytes(found.A, n * n, b)).toBe(bytes(fine.A, n * n, b));
          expect(bytes(found.B, 2 * n, b)).toBe(bytes(fine.B, 2 * n, b));
          if (ROUTINES[name].pivots) expect(bytes(found.ipiv, n, b)).toBe(bytes(fine.ipiv, n, b));
        }
        if (ROUTINES[name].error === NotPositiveDefiniteError) expect(found.info[4]).toBe(n);
        if (!flags) continue;
        expect([...fine.nonfinite]).toEqual(new Array(count).fill(0));
        expect([...found.nonfinite]).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0]);
        if (name === 'getrf' || name === 'gesv')
          expect([...found.ipiv].every((pivot, i) => pivot >= 1 + (i % n) && pivot <= n)).toBe(true);
      }
    }
  });

  it.each(names)('%s: results of failed matrices become NaN where that is asked for', async (name) => {
    const n = 5;
    for (const prec of precs) {
      const bad = batchOf(prec, n, 3);
      spoil(bad, 1, 2);
      const [kept, filled] = [
        await run(context, prec, name, bad, {}),
        await run(context, prec, name, bad, { onFailure: 'nan' }),
      ];
      expect([...filled.info]).toEqual([0, 3, 0]);
      const lower = ROUTINES[name].error === NotPositiveDefiniteError || name === 'potri';
      for (const X of ['A', 'B'] as const) {
        const size = X === 'A' ? n * n : 2 * n;
        for (const b of [0, 2]) expect(bytes(filled[X], size, b)).toBe(bytes(kept[X], size, b));
        const written = (ROUTINES[name].writes as readonly string[]).includes(X);
        for (let i = 0; i < size; i++) {
          const at = size + i;
          const used = X === 'B' || !lower || i % n >= Math.floor(i / n);
          if (written && used) expect(filled[X][at], `${name} ${X} ${i}`).toBeNaN();
          else expect(filled[X][at]).toBe(kept[X][at]);
        }
      }
    }
  });

  it.each(names)('%s: throws with the first failed matrix and their number where that is asked for', async (name) => {
    const bad = batchOf('s', 5, 7);
    expect((await run(context, 's', name, bad, { onFailure: 'throw' })).rejected).toBeUndefined();
    for (const b of [3, 4]) spoil(bad, b, 1);
    const { rejected, info } = await run(context, 's', name, bad, { onFailure: 'throw' });
    expect(rejected).toBeInstanceOf(ROUTINES[name].error);
    expect(rejected).toMatchObject({ info: 2, batch: { matrix: 3, failed: 2, of: 7 } });
    expect((rejected as Error).message).toMatch(/2 of 7 matrices failed; the first of them, matrix 3, is /);
    expect([...info]).toEqual([0, 0, 0, 2, 2, 0, 0]);
  });

  it('pivots out of range spoil no other problem', async () => {
    for (const n of [5, 40]) {
      const count = 3;
      const { A, B } = batchOf('s', n, count);
      const solve = async (pivots: Int32Array) => {
        const [mats, sides] = [context.upload('s', A as Float32Array), context.upload('s', B as Float32Array)];
        const ipiv = context.upload('i', pivots);
        const each = { lda: n, strideA: n * n, stridePiv: n, ldb: n, strideB: 2 * n, batchCount: count };
        await getrsStridedBatched(context.queue, { trans: 't', n, nrhs: 2, A: mats, ipiv, B: sides, ...each });
        return context.download(sides);
      };
      const legal = new Int32Array(n * count).map((_, i) => 1 + (i % n));
      const wrong = legal.slice();
      wrong.set([0, -7, 2 ** 31 - 1, n + 1], n);
      const [fine, found] = [await solve(legal), await solve(wrong)];
      for (const b of [0, 2]) expect(bytes(found, 2 * n, b), `order ${n}`).toBe(bytes(fine, 2 * n, b));
    }
  });

  it('leaves out problems that the device places outside their buffers', async () => {
    const n = 5;
    const { A, B } = batchOf('s', n, 4);
    const [mats, sides] = [context.upload('s', A as Float32Array), context.upload('s', B as Float32Array)];
    const list = (values: number[]) => context.upload('i', Int32Array.from(values));
    const [ipiv, info] = [context.alloc('i', 4 * n), context.upload('i', new Int32Array(4).fill(7))];
    const places = { offsetsA: list([0, 25, 76, -1]), offsetsB: list([0, 31, 20, 30]), batchCount: 4 };
    await gesvBatched(context.queue, {
      n,
      nrhs: 2,
      A: mats,
      lda: n,
      ipiv,
      stridePiv: n,
      B: sides,
      ldb: n,
      info,
      ...places,
    });
    expect([...(await context.download(info))]).toEqual([0, -1, -1, -1]);
    const [a, b] = [await context.download(mats), await context.download(sides)];
    expect(a.subarray(25)).toEqual(A.subarray(25));
    expect(b.subarray(10)).toEqual(B.subarray(10));
    expect(b.subarray(0, 10)).not.toEqual(B.subarray(0, 10));
  });

  it('reports of ragged batches lie in the order of the problems', async () => {
    const sizes = onCpu || !software ? [3, 40, 0, 1, 5, 33, 3] : [5, 40, 5, 33];
    const at = (f: (n: number) => number) => sizes.map((_, b) => sizes.slice(0, b).reduce((sum, n) => sum + f(n), 0));
    const [offsetsA, offsetsB] = [at((n) => n * n), at((n) => n)];
    const A = new Float32Array(offsetsA.at(-1)! + sizes.at(-1)! ** 2);
    const B = new Float32Array(offsetsB.at(-1)! + sizes.at(-1)!).fill(1);
    for (const [b, n] of sizes.entries())
      for (let i = 0; i < n; i++) A[offsetsA[b]! + i * (n + 1)] = b === 1 && i === 6 ? 0 : 2;
    const [mats, sides] = [context.upload('s', A), context.upload('s', B)];
    const [ipiv, info] = [context.alloc('i', B.length), context.upload('i', new Int32Array(sizes.length).fill(-5))];
    const lds = sizes.map((n) => Math.max(1, n));
    const problems = {
      n: sizes,
      nrhs: sizes.map(() => 1),
      lda: lds,
      offsetsA,
      offsetsPiv: offsetsB,
      ldb: lds,
      offsetsB,
    };
    await gesvVbatched(context.queue, { ...problems, A: mats, ipiv, B: sides, info });
    expect([...(await context.download(info))]).toEqual(sizes.map((_, b) => (b === 1 ? 7 : 0)));
    const solved = await context.download(sides);
    for (const [b, n] of sizes.entries()) {
      for (let i = 0; i < n; i++) expect(solved[offsetsB[b]! + i]).toBe(b === 1 ? 1 : 0.5);
    }
  });
});

describe('mustSucceed', () => {
  it('takes the list of a batch', () => {
    mustSucceed('sgetrf', [0, 0]);
    mustSucceed('sgetrf', new Int32Array(0));
    expect(() => mustSucceed('spotrf', Int32Array.of(0, 4, 1))).toThrow(
      /2 of 3 matrices failed; the first of them, matrix 1,/,
    );
    expect(() => mustSucceed('sgetrf', 3)).toThrow(/sgetrf: the matrix is singular: U\(3,3\)/);
  });
});

it('a call that throws is refused before anything is computed all the same', async () => {
  const error = await rejectionOf(() =>
    matinvStridedBatched(cpu.queue, {
      ...{ n: 2, A: cpu.alloc('s', 4), lda: 2, strideA: 4, info: cpu.alloc('i', 1), batchCount: 1 },
      onFailure: 'never' as never,
    }),
  );
  expect(error).toMatchObject({ argument: 'onFailure' });
});
