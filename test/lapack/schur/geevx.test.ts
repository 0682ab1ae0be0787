// GEEVX on every context: the case's sweep, the reference, condition numbers that are known, data that is not finite, arguments.
import { describe, expect, it } from 'vitest';
import { geevx } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GeevxProblem, geevxCase } from '../../../testing/cases/lapack/schur/geevx.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds } from './matrices.ts';

const c = geevxCase as unknown as Case<GeevxProblem>;
const ALL = { balanc: 'b', jobvl: 'v', jobvr: 'v', sense: 'b' } as const;

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
  for (const problem of some(geevxCase.sweep, 4)) {
    const before = geevxCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    geevxCase.reference(problem, after);
    const error = geevxCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 40 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it('matrices of all kinds', async () => {
  for (const n of [2, 7, 24])
    for (const [name, source] of Object.entries(kinds(n)))
      for (const balanc of ['n', 'b'] as const) {
        // What is scattered over the range is not for a computation without scaling.
        if (balanc === 'n' && /graded|scaled/.test(name)) continue;
        const problem = { ...ALL, balanc, n, source, layout: { pad: 3, offset: 5 }, comparable: false };
        expect(await complaints(cpu, c, problem, 'd'), `${name}, ${n}, ${balanc}`).toEqual([]);
      }
});

it('condition numbers are 1 of normal matrices, and those of [1 k; 0 2] are known', async () => {
  const normal = await attempt(cpu, geevxCase, { ...ALL, n: 9, source: kinds(9)['cyclic shift']! }, 'd');
  for (const x of columnOf(normal.after.rconde, 0)) expect(Math.abs(x - 1)).toBeLessThan(1e-13);
  for (const k of [0, 3, 100]) {
    const source = formula((i, j) => (i === j ? 1 + i : j > i ? k : 0));
    const { after } = await attempt(cpu, geevxCase, { ...ALL, balanc: 'n', n: 2, source }, 'd');
    for (const x of columnOf(after.rconde, 0)) expect(Math.abs(x * Math.hypot(1, k) - 1)).toBeLessThan(1e-14);
    // What is left is the other eigenvalue, at a distance of 1.
    for (const x of columnOf(after.rcondv, 0)) expect(Math.abs(x - 1)).toBeLessThan(1e-13);
  }
});

it('says what is not finite', async () => {
  const source: Source = (a, p, random) => {
    uniform(a, p, random);
    a.data[a.offset + 2] = Number.NaN;
  };
  const { before, after } = await attempt(cpu, geevxCase, { ...ALL, n: 6, source }, 's');
  expect(after.info.data[after.info.offset]).toBe(6);
  expect(after.A.data).toEqual(before.A.data);
  for (const view of [after.WR, after.VL, after.abnrm, after.rconde, after.rcondv])
    expect(columnOf(view, 0).every(Number.isNaN)).toBe(true);
});

it('refuses condition numbers without vectors, and the lack of what is asked for', async () => {
  const of = (length: number) => cpu.alloc('d', length);
  const [A, V, WR, WI, scale, abnrm] = [of(4), of(8), of(2), of(2), of(2), of(1)];
  const info = cpu.alloc('i', 3);
  const rest = { n: 2, A, lda: 2, WR, WI, ilo: info.at(1), ihi: info.at(2), scale, abnrm, info };
  expectRefusal(
    await rejectionOf(() => geevx(cpu.queue, { sense: 'e', jobvl: 'n', ...rest })),
    { routine: 'dgeevx', argument: 'sense', position: 4 },
    /only if jobvl and jobvr are 'v'/,
  );
  expectRefusal(
    await rejectionOf(() => geevx(cpu.queue, { sense: 'e', ...rest, VL: V, ldvl: 2, VR: V.at(4), ldvr: 2 })),
    { routine: 'dgeevx', argument: 'rconde', position: 18 },
    /must be given if sense is 'e' or 'b'/,
  );
  await geevx(cpu.queue, { jobvl: 'n', jobvr: 'n', ...rest });
  for (const buffer of [A, V, WR, WI, scale, abnrm, info]) buffer.dispose();
});

it('the case finds a wrong scale or condition number', async () => {
  const problem = { ...ALL, n: 20, layout: { pad: 3, offset: 5 } };
  const { before, after } = await attempt(cpu, geevxCase, problem, 'd');
  for (const name of ['scale', 'abnrm', 'rconde'] as const) {
    const wrong = copied(after, ['scale', 'abnrm', 'rconde']);
    wrong[name].data[wrong[name].offset]! += 1e-9;
    expect(judge(geevxCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const few = { ...problem, n: 8 };
  const small = await attempt(cpu, geevxCase, few, 'd');
  for (const factor of [1 / 50, 50]) {
    const wrong = copied(small.after, ['rcondv']);
    wrong.rcondv.data[wrong.rcondv.offset + 3]! *= factor;
    expect(judge(geevxCase, few, 'd', { before: small.before, after: wrong })).toHaveLength(1);
  }
});
