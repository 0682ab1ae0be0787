// GESVX on every backend: the case's sweep, singular and nearly singular matrices, and what is left as it was.
import { describe, expect, it } from 'vitest';
import { gesvx } from '../../../src/index.ts';
import { type GesvxData, type GesvxProblem, gesvxCase } from '../../../testing/cases/lapack/refine/gesvx.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import { type MatrixView, normMax } from '../../../testing/lib/norms.ts';
import type { IntegerView } from '../../../testing/lib/operands.ts';
import { triangularView } from '../../../testing/lib/triangles.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const PLAIN = { trans: 'n', n: 20, nrhs: 2, rows: 0, columns: 0, layout: { pad: 3, offset: 5 } } as const;
const first = ({ data, offset }: MatrixView | IntegerView): number => data[offset]!;

/** The case with its operands changed before they are used. */
const changed = (change: (operands: GesvxData) => void): Case<GesvxProblem, GesvxData> => ({
  ...gesvxCase,
  data(problem, prec, random) {
    const operands = gesvxCase.data(problem, prec, random);
    change(operands);
    return operands;
  },
});

const setColumn = ({ A }: GesvxData, j: number, value: (i: number) => number): void => {
  for (let i = 0; i < A.rows; i++) A.data[A.offset + i + j * A.ld] = value(i);
};

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gesvx on the %s backend',
  (_, context) => {
    it('solves the whole sweep', async () => {
      for (const problem of sampled(context, gesvxCase.sweep, 3))
        expect(await complaints(context, gesvxCase, problem, 's')).toEqual([]);
    });

    it('reports a zero pivot, the growth up to it, and leaves X alone', async () => {
      for (const fact of ['n', 'e'] as const) {
        const c = changed((d) => setColumn(d, 7, () => 0));
        const { before, after } = await attempt(context, c, { ...PLAIN, fact }, 's');
        expect(first(after.info)).toBe(8);
        expect(first(after.rcond)).toBe(0);
        expect(first(after.equed)).toBe(0);
        const [columns, leading] = [
          { ...after.A, cols: 8 },
          { ...after.AF, rows: 8, cols: 8 },
        ] as const;
        expect(first(after.rpvgrw)).toBeCloseTo(normMax(columns) / normMax(triangularView(leading, 'u')), 5);
        for (const name of ['A', 'B', 'X', 'ferr', 'berr'] as const)
          expect(after[name].data).toEqual(before[name].data);
      }
      const zero = changed(({ A }) => A.data.fill(0));
      const { after } = await attempt(context, zero, { ...PLAIN, fact: 'n', layout: {} }, 's');
      expect([first(after.info), first(after.rpvgrw)]).toEqual([1, 1]);
    });

    it('solves with a matrix that is singular to working precision, and says so', async () => {
      // diag(1, ..., 1, 2^-40)
      const c = changed((d) => {
        for (let j = 0; j < 20; j++) setColumn(d, j, (i) => (i !== j ? 0 : j === 19 ? 2 ** -40 : 1));
      });
      const { before, after } = await attempt(context, c, { ...PLAIN, fact: 'n' }, 's');
      expect(first(after.info)).toBe(21);
      expect(first(after.rcond)).toBe(2 ** -40);
      const last = before.B.offset + 19;
      expect(after.X.data[after.X.offset + 19]).toBe(before.B.data[last]! * 2 ** 40);
    });

    it('equilibrates away what is only badly scaled', async () => {
      const problem = { ...PLAIN, fact: 'e', rows: 40, columns: 0 } as const;
      const { after } = await attempt(context, gesvxCase, problem, 's');
      expect([first(after.info), first(after.equed) % 2]).toEqual([0, 1]);
      const plain = await attempt(context, gesvxCase, { ...problem, fact: 'n' }, 's');
      expect(first(plain.after.info)).toBe(21);
      expect(first(after.rcond) / first(plain.after.rcond)).toBeGreaterThan(1e6);
    });

    it('passes NaN on', async () => {
      const c = changed(({ A }) => {
        A.data[A.offset + 3 + 4 * A.ld] = Number.NaN;
      });
      for (const fact of ['n', 'e'] as const) {
        const { after } = await attempt(context, c, { ...PLAIN, fact }, 's');
        expect(first(after.rcond)).toBeNaN();
        expect(first(after.ferr)).toBeNaN();
        expect(first(after.info)).toBe(21);
      }
    });

    it('factors, and estimates the condition, without right-hand sides', async () => {
      const { after } = await attempt(context, gesvxCase, { ...PLAIN, fact: 'n', nrhs: 0 }, 's');
      const { after: more } = await attempt(context, gesvxCase, { ...PLAIN, fact: 'n' }, 's');
      expect(first(after.rcond)).toBe(first(more.rcond));
      expect(first(after.info)).toBe(0);
    });

    it("asks for equed, r and c with fact 'e', and for r and c where equed is given", async () => {
      const one = context.upload('s', Float32Array.of(1));
      const [zero, int] = [context.alloc('s', 6), context.alloc('i', 3)];
      const base = { fact: 'e', n: 1, nrhs: 1, A: one, lda: 1, AF: zero, ldaf: 1, ipiv: int, ldb: 1, ldx: 1 } as const;
      const rest = {
        B: zero.at(1),
        X: zero.at(2),
        rcond: zero.at(3),
        ferr: zero.at(4),
        berr: zero.at(5),
        info: int.at(1),
      };
      const error = await rejectionOf(() => gesvx(context.queue, { ...base, ...rest }));
      expectRefusal(error, { routine: 'sgesvx', argument: 'equed', position: 10 }, /must be given with fact/);
      const given = { ...base, ...rest, fact: 'f', equed: int.at(2) } as const;
      expectRefusal(
        await rejectionOf(() => gesvx(context.queue, given)),
        { argument: 'r', position: 11 },
        /if equed is/,
      );
      for (const buffer of [one, zero, int]) buffer.dispose();
    });
  },
);

it.each(['d', 'z'] as const)('%sgesvx solves the whole sweep on the CPU', async (prec) => {
  for (const problem of some(gesvxCase.sweep, 4)) expect(await complaints(cpu, gesvxCase, problem, prec)).toEqual([]);
});

gpuTest('gesvx in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, gesvxCase, { ...PLAIN, fact: 'e' }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgesvx', backend: 'cpu' });
});

it.each(contexts)('cgesvx solves what is equilibrated and what is not ($backend)', async (context) => {
  const problems = context.gpu === undefined ? gesvxCase.sweep : gesvxCase.sweep.filter(({ n }) => n === 20);
  for (const problem of context.gpu === undefined ? problems : some(problems, 2))
    expect(await complaints(context, gesvxCase, problem, 'c')).toEqual([]);
});
