// GETRI on every backend: the case's sweep, a known inverse, and that singular factors stay as they were.
import { describe, expect, it } from 'vitest';
import { getrf, getri } from '../../../src/index.ts';
import { type GetriData, getriCase } from '../../../testing/cases/lapack/lu/getri.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { moderate, sampled, sampledPairs, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const infoOf = ({ info }: GetriData): number => info.data[info.offset]!;

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

describe.each(runs)('%sgetri on the %s backend', (prec, _, context) => {
  it('inverts the whole sweep', async () => {
    for (const problem of (prec === 'c' ? sampledPairs : sampled)(context, getriCase.sweep, 2))
      expect(await complaints(context, getriCase, problem, prec)).toEqual([]);
  });

  it('inverts a cyclic permutation exactly', async () => {
    // Ones at (i, i + 1 mod n): every interchange counts, and nothing is rounded.
    const n = 40;
    const step = prec === 'c' ? 2 : 1;
    const entry = (p: number): number => +(((p % n) + 1) % n === Math.floor(p / n));
    const ones = Float32Array.from({ length: step * n * n }, (_, q) => (q % step === 0 ? entry(q / step) : 0));
    const A = context.upload(prec, ones);
    const before = await context.download(A);
    const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
    await getrf(context.queue, { m: n, n, A, lda: n, ipiv, info });
    await getri(context.queue, { n, A, lda: n, ipiv, info });
    const after = await context.download(A);
    expect([...(await context.download(info))]).toEqual([0]);
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) expect(after[step * (i + j * n)]! + 0).toBe(before[step * (j + i * n)]!);
    for (const buffer of [A, ipiv, info]) buffer.dispose();
  });

  it('reports the first zero and keeps the factors, bit for bit', async () => {
    for (const zeros of some([[0], [69], [33, 12, 60]], 6)) {
      const { before, after } = await attempt(context, getriCase, { n: 70, zeros, layout: LAYOUT }, prec);
      expect(infoOf(after)).toBe(Math.min(...zeros) + 1);
      expect(after.A.data).toEqual(before.A.data);
    }
  });

  it('does not throw for pivots that are no rows', async () => {
    for (const pivot of [0, -7, 21, 1e9]) {
      const c: typeof getriCase = {
        ...getriCase,
        data(problem, prec, random) {
          const operands = getriCase.data(problem, prec, random);
          operands.ipiv.data[operands.ipiv.offset + 3] = pivot;
          return operands;
        },
      };
      const { before, after } = await attempt(context, c, { n: 20, made: true }, prec);
      expect(infoOf(after)).toBe(0);
      expect(after.ipiv.data).toEqual(before.ipiv.data);
    }
  });

  it('passes NaN on', async () => {
    const c: typeof getriCase = {
      ...getriCase,
      data(problem, prec, random) {
        const operands = getriCase.data(problem, prec, random);
        const { data, offset, ld, parts = 1 } = operands.A;
        data[parts * (offset + 3 * ld + 1) - 1] = Number.NaN; // of U, in row 1, the last of its parts
        return operands;
      },
    };
    const { after } = await attempt(context, c, { n: 20, made: true, layout: LAYOUT }, prec);
    expect(infoOf(after)).toBe(0);
    const { data, offset, ld, parts = 1 } = after.A;
    expect(Array.from({ length: 20 }, (_, j) => data[parts * (offset + j * ld)]).some(Number.isNaN)).toBe(true);
  });
});

it.each(['d', 'z'] as const)('%sgetri inverts the whole sweep, and finds zeros, on the CPU', async (prec) => {
  for (const problem of some(moderate(getriCase.sweep), 4))
    expect(await complaints(cpu, getriCase, problem, prec)).toEqual([]);
  const { before, after } = await attempt(cpu, getriCase, { n: 40, zeros: [17] }, prec);
  expect(infoOf(after)).toBe(18);
  expect(after.A.data).toEqual(before.A.data);
});

gpuTest('getri in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, getriCase, { n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgetri', backend: 'cpu' });
});
