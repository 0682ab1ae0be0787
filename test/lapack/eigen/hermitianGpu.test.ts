// Hermitian eigenproblems on a GPU: the reduction and its reflectors in either triangle, drivers beyond the orders that the CPU takes, NaN,
// diagonals whose imaginary parts are not to be looked at.
import { describe, expect, it } from 'vitest';
import { orgtrCase } from '../../../testing/cases/lapack/eigen/orgtr.ts';
import { ormtrCase } from '../../../testing/cases/lapack/eigen/ormtr.ts';
import { stedcCase } from '../../../testing/cases/lapack/eigen/stedc.ts';
import { syevdCase } from '../../../testing/cases/lapack/eigen/syevd.ts';
import { syevxCase } from '../../../testing/cases/lapack/eigen/syevx.ts';
import { sygstCase } from '../../../testing/cases/lapack/eigen/sygst.ts';
import { sygvdCase } from '../../../testing/cases/lapack/eigen/sygvd.ts';
import { sytrdCase } from '../../../testing/cases/lapack/eigen/sytrd.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import { ALL, indexed, valued } from '../../../testing/lib/chosenCase.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula } from '../../../testing/lib/source.ts';
import { gpu } from '../../setup/contexts.ts';
import { CLOSED, generated, SPECTRA, scaled } from './drivers.ts';

const ODD = { pad: 3, offset: 5 };
const of = (c: unknown): Case => c as Case;

describe.skipIf(gpu === undefined)('on a GPU', () => {
  const check = async (c: unknown, problem: object): Promise<void> => {
    expect(await complaints(gpu!, of(c), problem, 'c'), JSON.stringify(problem)).toEqual([]);
    expect(gpu!.queue.trace.at(-1)).toMatchObject({ backend: 'gpu' });
  };

  it('reductions of orders around panels, and the ends of the range', async () => {
    for (const [i, n] of [2, 3, 5, 33, 70].entries())
      await check(sytrdCase, { uplo: i % 2 ? 'u' : 'l', n, layout: ODD });
    for (const factor of [2 ** -90, 2 ** 118])
      await check(sytrdCase, { uplo: 'u', n: 21, source: scaled(factor), layout: ODD });
    const diagonal = formula((i, j, part) => (i === j ? 1 + i + part : 0));
    await check(sytrdCase, { uplo: 'l', n: 20, source: diagonal, layout: ODD });
    const imaginary = formula((i, j, part) => part * Math.sign(i - j));
    await check(sytrdCase, { uplo: 'l', n: 20, source: imaginary });
  });

  it('their reflectors, written out and applied', async () => {
    for (const uplo of ['l', 'u'] as const) {
      await check(orgtrCase, { uplo, n: 40, layout: ODD });
      for (const side of ['l', 'r'] as const)
        await check(ormtrCase, { side, uplo, trans: side === 'l' ? 'n' : 'c', m: 37, n: 37, layout: ODD });
    }
  });

  it('divide and conquer', async () => {
    for (const compz of ['i', 'v'] as const) await check(stedcCase, { compz, n: 100, kind: 'random', layout: ODD });
  });

  it('drivers', async () => {
    await check(syevdCase, { jobz: 'v', uplo: 'u', n: 110, layout: ODD });
    await check(syevdCase, { jobz: 'v', uplo: 'l', n: 12, mode: 'native' });
    await check(syevdCase, { jobz: 'n', uplo: 'l', n: 100, source: generated(SPECTRA[2]!), layout: ODD });
    await check(syevxCase, { jobz: 'v', uplo: 'l', n: 100, ...indexed(4, 7), layout: ODD });
    await check(syevxCase, { jobz: 'v', uplo: 'u', n: 100, ...valued(-0.31, 30), layout: ODD });
    await check(syevxCase, { jobz: 'n', uplo: 'u', n: 99, ...ALL });
  });

  it('values that are known', async () => {
    const [n, source, values] = CLOSED['Clement, made symmetric']!;
    const { after } = await attempt(gpu!, syevdCase, { jobz: 'v', uplo: 'u', n, source, mode: 'native' }, 'c');
    const worst = Math.max(...columnOf(after.W, 0).map((x, i) => Math.abs(x - values(n)[i]!)));
    expect(worst).toBeLessThan(n * 30 * 2 ** -24);
  });

  it('says what is not finite, in one part only', async () => {
    const source = formula((i, j, part) => (part === 1 && i === 0 && j === 9 ? Number.NaN : 1));
    for (const jobz of ['n', 'v'] as const) {
      const problem = { jobz, uplo: 'u', n: 10, source, mode: 'native', layout: ODD } as const;
      const { A, W, info } = (await attempt(gpu!, syevdCase, problem, 'c')).after;
      expect(info.data[info.offset]).toBe(10);
      expect(columnOf(W, 0).every(Number.isNaN)).toBe(true);
      for (let j = 0; jobz === 'v' && j < 10; j++) expect(columnOf(A, j).every(Number.isNaN)).toBe(true);
    }
  });

  it('generalized problems', async () => {
    for (const [i, itype] of [1, 2, 3].entries())
      await check(sygstCase, { itype, uplo: i % 2 ? 'u' : 'l', n: 40, layout: ODD });
    await check(sygvdCase, { itype: 1, jobz: 'v', uplo: 'l', n: 98, layout: ODD });
    await check(sygvdCase, { itype: 3, jobz: 'v', uplo: 'u', n: 98 });
  });
});
