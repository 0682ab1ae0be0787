// GESV on every backend: the case's sweep, and that a singular matrix leaves the right-hand sides alone.
import { describe, expect, it } from 'vitest';
import { type GesvData, gesvCase } from '../../../testing/cases/lapack/lu/gesv.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const infoOf = ({ info }: GesvData): number => info.data[info.offset]!;

const zeroColumn =
  (j: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    const [from, parts] = [a.offset + j * a.ld, a.parts ?? 1];
    a.data.fill(0, parts * from, parts * (from + a.rows));
  };

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

describe.each(runs)('%sgesv on the %s backend', (prec, _, context) => {
  it('solves the whole sweep', async () => {
    for (const problem of sampled(context, gesvCase.sweep, 2))
      expect(await complaints(context, gesvCase, problem, prec)).toEqual([]);
  });

  it('finds a known solution', async () => {
    // Diagonally dominant: the error of x is the backward error times a condition number below 3.
    const source = formula((i, j, part) => (i === j ? 80 * (1 - part) : ((i * 7 + j * 3 + part) % 11) / 11));
    const { after } = await attempt(context, gesvCase, { n: 40, nrhs: 2, source, rhs: 'ones' }, prec);
    const worst = Math.max(...Array.from(after.B.data, (x, p) => Math.abs(x - (prec === 's' || p % 2 === 0 ? 1 : 0))));
    expect(worst < 40 * 3 * 2 ** -24, `error ${worst}`).toBe(true);
  });

  it.each([5, 40, 70])('reports a singular matrix and leaves B untouched, bit for bit (n = %i)', async (n) => {
    const places = [0, Math.floor(n / 2), n - 1].flatMap((column) => [0, 1, 3].map((nrhs) => [column, nrhs] as const));
    for (const [column, nrhs] of some(places, 9)) {
      const problem = { n, nrhs, source: zeroColumn(column), layout: LAYOUT };
      const { before, after } = await attempt(context, gesvCase, problem, prec);
      expect(infoOf(after), `zero column ${column}`).toBe(column + 1);
      expect(after.B.data).toEqual(before.B.data);
    }
  });

  it('factors A and writes info without right-hand sides', async () => {
    const { before, after } = await attempt(context, gesvCase, { n: 20, nrhs: 0 }, prec);
    expect(infoOf(after)).toBe(0);
    expect(after.A.data).not.toEqual(before.A.data);
    expect(after.ipiv.data.every((p) => p >= 1 && p <= 20)).toBe(true);
  });
});

it.each(['d', 'z'] as const)('%sgesv solves the whole sweep on the CPU', async (prec) => {
  for (const problem of some(gesvCase.sweep, 4)) expect(await complaints(cpu, gesvCase, problem, prec)).toEqual([]);
});

gpuTest('gesv in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, gesvCase, { n: 40, nrhs: 3 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgesv', backend: 'cpu' });
});

gpuTest('cgesv is computed on the GPU alone, whatever the mode', async (context) => {
  for (const mode of ['native', 'hybrid', 'auto'] as const) {
    expect(await complaints(context, gesvCase, { n: 40, nrhs: 3, mode }, 'c')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'cgesv', backend: 'gpu' });
  }
});
