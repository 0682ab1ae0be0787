// TRTRI on every backend: the case's sweep, and that a singular triangle stays as it was.
import { describe, expect, it } from 'vitest';
import { type TrtriData, trtriCase } from '../../../testing/cases/lapack/triangular/trtri.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled, sampledPairs, some, sweep } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const infoOf = ({ info }: TrtriData): number => info.data[info.offset]!;

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

describe.each(runs)('%strtri on the %s backend', (prec, _, context) => {
  sweep('inverts the whole sweep', async () => {
    for (const problem of (prec === 'c' ? sampledPairs : sampled)(context, trtriCase.sweep, 2))
      expect(await complaints(context, trtriCase, problem, prec)).toEqual([]);
  });

  it.each(['l', 'u'] as const)(
    'reports the first zero and leaves A untouched, bit for bit (uplo = %s)',
    async (uplo) => {
      for (const zeros of [[0], [69], [33, 12, 60]]) {
        const problem = { uplo, diag: 'n', n: 70, zeros, layout: LAYOUT } as const;
        const { before, after } = await attempt(context, trtriCase, problem, prec);
        expect(infoOf(after)).toBe(Math.min(...zeros) + 1);
        expect(after.A.data).toEqual(before.A.data);
      }
    },
  );
});

it.each(['d', 'z'] as const)('%strtri inverts the whole sweep, and finds zeros, on the CPU', async (prec) => {
  for (const problem of some(trtriCase.sweep, 4)) expect(await complaints(cpu, trtriCase, problem, prec)).toEqual([]);
  const { before, after } = await attempt(cpu, trtriCase, { uplo: 'l', diag: 'n', n: 40, zeros: [17] }, prec);
  expect(infoOf(after)).toBe(18);
  expect(after.A.data).toEqual(before.A.data);
});

gpuTest('trtri in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, trtriCase, { uplo: 'u', diag: 'n', n: 40 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dtrtri', backend: 'cpu' });
});
