// POSVX on every backend: the case's sweep, matrices that are not positive definite or nearly singular, and what is left as it was.
import { describe, expect, it } from 'vitest';
import { type PosvxData, type PosvxProblem, posvxCase } from '../../../testing/cases/lapack/refine/posvx.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { IntegerView } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const PLAIN = { uplo: 'l', n: 20, nrhs: 2, span: 0, layout: { pad: 3, offset: 5 } } as const;
const first = ({ data, offset }: MatrixView | IntegerView): number => data[offset]!;

/** The case with elements on its diagonal replaced. */
const withDiagonal = (diagonal: (i: number, value: number) => number): Case<PosvxProblem, PosvxData> => ({
  ...posvxCase,
  data(problem, prec, random) {
    const operands = posvxCase.data(problem, prec, random);
    const { data, offset, ld } = operands.A;
    for (let i = 0; i < problem.n; i++) data[offset + i * (ld + 1)] = diagonal(i, data[offset + i * (ld + 1)]!);
    return operands;
  },
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'posvx on the %s backend',
  (_, context) => {
    it('solves the whole sweep', async () => {
      for (const problem of sampled(context, posvxCase.sweep, 3))
        expect(await complaints(context, posvxCase, problem, 's')).toEqual([]);
    });

    it('reports the first minor that is not positive definite, and leaves X alone', async () => {
      for (const fact of ['n', 'e'] as const) {
        const c = withDiagonal((i, value) => (i === 7 ? -1 : value));
        const { before, after } = await attempt(context, c, { ...PLAIN, fact }, 's');
        expect([first(after.info), first(after.rcond), first(after.equed)]).toEqual([8, 0, 0]);
        for (const name of ['A', 'B', 'X', 'ferr', 'berr'] as const)
          expect(after[name].data).toEqual(before[name].data);
      }
    });

    it('solves with a matrix that is singular to working precision, and equilibrates it away', async () => {
      const problem = { ...PLAIN, span: 20 };
      const { after: plain } = await attempt(context, posvxCase, { ...problem, fact: 'n' }, 's');
      expect(first(plain.info)).toBe(21);
      expect(first(plain.rcond)).toBeLessThan(2 ** -24);
      const { after: scaled } = await attempt(context, posvxCase, { ...problem, fact: 'e' }, 's');
      expect([first(scaled.info), first(scaled.equed)]).toEqual([0, 1]);
      expect(first(scaled.rcond)).toBeGreaterThan(0.01);
    });

    it('takes NaN for what is not positive definite', async () => {
      const c = withDiagonal((i, value) => (i === 7 ? Number.NaN : value));
      for (const fact of ['n', 'e'] as const) {
        const { after } = await attempt(context, c, { ...PLAIN, fact }, 's');
        expect([first(after.info), first(after.rcond)]).toEqual([8, 0]);
      }
    });

    it('factors, and estimates the condition, without right-hand sides', async () => {
      const { after } = await attempt(context, posvxCase, { ...PLAIN, fact: 'n', nrhs: 0 }, 's');
      const { after: more } = await attempt(context, posvxCase, { ...PLAIN, fact: 'n' }, 's');
      expect([first(after.info), first(after.rcond)]).toEqual([0, first(more.rcond)]);
    });
  },
);

it('solves the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(posvxCase.sweep, 4)) expect(await complaints(cpu, posvxCase, problem, 'd')).toEqual([]);
  for (const problem of some(posvxCase.sweep, 4)) expect(await complaints(cpu, posvxCase, problem, 'z')).toEqual([]);
});

gpuTest('posvx in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, posvxCase, { ...PLAIN, fact: 'e' }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dposvx', backend: 'cpu' });
});

it.each(contexts)('cposvx solves what is equilibrated and what is not ($backend)', async (context) => {
  const problems = context.gpu === undefined ? posvxCase.sweep : posvxCase.sweep.filter(({ n }) => n === 20);
  for (const problem of context.gpu === undefined ? problems : some(problems, 2))
    expect(await complaints(context, posvxCase, problem, 'c')).toEqual([]);
});

it.each(contexts)('cposvx does not look at imaginary parts on the diagonal ($backend)', async (context) => {
  const spoilt: typeof posvxCase = {
    ...posvxCase,
    data(problem, prec, random) {
      const operands = posvxCase.data(problem, prec, random);
      const { data, offset, ld } = operands.A;
      for (let i = 0; i < problem.n; i++) data[2 * (offset + i * (ld + 1)) + 1] = i % 2 === 0 ? Number.NaN : 1e3;
      return operands;
    },
  };
  for (const fact of ['n', 'e'] as const) {
    const problem = { ...PLAIN, fact, span: fact === 'e' ? 20 : 0 };
    const [clean, found] = [
      await attempt(context, posvxCase, problem, 'c'),
      await attempt(context, spoilt, problem, 'c'),
    ];
    for (const name of ['X', 'rcond', 'ferr', 'berr', 'info'] as const)
      expect(found.after[name].data, name).toEqual(clean.after[name].data);
  }
});
