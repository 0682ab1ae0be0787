// Hermitian drivers with a reduction in two stages on a GPU: orders below, at and beyond the bandwidth, the ends of the range, what is not
// finite, and what their option says of real matrices too.
import { describe, expect, it } from 'vitest';
import { syevdWorkspace } from '../../../src/index.ts';
import { syevdCase } from '../../../testing/cases/lapack/eigen/syevd.ts';
import { syevrCase } from '../../../testing/cases/lapack/eigen/syevr.ts';
import { syevxCase } from '../../../testing/cases/lapack/eigen/syevx.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import { ALL, indexed } from '../../../testing/lib/chosenCase.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { formula } from '../../../testing/lib/source.ts';
import { full } from '../../lib/sampled.ts';
import { gpu } from '../../setup/contexts.ts';
import { scaled } from './drivers.ts';

const ODD = { pad: 3, offset: 5 };
const two = { stages: 'two', mode: 'native', layout: ODD } as const;

/** What is said of a reduction in one stage. */
const ONE = /^(panels|one dispatch|registers)/;

describe.skipIf(gpu === undefined)('on a GPU, in two stages', () => {
  const check = async (c: unknown, problem: object, prec: 's' | 'c' = 'c'): Promise<string> => {
    gpu!.queue.trace.length = 0;
    expect(await complaints(gpu!, c as Case, problem, prec), JSON.stringify(problem)).toEqual([]);
    const { backend, why } = gpu!.queue.trace.at(-1)!;
    expect(backend).toBe('gpu');
    gpu!.queue.trace.length = 0;
    return why!;
  };

  it('values and vectors of any order', async () => {
    const orders = full ? [2, 3, 4, 5, 15, 16, 17, 18, 20, 31, 33, 50, 65, 130] : [2, 3, 17, 50];
    for (const [i, n] of orders.entries())
      expect(await check(syevdCase, { jobz: 'v', uplo: i % 2 ? 'u' : 'l', n, ...two })).toMatch(/^two stages/);
    for (const n of full ? [2, 16, 17, 33] : [18]) await check(syevdCase, { jobz: 'n', uplo: 'u', n, ...two });
  });

  it('the ends of the range, and what is a band already', async () => {
    for (const [factor, uplo] of [
      [2 ** -100, 'l'],
      [2 ** 100, 'u'],
    ] as const)
      await check(syevdCase, { jobz: 'v', uplo, n: 21, source: scaled(factor), ...two });
    const imaginary = formula((i, j, part) => part * Math.sign(i - j) * Number(Math.abs(i - j) < 9));
    await check(syevdCase, { jobz: 'v', uplo: 'l', n: 30, source: imaginary, ...two });
  });

  it('chosen values and vectors', async () => {
    const few = { jobz: 'v', uplo: 'l', n: 100, ...indexed(4, 7), stages: 'two', layout: ODD } as const;
    await check(syevxCase, few);
    await check(syevrCase, { ...few, uplo: 'u', ...indexed(1, 30) });
    await check(syevxCase, { jobz: 'n', uplo: 'u', n: 99, ...ALL, stages: 'two' });
  });

  it('says what is not finite, in one part only', async () => {
    const source = formula((i, j, part) => (part === 1 && i === 0 && j === 19 ? Number.NaN : 1));
    for (const jobz of ['n', 'v'] as const) {
      const { A, W, info } = (await attempt(gpu!, syevdCase, { jobz, uplo: 'u', n: 20, source, ...two }, 'c')).after;
      expect(info.data[info.offset]).toBe(20);
      expect(columnOf(W, 0).every(Number.isNaN)).toBe(true);
      for (let j = 0; jobz === 'v' && j < 20; j++) expect(columnOf(A, j).every(Number.isNaN)).toBe(true);
    }
    gpu!.queue.trace.length = 0;
  });

  it('only where the call says so, of real matrices too', async () => {
    const call = { jobz: 'n', uplo: 'l', n: 20, mode: 'native' } as const;
    for (const prec of ['s', 'c'] as const) {
      expect(await check(syevdCase, call, prec)).toMatch(ONE);
      expect(await check(syevdCase, { ...call, stages: 'one' }, prec)).toMatch(ONE);
      expect(await check(syevdCase, { ...call, stages: 'two' }, prec)).toMatch(/^two stages/);
    }
    const bytes = (stages: 'auto' | 'one' | 'two', n: number): number => syevdWorkspace({ n, jobz: 'v', stages });
    expect([bytes('auto', 1000), bytes('auto', 30000)]).toEqual([bytes('one', 1000), bytes('two', 30000)]);
    expect(bytes('two', 1000)).toBeGreaterThan(bytes('one', 1000));
  });
});
