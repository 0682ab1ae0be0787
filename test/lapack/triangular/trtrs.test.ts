// TRTRS on every backend: the case's sweep, that a singular triangle leaves B alone, and what NaN and subnormal numbers do.
import { describe, expect, it } from 'vitest';
import { type TrtrsData, type TrtrsProblem, trtrsCase } from '../../../testing/cases/lapack/triangular/trtrs.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { setReal } from '../../../testing/lib/norms.ts';
import { sampled, sampledPairs, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const UPPER = { uplo: 'u', trans: 'n', diag: 'n', layout: LAYOUT } as const;
const infoOf = ({ info }: TrtrsData): number => info.data[info.offset]!;

/** The case with one element on the diagonal of A replaced. */
const withDiagonal = (i: number, value: number): typeof trtrsCase => ({
  ...trtrsCase,
  data(problem, prec, random) {
    const operands = trtrsCase.data(problem, prec, random);
    setReal(operands.A, i, value);
    return operands;
  },
});

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

describe.each(runs)('%strtrs on the %s backend', (prec, _, context) => {
  it('solves the whole sweep', async () => {
    for (const problem of (prec === 'c' ? sampledPairs : sampled)(context, trtrsCase.sweep, 2))
      expect(await complaints(context, trtrsCase, problem, prec)).toEqual([]);
  });

  it('reports the first zero and leaves B untouched, bit for bit', async () => {
    for (const zeros of [[0], [69], [33, 12, 60], [3, 4]]) {
      for (const nrhs of [0, 1, 17]) {
        for (const inB of [false, true]) {
          const problem: TrtrsProblem = { ...UPPER, n: 70, nrhs, zeros, inB };
          const { before, after } = await attempt(context, trtrsCase, problem, prec);
          expect(infoOf(after)).toBe(Math.min(...zeros) + 1);
          expect(after.B.data).toEqual(before.B.data);
        }
      }
    }
  });

  it('finds a zero far down a long diagonal', async () => {
    const { after } = await attempt(context, trtrsCase, { ...UPPER, n: 300, nrhs: 0, zeros: [290, 299] }, prec);
    expect(infoOf(after)).toBe(291);
  });

  it('takes minus zero for zero, and neither NaN nor a subnormal number', async () => {
    for (const [value, info] of [
      [-0, 8],
      [Number.NaN, 0],
      [2 ** -140, 0],
    ] as const) {
      const { after } = await attempt(context, withDiagonal(7, value), { ...UPPER, n: 20, nrhs: 2 }, prec);
      expect(infoOf(after), String(value)).toBe(info);
      if (Number.isNaN(value)) expect(after.B.data[(after.B.parts ?? 1) * after.B.offset]).toBeNaN();
    }
  });
});

it.each(contexts)('a complex number is zero if both of its parts are ($backend)', async (context) => {
  for (const [re, im, info] of [
    [0, -0, 8],
    [0, 1, 0],
    [1, 0, 0],
    [0, Number.NaN, 0],
    [0, 2 ** -140, 0],
  ] as const) {
    const c: typeof trtrsCase = {
      ...trtrsCase,
      data(problem, prec, random) {
        const operands = trtrsCase.data(problem, prec, random);
        operands.A.data.set([re, im], 2 * (operands.A.offset + 7 * (operands.A.ld + 1)));
        return operands;
      },
    };
    const { after } = await attempt(context, c, { ...UPPER, n: 20, nrhs: 2 }, 'c');
    expect(infoOf(after), `${re} + ${im} i`).toBe(info);
  }
});

it.each(['d', 'z'] as const)('%strtrs solves the whole sweep, and finds zeros, on the CPU', async (prec) => {
  for (const problem of some(trtrsCase.sweep, 4)) expect(await complaints(cpu, trtrsCase, problem, prec)).toEqual([]);
  const { before, after } = await attempt(cpu, trtrsCase, { ...UPPER, n: 20, nrhs: 2, zeros: [7] }, prec);
  expect(infoOf(after)).toBe(8);
  expect(after.B.data).toEqual(before.B.data);
});

gpuTest('trtrs in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, trtrsCase, { ...UPPER, n: 40, nrhs: 3 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dtrtrs', backend: 'cpu' });
});
