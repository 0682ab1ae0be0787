// GESVDX on every context: the case's sweep, the reference, ends of intervals, close values, bad data and arguments.
import { describe, expect, it } from 'vitest';
import { gesvdx } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GesvdxData, type GesvdxProblem, gesvdxCase } from '../../../testing/cases/lapack/svd/gesvdx.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const BOTH = { jobu: 'v', jobvt: 'v' } as const;
const c = gesvdxCase as unknown as Case<GesvdxProblem>;
const countOf = ({ ns }: GesvdxData): number => ns.data[ns.offset]!;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of backend === 'cpu' ? some(c.sweep, 4) : c.sweep.slice(-2))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  },
);

it.each(PRECS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(gesvdxCase.sweep, 4)) {
    const before = gesvdxCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    gesvdxCase.reference(problem, after);
    const error = gesvdxCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it('an interval is open below and closed above', async () => {
  // 40, 39, ..., 1
  const source = formula((i, j) => (i === j ? 40 - i : 0));
  const common = { ...BOTH, m: 44, n: 40, source };
  const of = async (vl: number, vu: number) =>
    (await attempt(cpu, gesvdxCase, { ...common, chosen: { range: 'v', vl, vu } }, 'd')).after;
  const some = await of(3, 7);
  expect(countOf(some)).toBe(4);
  expect([...columnOf(some.S, 0).subarray(0, 4)]).toEqual([7, 6, 5, 4]);
  expect(countOf(await of(0, 0.5))).toBe(0);
  expect(countOf(await of(0, 100))).toBe(40);
});

it('vectors of equal values are orthogonal, and scaling does not touch the choice', async () => {
  const equal: Source = formula((i, j) => (i === j ? 1 : 0) - 2 / 50);
  for (const factor of [1, 1e-200, 1e200]) {
    const source: Source = (a, p, random) => {
      equal(a, p, random);
      for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
    };
    const problem = {
      ...BOTH,
      m: 50,
      n: 50,
      chosen: { range: 'v', vl: 0.5 * factor, vu: 2 * factor },
      source,
    } as const;
    expect(await complaints(cpu, c, problem, 'd')).toEqual([]);
    expect(countOf((await attempt(cpu, gesvdxCase, problem, 'd')).after)).toBe(50);
  }
});

it.each(PRECS)('says what is not finite (%s)', async (prec) => {
  const source: Source = (a, p, random) => {
    uniform(a, p, random);
    a.data[a.offset + 4 + 3 * a.ld] = Number.NaN;
  };
  const { after } = await attempt(cpu, gesvdxCase, { ...BOTH, m: 20, n: 12, chosen: { range: 'a' }, source }, prec);
  expect(after.info.data[after.info.offset]).toBe(12);
  expect(countOf(after)).toBe(0);
  for (const view of [after.S, after.U, after.VT])
    for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
});

it('refuses intervals and indices that are none', async () => {
  const [A, S, U, VT] = [6, 2, 6, 4].map((length) => cpu.alloc('d', length));
  const [ns, info] = [cpu.alloc('i', 1), cpu.alloc('i', 1)];
  const common = { m: 3, n: 2, A: A!, lda: 3, ns: ns!, S: S!, U: U!, ldu: 3, VT: VT!, ldvt: 2, info: info! };
  for (const [wrong, argument, position] of [
    [{ range: 'v', vl: -1, vu: 2 }, 'vl', 8],
    [{ range: 'v', vl: 1, vu: 1 }, 'vu', 9],
    [{ range: 'i', il: 0, iu: 1 }, 'il', 10],
    [{ range: 'i', il: 2, iu: 1 }, 'iu', 11],
    [{ range: 'i', il: 1, iu: 3 }, 'iu', 11],
  ] as const)
    expectRefusal(
      await rejectionOf(() => gesvdx(cpu.queue, { ...common, ...wrong })),
      { routine: 'dgesvdx', argument, position },
      /must be/,
    );
  for (const buffer of [A, S, U, VT, ns, info]) buffer!.dispose();
});
