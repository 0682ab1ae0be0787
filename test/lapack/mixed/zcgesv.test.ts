// ZCGESV and ZCPOSV on every backend: the cases' sweeps, every way to fail and what is left then, the diagonal of a Hermitian matrix.
import { describe, expect, it } from 'vitest';
import { zcgesvCase } from '../../../testing/cases/lapack/mixed/zcgesv.ts';
import { zcposvCase } from '../../../testing/cases/lapack/mixed/zcposv.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { sampledPairs } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const first = ({ data, offset }: { readonly data: ArrayLike<number>; readonly offset: number }): number =>
  data[offset]!;

const withElement =
  (i: number, j: number, re: number, im: number): Source =>
  (a: MatrixView, prec, random) => {
    uniform(a, prec, random);
    a.data.set([re, im], 2 * (a.offset + i + j * a.ld));
  };

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('zcgesv and zcposv solve the whole sweeps by corrections alone', async () => {
    for (const problem of sampledPairs(context, zcgesvCase.sweep, 2)) {
      expect(await complaints(context, zcgesvCase, problem, 'z')).toEqual([]);
      expect(first((await attempt(context, zcgesvCase, problem, 'z')).after.iter)).toBeGreaterThanOrEqual(0);
    }
    for (const problem of sampledPairs(context, zcposvCase.sweep, 2)) {
      expect(await complaints(context, zcposvCase, problem, 'z')).toEqual([]);
      expect(first((await attempt(context, zcposvCase, problem, 'z')).after.iter)).toBeGreaterThanOrEqual(0);
    }
  });

  it('solves in double what singles cannot hold, factor or refine', async () => {
    const sources: readonly (readonly [Source, number])[] = [
      [withElement(3, 4, 1e300, 0), -2],
      [withElement(3, 4, 1, -1e39), -2],
      // Columns 0 and 1 are the same in singles.
      [
        formula((i, j, part) => {
          if (part === 1) return 0;
          return i === 1 && j === 0 ? 1 - 1e-12 : i === j || (i === 0 && j === 1) ? 1 : 0;
        }),
        -3,
      ],
    ];
    for (const [source, iter] of sources) {
      const problem = { n: 10, nrhs: 2, source, layout: LAYOUT };
      const { after } = await attempt(context, zcgesvCase, problem, 'z');
      expect(first(after.iter)).toBe(iter);
      expect(first(after.info)).toBe(0);
    }
  });

  it('reports a singular matrix and leaves X alone; NaN in one part arrives in X', async () => {
    const zero: Source = formula((i, j, part) => (j === 2 ? 0 : i === j ? 1 : part));
    const { before, after } = await attempt(context, zcgesvCase, { n: 5, nrhs: 2, source: zero, layout: LAYOUT }, 'z');
    expect([first(after.iter), first(after.info)]).toEqual([-3, 3]);
    expect(after.X.data).toEqual(before.X.data);
    const nan = await attempt(context, zcgesvCase, { n: 5, nrhs: 1, source: withElement(1, 1, 1, Number.NaN) }, 'z');
    expect(first(nan.after.iter)).toBe(-31);
    expect([...nan.after.X.data].some(Number.isNaN)).toBe(true);
  });

  it('zcposv does not look at imaginary parts on the diagonal, and reports what is not definite', async () => {
    const changed = (value: (i: number) => readonly [part: number, value: number]): typeof zcposvCase => ({
      ...zcposvCase,
      data(problem, prec, random) {
        const operands = zcposvCase.data(problem, prec, random);
        const { data, offset, ld } = operands.A;
        for (let i = 0; i < problem.n; i++) {
          const [part, x] = value(i);
          data[2 * (offset + i * (ld + 1)) + part] = x;
        }
        return operands;
      },
    });
    const problem = { uplo: 'l', n: 33, nrhs: 2, layout: LAYOUT } as const;
    const garbage = changed((i) => [1, i % 2 ? Number.NaN : 1e300]);
    const [clean, found] = [
      await attempt(context, zcposvCase, problem, 'z'),
      await attempt(context, garbage, problem, 'z'),
    ];
    expect(first(found.after.iter)).toBeGreaterThanOrEqual(0);
    expect(found.after.X.data).toEqual(clean.after.X.data);
    const bad = await attempt(
      context,
      changed(() => [0, -1]),
      problem,
      'z',
    );
    expect([first(bad.after.iter), first(bad.after.info)]).toEqual([-3, 1]);
    expect(bad.after.X.data).toEqual(bad.before.X.data);
  });
});

gpuTest('on a GPU context both are factored there', async (context) => {
  expect(await complaints(context, zcgesvCase, { n: 33, nrhs: 2 }, 'z')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'zcgesv', backend: 'gpu' });
  expect(await complaints(context, zcposvCase, { uplo: 'u', n: 33, nrhs: 2 }, 'z')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'zcposv', backend: 'gpu' });
});
