// GESVD on every context: the case's sweep, the reference, graded and deficient matrices, the ends of the range, data that is not finite,
// threads, and QR iteration by itself.
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { gesvd } from '../../../src/index.ts';
import { bdsqrRef } from '../../../src/lapack/svd/bdsqr.ref.ts';
import { lasv2Ref } from '../../../src/lapack/svd/plane.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GesvdData, type GesvdProblem, gesvdCase } from '../../../testing/cases/lapack/svd/gesvd.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const ODD = { pad: 3, offset: 5 };
const THIN = { jobu: 's', jobvt: 's' } as const;
const c = gesvdCase as unknown as Case<GesvdProblem>;
const valuesOf = ({ S }: GesvdData): Float64Array => columnOf(S, 0);
const run = async (problem: GesvdProblem, prec: 's' | 'd'): Promise<GesvdData> =>
  (await attempt(cpu, gesvdCase, problem, prec)).after;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? some(c.sweep, 4) : c.sweep.filter((_, i) => i % 9 === 4);
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(gesvdCase.sweep, 4)) {
    const before = gesvdCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    gesvdCase.reference(problem, after);
    const error = gesvdCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

const graded: Source = (a, prec, random) => {
  uniform(a, prec, random);
  for (let j = 0; j < a.cols; j++)
    for (let i = 0; i < a.rows; i++) a.data[a.offset + i + j * a.ld]! *= 10 ** (-(i + 2 * j) / 8);
};
const ofRank =
  (rank: number): Source =>
  (a) => {
    for (let j = 0; j < a.cols; j++) {
      for (let i = 0; i < a.rows; i++) {
        let sum = 0;
        for (let l = 1; l <= rank; l++) sum += (((i * l * l + l) % 11) - 5) * (((j * (l + 2) + l) % 13) - 6);
        a.data[a.offset + i + j * a.ld] = sum;
      }
    }
  };
const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
  };

it.each(PRECS)('graded, deficient and special matrices (%s)', async (prec) => {
  const [low, high] = prec === 's' ? [2 ** -120, 2 ** 118] : [2 ** -1010, 2 ** 1008];
  const sources: Record<string, Source> = {
    graded,
    'of rank 1': ofRank(1),
    'of rank 3': ofRank(3),
    zero: formula(() => 0),
    unit: formula((i, j) => (i === j ? 1 : 0)),
    negative: formula((i, j) => (i === j ? -2 : 0)),
    ones: formula(() => 1),
    'upper bidiagonal': formula((i, j) => (i === j ? 1 : j === i + 1 ? 2 : 0)),
    large: scaled(high),
    small: scaled(low),
  };
  for (const [name, source] of Object.entries(sources)) {
    for (const [m, n] of [
      [9, 7],
      [34, 33],
      [70, 20],
      [20, 41],
    ] as const)
      expect(await complaints(cpu, c, { ...THIN, m, n, source, layout: ODD }, prec), name).toEqual([]);
  }
  const zero = await run({ jobu: 'a', jobvt: 'a', m: 20, n: 15, source: formula(() => 0) }, prec);
  expect([...valuesOf(zero)]).toEqual(new Array(15).fill(0));
});

it('finds the rank of exact products', async () => {
  for (const rank of [1, 2, 3]) {
    const values = valuesOf(await run({ ...THIN, m: 40, n: 30, source: ofRank(rank) }, 'd'));
    const found = values.filter((value) => value > 40 * 2 ** -52 * values[0]!).length;
    expect(found).toBe(rank);
  }
});

it.each(PRECS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const [m, n] of [
      [20, 16],
      [3, 5],
      [1, 1],
    ] as const) {
      const source: Source = (a, p, random) => {
        uniform(a, p, random);
        a.data[a.offset + (m - 1) + (n - 1) * a.ld] = value;
      };
      const { before, after } = await attempt(
        cpu,
        gesvdCase,
        { jobu: 'a', jobvt: 's', m, n, source, layout: ODD },
        prec,
      );
      expect(after.info.data[after.info.offset]).toBe(Math.min(m, n));
      expect(after.A.data).toEqual(before.A.data);
      for (const view of [after.S, after.U, after.VT])
        for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
    }
  }
});

it('vectors asked for or not, the values are the same', async () => {
  for (const [m, n] of [
    [40, 33],
    [60, 20],
    [15, 44],
  ] as const) {
    const all = await Promise.all((['n', 's', 'a'] as const).map((job) => run({ jobu: job, jobvt: job, m, n }, 'd')));
    expect(valuesOf(all[1]!)).toEqual(valuesOf(all[0]!));
    expect(valuesOf(all[2]!)).toEqual(valuesOf(all[0]!));
  }
});

