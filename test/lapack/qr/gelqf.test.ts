// GELQF on every backend: the sweep of its case, numbers at the ends of the range, NaN, zero rows; and that it agrees with ORGLQ and ORMLQ.
import { expect, it } from 'vitest';
import { gelqfRef } from '../../../src/lapack/qr/gelqf.ref.ts';
import { orglqRef } from '../../../src/lapack/qr/orglq.ref.ts';
import { ormlqRef } from '../../../src/lapack/qr/ormlq.ref.ts';
import { gelqfCase } from '../../../testing/cases/lapack/qr/gelqf.ts';
import { orglqCase } from '../../../testing/cases/lapack/qr/orglq.ts';
import { ormlqCase } from '../../../testing/cases/lapack/qr/ormlq.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { some } from '../../lib/sampled.ts';
import { cpu } from '../../setup/contexts.ts';
import { LAYOUT, PRECS, testReflectors } from './reflectors.ts';

testReflectors(gelqfCase, { every: 4, nb: { m: 70, n: 80, side: 'r' }, threads: { m: 110, n: 140 } });

it.each(PRECS)('the references agree with the reflectors (%s)', (prec) => {
  const sweep = [gelqfCase, orglqCase, ormlqCase] as unknown as readonly Case[];
  for (const c of sweep) {
    for (const problem of some(c.sweep, 4)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < 30 * EPS[prec], `${c.spec.name} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

it.each(PRECS)('numbers near the ends of the range lose no accuracy (%s)', async (prec) => {
  const [low, high] = prec === 's' ? [2 ** -118, 2 ** 120] : [2 ** -1010, 2 ** 1015];
  for (const factor of [low, high]) {
    const source: Source = (a, p, random) => {
      uniform(a, p, random);
      for (let i = 0; i < a.data.length; i++) a.data[i] = a.data[i]! * factor;
    };
    for (const [m, n] of [
      [4, 9],
      [66, 70],
    ] as const) {
      expect(await complaints(cpu, gelqfCase, { m, n, source, layout: LAYOUT }, prec), `${factor}`).toEqual([]);
    }
  }
});

it('zero rows are left alone, and rows in front of a NaN are finite', async () => {
  for (const prec of PRECS) {
    const zero = await attempt(cpu, gelqfCase, { m: 36, n: 40, source: formula(() => 0) }, prec);
    expect(zero.after.tau.data.every((t) => t === 0)).toBe(true);
    const source: Source = (a, p, random) => {
      uniform(a, p, random);
      a.data[a.offset + 20 + 30 * a.ld] = Number.NaN;
    };
    const { A } = (await attempt(cpu, gelqfCase, { m: 40, n: 50, source }, prec)).after;
    const row = (i: number) => Array.from({ length: 50 }, (_, j) => A.data[A.offset + i + j * A.ld]!);
    for (let i = 0; i < 20; i++) expect(row(i).every(Number.isFinite)).toBe(true);
    expect(row(20).every(Number.isFinite)).toBe(false);
  }
});

it('a factorization, its Q and its product agree', () => {
  const [m, n] = [6, 10];
  const before = gelqfCase.data({ m, n }, 'd', new Random());
  const after = copied(before, ['A', 'tau']);
  gelqfRef(m, n, hostMat(after.A), after.tau.data);
  const L = Float64Array.from({ length: m * n }, (_, p) => (p % m >= Math.floor(p / m) ? after.A.data[p]! : 0));
  ormlqRef('r', 'n', m, n, m, hostMat(after.A), after.tau.data, 0, { data: L, off: 0, ld: m });
  for (let p = 0; p < m * n; p++) expect(L[p]).toBeCloseTo(before.A.data[p]!, 12);
  orglqRef(m, n, m, hostMat(after.A), after.tau.data);
  for (let i = 0; i < m; i++) {
    let dot = 0;
    for (let j = 0; j < n; j++) dot += after.A.data[i + j * m]! * after.A.data[((i + 1) % m) + j * m]!;
    expect(dot).toBeCloseTo(0, 12);
  }
});

it('the case of gelqf finds a wrong L, v or tau', async () => {
  const problem = { m: 33, n: 33, layout: LAYOUT };
  const { before, after } = await attempt(cpu, gelqfCase, problem, 'd');
  for (const [name, place] of [
    ['A', 7],
    ['A', 7 * 36],
    ['tau', 5],
  ] as const) {
    const wrong = copied(after, ['A', 'tau']);
    wrong[name].data[wrong[name].offset + place]! += 1e-9;
    expect(judge(gelqfCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
