// GEESX on every context: the case's sweep, the reference, condition numbers that are known, data that is not finite, arguments.
import { describe, expect, it } from 'vitest';
import { geesx } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GeesxProblem, geesxCase } from '../../../testing/cases/lapack/schur/geesx.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds } from './matrices.ts';

const ODD = { pad: 3, offset: 5 };
const c = geesxCase as unknown as Case<GeesxProblem>;
const ALL = { jobvs: 'v', sort: 'lhp', sense: 'b' } as const;

/** rconde and rcondv. */
async function numbersOf(problem: GeesxProblem): Promise<readonly [number, number]> {
  const { rconde, rcondv } = (await attempt(cpu, geesxCase, problem, 'd')).after;
  return [rconde.data[rconde.offset]!, rcondv.data[rcondv.offset]!];
}

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? some(c.sweep, 4) : c.sweep.filter((_, i) => i % 12 === 4);
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  },
);

it.each(PRECISIONS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(geesxCase.sweep, 4)) {
    const before = geesxCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    geesxCase.reference(problem, after);
    const error = geesxCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 40 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it('matrices of all kinds', async () => {
  for (const name of [
    'signed',
    'companion',
    'badly scaled',
    'in blocks',
    'Clement',
    'skew',
    'Grcar',
    'nearly triangular',
  ])
    for (const sort of ['lhp', 'rhp'] as const) {
      const problem = { ...ALL, sort, n: 9, source: kinds(9)[name]!, layout: ODD };
      expect(await complaints(cpu, c, problem, 'd'), `${name}, ${sort}`).toEqual([]);
    }
});

it('numbers that are known, at all scales', async () => {
  for (const k of [0, 3, 100]) {
    for (const factor of [1, 2 ** -1000, 2 ** 900]) {
      // The projector of [-1 k; 0 2] has the norm hypot(1, k/3), and the eigenvalues are 3 apart.
      const source = formula((i, j) => factor * (i === j ? 3 * i - 1 : j > i ? k : 0));
      const [s, sep] = await numbersOf({ ...ALL, n: 2, source });
      expect(Math.abs(s * Math.hypot(1, k / 3) - 1)).toBeLessThan(1e-14);
      expect(Math.abs(sep / factor / 3 - 1)).toBeLessThan(1e-14);
    }
  }
  // Two rotations by a right angle, of unlike sizes: X -> T11 X - X T22 stretches by 1 to 5.
  const turns = formula((i, j) =>
    Math.floor(i / 2) !== Math.floor(j / 2) ? 0 : (i < 2 ? 2 : 3) * (i - j) - (i === j ? 1 : 0) * (i < 2 ? 1 : -1),
  );
  const [s, sep] = await numbersOf({ ...ALL, n: 4, source: turns });
  expect(Math.abs(s - 1)).toBeLessThan(1e-14);
  expect(sep).toBeGreaterThan(Math.hypot(2, 1) / 2.02);
  expect(sep).toBeLessThan(Math.hypot(2, 1) * 2.02);
});

it('an empty matrix, and all or none chosen', async () => {
  expect(await numbersOf({ ...ALL, n: 0 })).toEqual([1, 0]);
  const source = formula((i, j) => (i <= j ? 1 : 0));
  for (const sort of ['lhp', 'rhp'] as const) expect(await numbersOf({ ...ALL, sort, n: 5, source })).toEqual([1, 5]);
});

it('says what is not finite', async () => {
  const source: Source = (a, p, random) => {
    kinds(6)['signed']!(a, p, random);
    a.data[a.offset + 2] = Number.NaN;
  };
  const { after } = await attempt(cpu, geesxCase, { ...ALL, n: 6, source }, 's');
  expect(after.info.data[after.info.offset]).toBe(6);
  expect([after.rconde.data[after.rconde.offset], after.rcondv.data[after.rcondv.offset]]).toEqual([NaN, NaN]);
});

it('refuses condition numbers of no choice, and the lack of what is asked for', async () => {
  const of = (length: number) => cpu.alloc('d', length);
  const [A, VS, WR, WI, numbers] = [of(4), of(4), of(2), of(2), of(2)];
  const info = cpu.alloc('i', 2);
  const rest = { n: 2, A, lda: 2, sdim: info.at(1), WR, WI, VS, ldvs: 2, info };
  expectRefusal(
    await rejectionOf(() => geesx(cpu.queue, { sense: 'e', rconde: numbers, ...rest })),
    { routine: 'dgeesx', argument: 'sense', position: 3 },
    /must be 'n' if sort is/,
  );
  expectRefusal(
    await rejectionOf(() => geesx(cpu.queue, { sort: 'lhp', sense: 'b', rconde: numbers, ...rest })),
    { routine: 'dgeesx', argument: 'rcondv', position: 13 },
    /must be given if sense is 'v' or 'b'/,
  );
  for (const buffer of [A, VS, WR, WI, numbers, info]) buffer.dispose();
});

it('the case finds a wrong condition number', async () => {
  const problem = { ...ALL, n: 10, layout: ODD };
  const { before, after } = await attempt(cpu, geesxCase, problem, 'd');
  for (const [name, factor] of [
    ['rconde', 1 + 1e-9],
    ['rcondv', 50],
    ['rcondv', 1 / 50],
  ] as const) {
    const wrong = copied(after, ['rconde', 'rcondv']);
    wrong[name].data[wrong[name].offset]! *= factor;
    expect(judge(geesxCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
