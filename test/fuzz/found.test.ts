// What the fuzzer has found, each as the smallest call that failed.
import { expect, test } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import {
  cbdsqr,
  cgbsvStridedBatched,
  cgttrfBatched,
  checon,
  cinvrootStridedBatched,
  claqsy,
  cpinvStridedBatched,
  dtrevc3,
  sgebak,
  sgeevStridedBatched,
  sgesvdaBatched,
  sgesvVbatched,
  sgetrfStridedBatched,
  zbdsqr,
} from '../../src/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const none = (): ReturnType<typeof cpu.alloc<'s'>> => cpu.alloc('s', 0);

/** A call by the references, as where the engine has no memory for it. */
async function byReference(work: () => Promise<void>): Promise<void> {
  const fast = engine();
  if (fast === undefined) return work();
  fast.within = () => undefined;
  try {
    await work();
  } finally {
    delete (fast as { within?: unknown }).within;
  }
}

test('by the references, empty matrices of a batch may have their pivots and eigenvalues anywhere', async () => {
  const info = cpu.upload('i', Int32Array.of(7, 7));
  const empty = { n: 0, lda: 1, strideA: 0, batchCount: 2, A: none(), info };
  await byReference(() => sgetrfStridedBatched(cpu, { ...empty, m: 0, ipiv: cpu.alloc('i', 0), stridePiv: 1 }));
  expect([...(await cpu.download(info))]).toEqual([0, 0]);
  cpu.write(info, Int32Array.of(7, 7));
  const values = { WR: none(), strideWR: 1, WI: none(), strideWI: 1 };
  await byReference(() => sgeevStridedBatched(cpu, { ...empty, ...values, jobvl: 'n', jobvr: 'n' }));
  expect([...(await cpu.download(info))]).toEqual([0, 0]);
  cpu.write(info, Int32Array.of(7, 7));
  const zeros = [0, 0];
  const system = { n: zeros, nrhs: zeros, lda: [1, 1], offsetsA: zeros, ldb: [1, 1], offsetsB: zeros };
  await byReference(() =>
    sgesvVbatched(cpu, { ...system, A: none(), ipiv: cpu.alloc('i', 0), offsetsPiv: [1, 1], B: none(), info }),
  );
  expect([...(await cpu.download(info))]).toEqual([0, 0]);
});

test('gebak leaves out interchanges with what is no row', async () => {
  const before = Float32Array.of(-1, 1, 2, 3, 4, -1);
  for (const scale of [-4, 0, 3, 1.5, Number.NaN, Infinity]) {
    const V = cpu.upload('s', before);
    const scales = cpu.upload('s', Float32Array.of(scale, scale));
    const call = { job: 'p', side: 'r', n: 2, ilo: 1, ihi: 1, m: 2, ldv: 2 } as const;
    await sgebak(cpu, { ...call, scale: scales, V: V.at(1) });
    expect([...(await cpu.download(V))]).toEqual([...before]);
  }
});

test('bdsqr of order 0 needs no vectors', async () => {
  const info = cpu.upload('i', Int32Array.of(7));
  await cbdsqr(cpu, { uplo: 'l', n: 0, nru: 1, D: none(), E: none(), info });
  expect((await cpu.download(info))[0]).toBe(0);
  cpu.write(info, Int32Array.of(7));
  await zbdsqr(cpu, { uplo: 'u', n: 0, ncvt: 2, D: cpu.alloc('d', 0), E: cpu.alloc('d', 0), info });
  expect((await cpu.download(info))[0]).toBe(0);
});

