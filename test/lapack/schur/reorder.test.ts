// TREXC, TRSEN and TRSNA on every context: sweeps of their cases, blocks of all kinds past each other, what cannot change places, numbers
// that are known, data that is not finite.
import { describe, expect, it } from 'vitest';
import { trexc, trsen } from '../../../src/index.ts';
import { trexcCase } from '../../../testing/cases/lapack/schur/trexc.ts';
import { trsenCase } from '../../../testing/cases/lapack/schur/trsen.ts';
import { trsnaCase } from '../../../testing/cases/lapack/schur/trsna.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds } from './matrices.ts';

/** Of a vector, which is a row. */
const elementsOf = ({ data, offset, rows }: MatrixView) => data.subarray(offset, offset + rows);

const ODD = { pad: 3, offset: 5 };
const CASES = [trexcCase, trsenCase, trsnaCase] as unknown as Case[];

describe.each(CASES.map((c) => [c.spec.name, c] as const))('%s', (_, c) => {
  it.each(contexts.map((context) => [context.backend, context] as const))(
    'does the whole sweep on a %s context',
    async (backend, context) => {
      const sweep = backend === 'cpu' ? c.sweep : c.sweep.slice(3, 5);
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
    },
  );

  it.each(PRECISIONS)('and so does the reference (%s)', (prec) => {
    for (const problem of some(c.sweep, 4)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  });
});

describe('trexc', () => {
  it('moves every block to every place', async () => {
    const n = 7;
    // Real eigenvalues and pairs, in this order
    const starts = [0, 1, 3, 4, 6];
    const source: Source = (a, prec, random) => {
      kinds(n)['signed']!(a, prec, random);
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++) {
          const p = a.offset + i + j * a.ld;
          const pair = [1, 4].includes(Math.min(i, j)) && Math.abs(i - j) === 1;
          if (pair) a.data[p] = i > j ? -2 : 1.5;
          else if (i > j) a.data[p] = 0;
          else if (i === j) a.data[p] = starts.filter((start) => start <= i).length;
        }
    };
    for (let ifst = 1; ifst <= n; ifst++)
      for (let ilst = 1; ilst <= n; ilst++) {
        const problem = { compq: 'v', n, ifst, ilst, source, layout: ODD } as const;
        expect(await complaints(cpu, trexcCase as never, problem, 'd'), `${ifst}, ${ilst}`).toEqual([]);
      }
  });

  it('matrices of all kinds', async () => {
    for (const name of ['signed', 'companion', 'in blocks', 'Clement', 'skew', 'two cycles'])
      for (const [ifst, ilst] of [
        [1, 10],
        [10, 1],
        [4, 7],
      ] as const) {
        const problem = { compq: 'v', n: 10, ifst, ilst, source: kinds(10)[name]!, layout: ODD } as const;
        expect(await complaints(cpu, trexcCase as never, problem, 'd'), `${name}, ${ifst}, ${ilst}`).toEqual([]);
      }
  });

  it('says what is not finite, and leaves it', async () => {
    const T = cpu.upload('d', Float64Array.of(1, 0, Number.NaN, 2));
    const info = cpu.alloc('i', 2);
    await trexc(cpu.queue, { compq: 'n', n: 2, T, ldt: 2, ifst: 1, ilst: 2, place: info.at(1), info });
    expect([...(await cpu.download(info))]).toEqual([2, 1]);
    expect([...(await cpu.download(T))]).toEqual([1, 0, Number.NaN, 2]);
    expectRefusal(
      await rejectionOf(() => trexc(cpu.queue, { compq: 'n', n: 2, T, ldt: 2, ifst: 0, ilst: 2, place: info, info })),
      { routine: 'dtrexc', argument: 'ifst', position: 7 },
      /integer in/,
    );
    for (const buffer of [T, info]) buffer.dispose();
  });
});

describe('trsen', () => {
  it('matrices of all kinds', async () => {
    for (const name of ['signed', 'companion', 'badly scaled', 'in blocks', 'Clement', 'skew', 'Grcar'])
      for (const step of [2, 3]) {
        const problem = { job: 'b', compq: 'v', n: 9, step, source: kinds(9)[name]!, layout: ODD } as const;
        expect(await complaints(cpu, trsenCase as never, problem, 'd'), `${name}, ${step}`).toEqual([]);
      }
  });

  it('says what is not finite', async () => {
    const T = cpu.upload('d', Float64Array.of(1, 0, Infinity, 2));
    const select = cpu.upload('i', Int32Array.of(0, 1));
    const [W, numbers, info] = [cpu.alloc('d', 4), cpu.alloc('d', 2), cpu.alloc('i', 2)];
    const out = { WR: W, WI: W.at(2), s: numbers, sep: numbers.at(1), m: info.at(1), info };
    await trsen(cpu.queue, { job: 'b', compq: 'n', select, n: 2, T, ldt: 2, ...out });
    expect([...(await cpu.download(info))]).toEqual([2, 0]);
    for (const x of [W, numbers]) expect((await cpu.download(x)).every(Number.isNaN)).toBe(true);
    for (const buffer of [T, select, W, numbers, info]) buffer.dispose();
  });

  it('the case finds a wrong number, order or value', async () => {
    const problem = { job: 'b', compq: 'v', n: 9, step: 2, layout: ODD } as const;
    const { before, after } = await attempt(cpu, trsenCase, problem, 'd');
    for (const [name, factor] of [
      ['s', 1 + 1e-9],
      ['sep', 60],
      ['sep', 1 / 60],
      ['WR', 1.1],
      ['T', 1.1],
    ] as const) {
      const wrong = copied(after, ['s', 'sep', 'WR', 'T']);
      wrong[name].data[wrong[name].offset]! *= factor;
      expect(judge(trsenCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
    }
  });
});

describe('trsna', () => {
  it('matrices of all kinds', async () => {
    for (const name of [
      'unit',
      'signed',
      'companion',
      'in blocks',
      'Clement',
      'skew',
      'Grcar',
      'Jordan blocks',
      'zero',
    ])
      for (const n of [2, 8]) {
        const problem = { job: 'v', n, source: kinds(n)[name]!, layout: ODD } as const;
        expect(await complaints(cpu, trsnaCase as never, problem, 'd'), `${name}, ${n}`).toEqual([]);
      }
  });

  it('of a diagonal matrix the distances to the next eigenvalue', async () => {
    const values = [1, 2, 4, 8];
    const source = formula((i, j) => (i === j ? values[i]! : 0));
    const { after } = await attempt(cpu, trsnaCase, { job: 'b', n: 4, source }, 'd');
    expect([...elementsOf(after.s)]).toEqual([1, 1, 1, 1]);
    expect([...elementsOf(after.sep)]).toEqual([1, 1, 2, 4]);
  });

  it('says what is not finite', async () => {
    const data: typeof trsnaCase.data = (...args) => {
      const operands = trsnaCase.data(...args);
      operands.T.data[operands.T.offset] = Number.NaN;
      return operands;
    };
    const { after } = await attempt(cpu, { ...trsnaCase, data }, { job: 'b', n: 3 }, 'd');
    expect(after.info.data[after.info.offset]).toBe(3);
    for (const view of [after.s, after.sep]) expect(elementsOf(view).every(Number.isNaN)).toBe(true);
  });
});
