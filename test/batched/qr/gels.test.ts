// The fronts of batched least squares on every backend: the cases' sweeps, all forms and orders of storage alike, what is said of each
// problem, failures, and matrices that several problems share.
import { describe, expect, it } from 'vitest';
import { type Context, gels, gelsBatched, gelsStridedBatched, gelsVbatched } from '../../../src/index.ts';
import { gelsBatchedCases } from '../../../testing/cases/batched/qr/gelsBatched.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

/** Software adapters compile for seconds what a GPU does in milliseconds. */
const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const cases = Object.values(gelsBatchedCases);

describe.each(cases.map((c) => [c.spec.name, c] as const))('%s', (name, c) => {
  it.each(['s', 'd', 'c', 'z'] as const)('does the whole sweep on the CPU (%s)', async (prec) => {
    for (const problem of sampled(cpu, c.sweep, 1)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
  });

  gpuTest('does it on the GPU, a few of it on software adapters', async (context) => {
    const ragged = name === 'gelsVbatched';
    const [m, n, nrhs] = ragged
      ? [
          [3, 5, 4],
          [2, 3, 0],
          [1, 2, 1],
        ]
      : [5, 3, 2];
    const few = [{ trans: 't', m, n, nrhs, batchCount: 3, layout: ODD, byRows: true }] as unknown as typeof c.sweep;
    for (const prec of ['s', 'c'] as const)
      for (const problem of software ? few : c.sweep) {
        const own = prec === 'c' && problem.trans === 't' ? { ...problem, trans: 'c' as const } : problem;
        expect(await complaints(context, c, own, prec)).toEqual([]);
        expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'gpu' });
      }
    if (!slowly) expect(await complaints(context, c, few[0]!, 'd')).toEqual([]);
  });
});

const [m, n, nrhs, count] = [5, 3, 2, 4];
const matrices = Array.from({ length: count }, (_, b) => b);
const element = (b: number, i: number, j: number): number => Math.fround(noise(b, i, j));

/** Packed rows x cols matrices, by columns or by rows. */
function packed(rows: number, cols: number, value: typeof element, byRows = false): Float32Array {
  const x = new Float32Array(count * rows * cols);
  for (const b of matrices)
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < cols; j++) x[b * rows * cols + (byRows ? i * cols + j : i + j * rows)] = value(b, i, j);
  return x;
}
const side = (b: number, i: number, j: number): number => element(b + 50, i, j);

interface Given {
  readonly byRows?: boolean;
  readonly value?: typeof element;
  readonly onFailure?: 'nan' | 'throw' | 'info';
}

/** The operands of a call, and what is in them afterwards. */
function operands(context: Context, { byRows = false, value = element }: Given) {
  const [A, B] = [context.upload('s', packed(m, n, value, byRows)), context.upload('s', packed(m, nrhs, side, byRows))];
  const [info, rank, nonfinite] = [0, 1, 2].map(() => context.alloc('i', count)) as [never, never, never];
  const rss = context.alloc('s', count * nrhs);
  const results = async () => {
    const found = await Promise.all([B, rss, info, rank, nonfinite, A].map((x) => context.download(x)));
    const [b, sums, codes, ranks, flags, a] = found as [Float32Array, Float32Array, ...Float32Array[]];
    return { b, sums: [...sums], codes: [...codes!], ranks: [...ranks!], flags: [...flags!], a: a! };
  };
  return { args: { A, B, info, rank, nonfinite, rss }, results };
}