test('trevc3 of what is no Schur form gives the same bits again', async () => {
  // Rows in two blocks, and more than are solved together.
  const n = 63;
  const T = cpu.upload(
    'd',
    Float64Array.from({ length: n * n }, (_, k) => Math.sin(k + 1)),
  );
  const found: Float64Array[] = [];
  for (const garbage of [0, 1e9]) {
    const [VL, VR] = [cpu.upload('d', new Float64Array(n * n).fill(garbage)), cpu.alloc('d', n * n)];
    await dtrevc3(cpu, { side: 'b', n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
    found.push(Float64Array.of(...(await cpu.download(VL)), ...(await cpu.download(VR))));
    // What the next call's workspace lies on.
    cpu.upload('d', new Float64Array(4 * n * n).fill(7)).dispose();
  }
  expect(found[1]).toEqual(found[0]);
});

test('invroot refuses an epsilon that is complex by its name', async () => {
  const [A, C, info] = [cpu.alloc('c', 1), cpu.alloc('c', 1), cpu.alloc('i', 1)];
  const call = { p: 2, n: 1, A, lda: 1, strideA: 1, C, ldc: 1, strideC: 1, info, batchCount: 1 };
  const wrong = await rejectionOf(() => cinvrootStridedBatched(cpu, { ...call, epsilon: { re: 1, im: 0 } as never }));
  expectRefusal(wrong, { argument: 'epsilon' });
});

test('the ridge of an inverse root of complex matrices is the same on all backends', async () => {
  const n = 3;
  const A = Float32Array.of(2, 0, 0.25, 0.5, 0, -0.5, 0.25, -0.5, 1, 0, 0.5, 0, 0, 0.5, 0.5, 0, 1.5, 0);
  const found: Float32Array[] = [];
  for (const context of contexts) {
    const [C, info] = [context.alloc('c', n * n), context.alloc('i', 1)];
    const call = { p: 1, epsilon: 1, n, A: context.upload('c', A), lda: n, strideA: 9, C, ldc: n, strideC: 9, info };
    await cinvrootStridedBatched(context, { ...call, batchCount: 1 });
    found.push(await context.download(C));
  }
  for (const one of found) for (const [k, x] of one.entries()) expect(Math.abs(x - found[0]![k]!)).toBeLessThan(1e-6);
});

test('band systems of order 0 have info 0, wherever they would lie', async () => {
  const [AB, ipiv, B] = [cpu.alloc('c', 0), cpu.alloc('i', 0), cpu.alloc('c', 0)];
  const info = cpu.upload('i', Int32Array.of(5, 6));
  const places = { ldab: 1, strideAB: 0, stridePiv: 1, ldb: 1, strideB: 1 };
  await cgbsvStridedBatched(cpu, { n: 0, kl: 0, ku: 0, nrhs: 0, AB, ipiv, B, info, batchCount: 2, ...places });
  expect([...(await cpu.download(info))]).toEqual([0, 0]);
});

test('hecon does not look at imaginary parts on the diagonal, nor at a matrix of norm 0', async () => {
  const nan = Number.NaN;
  for (const context of contexts) {
    const found = async (A: number[], n: number, anorm: number): Promise<number> => {
      const rcond = context.upload('s', Float32Array.of(7));
      const ipiv = context.upload(
        'i',
        Int32Array.from({ length: n }, (_, k) => k + 1),
      );
      await checon(context, { uplo: 'l', n, A: context.upload('c', Float32Array.from(A)), lda: n, ipiv, anorm, rcond });
      return (await context.download(rcond))[0]!;
    };
    expect(await found([-0.25, nan], 1, 0.5)).toBe(0.5);
    // Singular: only then are factors looked through for NaN on the CPU.
    expect(await found([0, nan], 1, 1)).toBe(0);
    expect(await found([1, 0, nan, 0, nan, nan, 1, 0], 2, 0)).toBe(0);
    expect(await found([1, 0, nan, 0, nan, nan, 1, 0], 2, 1)).toBeNaN();
  }
});

test('tridiagonal matrices of order 0 have info 0, wherever their lists of offsets say that they lie', async () => {
  for (const context of contexts) {
    const list = (...at: number[]) => context.upload('i', Int32Array.from(at));
    const [empty, info] = [context.alloc('c', 1), list(7, 7)];
    const places = { offsetsDl: list(0, 5), offsetsD: list(2, -1), offsetsDu: list(1, 1), offsetsDu2: list(9, 0) };
    const own = { dl: empty, d: context.alloc('c', 1), du: context.alloc('c', 1), du2: context.alloc('c', 1) };
    const call = { n: 0, ipiv: context.alloc('i', 0), stridePiv: 1, info, batchCount: 2 };
    await cgttrfBatched(context, { ...call, ...own, ...places });
    expect([...(await context.download(info))]).toEqual([0, 0]);
    // Of order 1 only d has elements.
    context.write(places.offsetsD, Int32Array.of(0, 0));
    await cgttrfBatched(context, { ...call, ...own, ...places, n: 1, ipiv: context.alloc('i', 2) });
    expect([...(await context.download(info))]).toEqual([1, 1]);
  }
});

test('gesvda has nothing to say of where values would lie that it is not asked for', async () => {
  for (const context of contexts) {
    const list = (...at: number[]) => context.upload('i', Int32Array.from(at));
    const [A, none, info] = [context.upload('s', Float32Array.of(3)), context.alloc('s', 0), list(7)];
    const places = {
      offsetsA: list(0),
      S: none,
      offsetsS: list(5),
      U: none,
      offsetsU: list(0),
      V: none,
      offsetsV: list(-1),
    };
    const call = { jobz: 's', m: 1, n: 1, rank: 0, A, lda: 1, ldu: 1, ldv: 1, info, batchCount: 1 } as const;
    await sgesvdaBatched(context, { ...call, ...places });
    expect([...(await context.download(info))]).toEqual([0]);
    // One value of two, at the end of its buffer.
    const [two, S] = [context.upload('s', Float32Array.of(3, 0, 0, 2)), context.alloc('s', 4)];
    const one = {
      ...places,
      S,
      offsetsS: list(3),
      U: S,
      offsetsU: list(1),
      V: context.alloc('s', 2),
      offsetsV: list(0),
    };
    await sgesvdaBatched(context, { ...call, ...one, A: two, m: 2, n: 2, rank: 1, lda: 2, ldu: 2, ldv: 2 });
    expect([...(await context.download(info)), (await context.download(S))[3]]).toEqual([0, 3]);
  }
});

test('laqsy takes an amax below 0 for a small one', async () => {
  for (const context of contexts) {
    const [A, equed] = [context.upload('c', Float32Array.of(1, 2)), context.alloc('i', 1)];
    const scalars = context.upload('s', Float32Array.of(0.5, -0.5));
    await claqsy(context, { uplo: 'l', n: 1, A, lda: 1, s: context.upload('s', Float32Array.of(2)), scalars, equed });
    expect([...(await context.download(A)), (await context.download(equed))[0]]).toEqual([4, 8, 1]);
  }
});

test('by the references, a matrix without rows has a pseudoinverse without columns', async () => {
  const info = cpu.upload('i', Int32Array.of(7));
  const empty = { m: 0, n: 2, lda: 1, strideA: 0, ldx: 2, strideX: 0, rcond: 1, batchCount: 1 };
  const none2 = (): ReturnType<typeof cpu.alloc<'c'>> => cpu.alloc('c', 0);
  await byReference(() => cpinvStridedBatched(cpu, { ...empty, A: none2(), X: none2(), info }));
  expect([...(await cpu.download(info))]).toEqual([0]);
});
