// What the fuzzer has found, each as the smallest call that failed.
import { expect, test } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import {
  cbdsqr,
  cgbsvStridedBatched,
  checon,
  cinvrootStridedBatched,
  dtrevc3,
  sgebak,
  sgeevStridedBatched,
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