async function strided(context: Context, given: Given = {}) {
  const { args, results } = operands(context, given);
  const { byRows = false, onFailure } = given;
  const lds = byRows ? { lda: n, ldb: nrhs, layout: 'row' as const } : { lda: m, ldb: m };
  const each = { m, n, nrhs, ...lds, strideA: m * n, strideB: m * nrhs, batchCount: count };
  await gelsStridedBatched(context.queue, { ...args, ...each, ...(onFailure ? { onFailure } : {}) });
  return results();
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;

  it('solves each problem as gels does, and says the same of it', async () => {
    const { b, sums, codes, ranks, flags, a } = await strided(context);
    expect(a).toEqual(packed(m, n, element));
    expect([codes, flags, ranks]).toEqual([matrices.map(() => 0), matrices.map(() => 0), matrices.map(() => n)]);
    for (const k of matrices) {
      const [A, B] = [packed(m, n, element), packed(m, nrhs, side)];
      const one = [A.slice(k * m * n, (k + 1) * m * n), B.slice(k * m * nrhs, (k + 1) * m * nrhs)] as const;
      const [mat, sides] = [cpu.upload('d', Float64Array.from(one[0])), cpu.upload('d', Float64Array.from(one[1]))];
      const [info, rss] = [cpu.alloc('i', 1), cpu.alloc('d', nrhs)];
      await gels(cpu.queue, { m, n, nrhs, A: mat, lda: m, B: sides, ldb: m, rss, info });
      const [x, squares] = await Promise.all([cpu.download(sides), cpu.download(rss)]);
      for (let j = 0; j < nrhs; j++) {
        for (let i = 0; i < n; i++) expect(b[k * m * nrhs + i + j * m]).toBeCloseTo(x[i + j * m]!, 4);
        expect(sums[k * nrhs + j]).toBeCloseTo(squares[j]!, 5);
      }
    }
  });

  it('row-major problems have the same solutions, to the last bit', async () => {
    const [byColumns, byRows] = [await strided(context), await strided(context, { byRows: true })];
    expect(byRows.sums).toEqual(byColumns.sums);
    for (const b of matrices)
      for (let i = 0; i < m; i++)
        for (let j = 0; j < nrhs; j++)
          expect(byRows.b[b * m * nrhs + i * nrhs + j]).toBe(byColumns.b[b * m * nrhs + i + j * m]);
  });

  it('all forms of a call give the same bits', async () => {
    const expected = await strided(context);
    const list = (each: number): number[] => matrices.map((b) => b * each);
    const of = (size: number): number[] => matrices.map(() => size);
    for (const form of ['batched', 'vbatched'] as const) {
      const { args, results } = operands(context, {});
      if (form === 'batched') {
        const [offsetsA, offsetsB] = [m * n, m * nrhs].map((each) => context.upload('i', Int32Array.from(list(each))));
        const places = { offsetsA: offsetsA!, offsetsB: offsetsB!, batchCount: count };
        await gelsBatched(queue, { m, n, nrhs, ...args, lda: m, ldb: m, ...places });
      } else {
        const sizes = { m: of(m), n: of(n), nrhs: of(nrhs), lda: of(m), ldb: of(m) };
        await gelsVbatched(queue, { ...sizes, ...args, offsetsA: list(m * n), offsetsB: list(m * nrhs) });
      }
      expect(await results(), form).toEqual(expected);
    }
  });

  it('leaves out problems that would leave their buffers', async () => {
    const expected = await strided(context);
    const { args, results } = operands(context, {});
    const offsetsA = context.upload('i', Int32Array.of(0, count * m * n, 2 * m * n, 3 * m * n));
    const offsetsB = context.upload('i', Int32Array.of(0, m * nrhs, 2 * m * nrhs, -1));
    await gelsBatched(queue, { m, n, nrhs, ...args, lda: m, offsetsA, ldb: m, offsetsB, batchCount: count });
    const { b, codes } = await results();
    expect(codes).toEqual([0, -1, 0, -1]);
    const untouched = packed(m, nrhs, side);
    for (const k of matrices) {
      const [from, to] = [k * m * nrhs, (k + 1) * m * nrhs];
      expect(b.subarray(from, to)).toEqual((k % 2 === 0 ? expected.b : untouched).subarray(from, to));
    }
  });

  it('one matrix and windows of a table serve many problems', async () => {
    const table = Float32Array.from({ length: (count + m) * n }, (_, e) => element(9, e, 0));
    for (const strideA of [0, n]) {
      const value = (b: number, i: number, j: number): number => table[b * strideA + i * n + j]!;
      const apart = await strided(context, { value, byRows: true });
      const { args, results } = operands(context, { byRows: true });
      const A = context.upload('s', table);
      const each = { m, n, nrhs, lda: n, strideA, ldb: nrhs, strideB: m * nrhs, batchCount: count };
      await gelsStridedBatched(queue, { ...args, A, ...each, layout: 'row' });
      const { b, sums, codes } = await results();
      expect([b, sums, codes]).toEqual([apart.b, apart.sums, apart.codes]);
      expect(await context.download(A)).toEqual(table);
    }
  });

  it('says which matrices have not full rank, and leaves or fills what belongs to them', async () => {
    const value = (b: number, i: number, j: number): number =>
      b === 1 && j === 1 ? 0 : b === 2 && i === 0 && j === 2 ? Number.NaN : element(b, i, j);
    const clean = await strided(context);
    const spoiled = await strided(context, { value });
    expect([spoiled.codes, spoiled.flags]).toEqual([
      [0, 2, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(spoiled.ranks).toEqual([3, 2, 0, 3]);
    const own = (b: number): readonly [number, number] => [b * m * nrhs, (b + 1) * m * nrhs];
    for (const b of [0, 3]) expect(spoiled.b.subarray(...own(b))).toEqual(clean.b.subarray(...own(b)));
    expect(spoiled.b.subarray(...own(1))).toEqual(packed(m, nrhs, side).subarray(...own(1)));
    expect(spoiled.b.subarray(...own(2)).some(Number.isNaN)).toBe(true);
    const filled = await strided(context, { value, onFailure: 'nan' });
    expect(filled.b.subarray(...own(1)).every(Number.isNaN)).toBe(true);
    expect(filled.sums.slice(nrhs, 2 * nrhs).every(Number.isNaN)).toBe(true);
    for (const b of [0, 3]) expect(filled.b.subarray(...own(b))).toEqual(clean.b.subarray(...own(b)));
    const error = await rejectionOf(() => strided(context, { value, onFailure: 'throw' }));
    expect(`${error}`).toMatch(/gelsStridedBatched/);
  });

  it('does nothing where there is nothing to do', async () => {
    const B = context.upload('s', Float32Array.of(1, 2, 3, 4));
    const [A, info] = [context.alloc('s', 4), context.upload('i', Int32Array.of(9, 9))];
    const sizes = { A, lda: 4, strideA: 4, B, ldb: 4, strideB: 4, info };
    await gelsStridedBatched(queue, { m: 1, n: 1, nrhs: 1, ...sizes, batchCount: 0 });
    expect([...(await context.download(info))]).toEqual([9, 9]);
    await gelsStridedBatched(queue, { m: 0, n: 0, nrhs: 1, ...sizes, batchCount: 2 });
    expect([...(await context.download(info))]).toEqual([0, 0]);
    expect([...(await context.download(B))]).toEqual([1, 2, 3, 4]);
  });
});
