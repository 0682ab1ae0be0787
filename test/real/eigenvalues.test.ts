// Eigenvalues of real symmetric matrices: LAPACK's ratios, and the ends of the spectra as NumPy 2.4 has them.
import { describe, expect, it } from 'vitest';
import { syevCase } from '../../testing/cases/lapack/eigen/syev.ts';
import { syevdCase } from '../../testing/cases/lapack/eigen/syevd.ts';
import { attempt, judge } from '../../testing/lib/case.ts';
import { columnOf } from '../../testing/lib/product.ts';
import { EPS } from '../../testing/lib/residuals.ts';
import { formula } from '../../testing/lib/source.ts';
import { cpu } from '../setup/contexts.ts';
import { denseOf, entries, full } from './collection.ts';

/** The least and the largest eigenvalue. */
const ENDS: Readonly<Record<string, readonly [least: number, largest: number]>> = {
  '1138_bus': [0.003516860007386534, 30148.79442195322],
  '494_bus': [0.01242237513498102, 30005.141764126434],
  LFAT5: [0.1499189349036257, 21452186.655102637],
  bcsstk01: [3417.2675626636888, 3015179089.8976846],
  bcsstk02: [4.214073732582317, 18225.748624307984],
  hilbert10: [1.1030634729146595e-13, 1.7519196702651747],
  lund_a: [80.03510931548342, 223854064.39135405],
  nos4: [0.0005379528369269086, 0.8491377837805854],
};

/** The CPU's part of order 500 takes a second in the check alone. */
const MOST = full ? 2000 : 200;

describe.each([syevCase, syevdCase])('$spec.name', (c) => {
  it.each(entries().filter(({ name, n }) => name in ENDS && n <= MOST))('$name', async (entry) => {
    const { n, name } = entry;
    for (const prec of ['s', 'd'] as const) {
      const a = denseOf(entry, prec);
      const problem = { jobz: 'v', uplo: 'l', n, source: formula((i, j) => a[i + j * n]!) } as const;
      const { before, after } = await attempt(cpu, c, problem, prec);
      expect(judge(c, problem, prec, { before, after })).toEqual([]);
      const values = columnOf(after.W, 0);
      const [least, largest] = ENDS[name]!;
      expect(Math.abs(values[0]! - least)).toBeLessThan(30 * EPS[prec] * largest);
      expect(Math.abs(values[n - 1]! - largest)).toBeLessThan(30 * EPS[prec] * largest);
    }
  });
});