describe('arguments', () => {
  it('U and VT must be there if they are asked for', async () => {
    const [A, S, info] = [cpu.alloc('d', 6), cpu.alloc('d', 2), cpu.alloc('i', 1)];
    const common = { m: 3, n: 2, A, lda: 3, S, info };
    expectRefusal(
      await rejectionOf(() => gesvd(cpu.queue, common)),
      { routine: 'dgesvd', argument: 'U', position: 8 },
      /must be given unless jobu is 'n'/,
    );
    expectRefusal(
      await rejectionOf(() => gesvd(cpu.queue, { ...common, jobu: 'n' })),
      { routine: 'dgesvd', argument: 'VT', position: 10 },
      /must be given unless jobvt is 'n'/,
    );
    const VT = cpu.alloc('d', 4);
    expectRefusal(
      await rejectionOf(() => gesvd(cpu.queue, { ...common, jobu: 'n', VT, ldvt: 1 })),
      { routine: 'dgesvd', argument: 'ldvt', position: 11 },
      /rows of VT\) = 2/,
    );
    await gesvd(cpu.queue, { ...common, jobu: 'n', jobvt: 'n' });
    for (const buffer of [A, S, info, VT]) buffer.dispose();
  });
});

describe('with any number of threads', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it('the bits are the same', async () => {
    const results = [];
    for (const threads of [1, 3]) {
      engine()!.pool.threads = threads;
      const { S, U, VT } = await run({ ...THIN, m: 160, n: 150 }, 's');
      results.push([S.data, U.data, VT.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong value, vector or order', async () => {
  const problem = { ...THIN, m: 25, n: 20, layout: ODD };
  const { before, after } = await attempt(cpu, gesvdCase, problem, 'd');
  for (const name of ['S', 'U', 'VT'] as const) {
    const wrong = copied(after, ['S', 'U', 'VT']);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(gesvdCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const swapped = copied(after, ['S']);
  swapped.S.data.subarray(swapped.S.offset, swapped.S.offset + 20).reverse();
  expect(judge(gesvdCase, problem, 'd', { before, after: swapped })).toHaveLength(1);
});

/** 10^-6 to 10^6, of either sign. */
const wide = fc.double({ min: -6, max: 6, noNaN: true }).chain((x) => fc.constantFrom(10 ** x, -(10 ** x)));

describe('QR iteration', () => {
  it('keeps the determinant, to high relative accuracy whatever the grading', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(wide, wide), { minLength: 1, maxLength: 24 }), (pairs) => {
        const n = pairs.length;
        const d = Float64Array.from(pairs, ([x]) => x);
        const before = d.reduce((sum, x) => sum + Math.log(Math.abs(x)), 0);
        const e = Float64Array.from(pairs.slice(1), ([, y]) => y);
        expect(bdsqrRef(n, d, e, EPS.d)).toBe(0);
        const after = d.reduce((sum, x) => sum + Math.log(Math.abs(x)), 0);
        expect(Math.abs(after - before)).toBeLessThan(200 * n * n * EPS.d);
        expect(e.every((x) => x === 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('divides where elements are zero', () => {
    const d = new Float64Array([1, 0, 2, 0, 3]);
    const e = new Float64Array([1, 1, 0, 1]);
    let squares = 0;
    for (const x of [...d, ...e]) squares += x * x;
    expect(bdsqrRef(5, d, e, EPS.d)).toBe(0);
    expect(d.reduce((sum, x) => sum + x * x, 0)).toBeCloseTo(squares, 13);
    expect(d.filter((x) => Math.abs(x) < 1e-14)).toHaveLength(2);
  });

  it('solves 2 x 2 triangles', () => {
    fc.assert(
      fc.property(
        fc.oneof(wide, fc.constant(0)),
        fc.oneof(wide, fc.constant(0)),
        fc.oneof(wide, fc.constant(0)),
        (f, g, h) => {
          const to = { least: 0, most: 0, right: { c: 1, s: 0, r: 0 }, left: { c: 1, s: 0, r: 0 } };
          lasv2Ref(f, g, h, to);
          const { right, left, most, least } = to;
          const size = Math.max(Math.abs(f), Math.abs(g), Math.abs(h));
          // rows of the left rotation times the triangle times columns of the right one
          const first = [left.c * f, left.c * g + left.s * h];
          const second = [-left.s * f, -left.s * g + left.c * h];
          for (const [found, expected] of [
            [first[0]! * right.c + first[1]! * right.s, most],
            [-first[0]! * right.s + first[1]! * right.c, 0],
            [second[0]! * right.c + second[1]! * right.s, 0],
            [-second[0]! * right.s + second[1]! * right.c, least],
          ] as const)
            expect(Math.abs(found - expected)).toBeLessThanOrEqual(16 * EPS.d * size);
          expect(Math.abs(most)).toBeGreaterThanOrEqual(Math.abs(least));
        },
      ),
    );
  });
});
