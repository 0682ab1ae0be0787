// LOGM on every context: the case's sweep, the reference, logarithms that are known, matrices that have none, the ends of the range, data
// that is not finite, and threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { gauss } from '../../../src/lapack/functions/logm.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { logmCase, righted } from '../../../testing/cases/lapack/functions/logm.ts';
import { attempt, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { moderate, PRECISIONS, sampled, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const isSingle = (prec: (typeof PRECISIONS)[number]): boolean => prec === 's' || prec === 'c';
const ODD = { pad: 3, offset: 5 };
const N = 16;
/** Of complex matrices too real numbers. */
const real = (entry: (i: number, j: number) => number): Source =>
  formula((i, j, part) => (part === 1 ? 0 : entry(i, j)));
const integer = ({ data, offset }: { data: ArrayLike<number>; offset: number }): number => data[offset]!;

/** Blocks [x -y; y x] of order 2 on the diagonal. */
const turns =
  (x: number, y: number) =>
  (i: number, j: number): number =>
    i >> 1 !== j >> 1 ? 0 : i === j ? x : i < j ? -y : y;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sampled(context, logmCase.sweep, 1))
          expect(await complaints(context, logmCase, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECISIONS)('the reference does the same (%s)', (prec) => {
  for (const problem of some(moderate(logmCase.sweep), 4)) {
    const before = logmCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    logmCase.reference(problem, after);
    const error = logmCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${problem.n}: ${error}`).toBe(true);
  }
});

it.each(PRECISIONS)('logarithms that are known (%s)', async (prec) => {
  const known: readonly (readonly [name: string, A: Source, L: (i: number, j: number) => number])[] = [
    ['unit', real((i, j) => Number(i === j)), () => 0],
    ['diagonal', real((i, j) => (i === j ? 10 ** (i - 8) : 0)), (i, j) => (i === j ? (i - 8) * Math.LN10 : 0)],
    // Next to the end of what is principal
    ['turns', real(turns(Math.cos(3.1), Math.sin(3.1))), turns(0, 3.1)],
    ['spirals', real(turns(2, 5)), turns(Math.log(29) / 2, Math.atan2(5, 2))],
    // log(2 (1 + N)) with nilpotent N
    [
      'Jordan',
      real((i, j) => (i === j || j === i + 1 ? 2 : 0)),
      (i, j) => (i === j ? Math.LN2 : j > i ? (-1) ** (j - i - 1) / (j - i) : 0),
    ],
  ];
  for (const [name, source, L] of known) {
    const { A, info } = (await attempt(cpu, logmCase, { n: N, source, layout: ODD }, prec)).after;
    expect(integer(info), name).toBe(0);
    for (let j = 0; j < N; j++)
      for (const [p, x] of columnOf(A, j).entries()) {
        const [i, part] = A.parts === 2 ? [p >> 1, p & 1] : [p, 0];
        const exact = part === 1 ? 0 : L(i, j);
        expect(Math.abs(x - exact) < 200 * EPS[prec], `${name} ${i} ${j}: ${x}`).toBe(true);
      }
  }
});

it.each(PRECISIONS)('special matrices, and the ends of the range (%s)', async (prec) => {
  const scaled =
    (factor: number): Source =>
    (a, p, random) => {
      righted(a, p, random);
      for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
    };
  const ends = isSingle(prec) ? [2 ** -110, 1e30, 2 ** 115] : [2 ** -1000, 1e30, 2 ** 1000];
  const sources: readonly Source[] = [
    real((i, j) => Math.min(i, j) + 1),
    real((i, j) => (i === j ? 1 + i : i < j ? Math.sin(i * j) : 0)),
    real((i, j) => (i === j ? 1 + 1e-9 * i : Number(i < j))),
    real((i, j) => (i === j ? 1 : j === i + 1 ? 10 : 0)),
    real((i, j) => (i === j + 1 ? -1 : Number(j >= i && j <= i + 3))),
    real((i, j) => (i === 0 ? -1 : Number(i === j + 1))),
    ...ends.map(scaled),
  ];
  for (const [i, source] of sources.entries())
    expect(await complaints(cpu, logmCase, { n: 20, source, layout: ODD }, prec), `${i}`).toEqual([]);
});

it.each(PRECISIONS)('says what has no logarithm, and leaves it (%s)', async (prec) => {
  const none: Readonly<Record<string, Source>> = {
    zero: formula(() => 0),
    nilpotent: formula((i, j) => Number(j === i + 1)),
    'a zero among others': real((i, j) => (i === j ? i : 0)),
    ...(prec === 's' || prec === 'd'
      ? {
          'a negative one': formula((i, j) => (i === j ? (i === 3 ? -1 : 1) : 0)),
          exchange: formula((i, j) => Number(i + j === N - 1)),
        }
      : {}),
  };
  for (const [name, source] of Object.entries(none)) {
    const { before, after } = await attempt(cpu, logmCase, { n: N, source, layout: ODD }, prec);
    expect(integer(after.info), name).toBe(N + 1);
    expect(after.A.data, name).toEqual(before.A.data);
  }
});

/** As pairs of numbers. */
type Logarithm = (i: number, j: number) => readonly [re: number, im: number];

it.each(['c', 'z'] as const)('complex logarithms that are known (%s)', async (prec) => {
  const none = [0, 0] as const;
  // 2 e^(i angle) on the diagonal, of all directions, negative ones too
  const angle = (i: number): number => (i === 0 ? Math.PI : -3.1 + (6.2 * i) / N);
  const diagonal: Logarithm = (i, j) => (i === j ? [Math.LN2, angle(i)] : none);
  // i (1 + N) with nilpotent N
  const jordan: Logarithm = (i, j) => (i === j ? [0, Math.PI / 2] : j > i ? [(-1) ** (j - i - 1) / (j - i), 0] : none);
  const known: readonly (readonly [name: string, A: Source, L: Logarithm])[] = [
    [
      'diagonal',
      formula((i, j, part) =>
        i !== j ? 0 : part === 0 ? 2 * Math.cos(angle(i)) : i === 0 ? 0 : 2 * Math.sin(angle(i)),
      ),
      diagonal,
    ],
    ['Jordan', formula((i, j, part) => Number(part === 1 && (i === j || j === i + 1))), jordan],
    ['minus one', real((i, j) => -Number(i === j)), (i, j) => (i === j ? [0, Math.PI] : none)],
  ];
  for (const [name, source, L] of known) {
    const { A, info } = (await attempt(cpu, logmCase, { n: N, source, layout: ODD }, prec)).after;
    expect(integer(info), name).toBe(0);
    for (let j = 0; j < N; j++) {
      const column = columnOf(A, j);
      for (let i = 0; i < N; i++)
        for (const [part, exact] of L(i, j).entries())
          expect(Math.abs(column[2 * i + part]! - exact) < 200 * EPS[prec], `${name} ${i} ${j} ${part}`).toBe(true);
    }
  }
});

it.each(['c', 'z'] as const)(
  'beside the diagonal of nearly equal eigenvalues, on both sides of the cut too (%s)',
  async (prec) => {
    // Of [x 1; 0 y]: (log y - log x) / (y - x)
    const cases: readonly (readonly [number, number])[][] = [
      [
        [1, 1],
        [1 + 2 ** -18, 1],
      ],
      [
        [-2, 1],
        [-2, -1],
      ],
      [
        [-1, 2 ** -10],
        [-1, -(2 ** -10)],
      ],
      [
        [3, -1],
        [-3, 1],
      ],
      [
        [0, 1],
        [0, -1],
      ],
    ];
    for (const [x, y] of cases) {
      const source = formula((i, j, part) => (i === j ? (i === 0 ? x! : y!)[part]! : Number(i < j && part === 0)));
      const outcome = await attempt(cpu, logmCase, { n: 2, source }, prec);
      expect(judge(logmCase, { n: 2, source }, prec, outcome), `${x} ${y}`).toEqual([]);
      const { A } = outcome.after;
      for (const [k, value] of [x!, y!].entries()) {
        const im = columnOf(A, k)[2 * k + 1]!;
        expect(Math.abs(im - Math.atan2(value[1], value[0])) < 10 * EPS[prec]).toBe(true);
      }
    }
  },
);

it('says what is not finite', async () => {
  for (const [k, value] of [Number.NaN, Infinity, -Infinity, Number.NaN, Infinity].entries()) {
    // Of complex numbers in one part only
    const [prec, spoilt] = k < 3 ? (['s', 0] as const) : (['z', k - 3] as const);
    for (const n of [1, N]) {
      const source = formula((i, j, part) => (i === n - 1 && j === 0 && part === spoilt ? value : 1));
      const { A, info } = (await attempt(cpu, logmCase, { n, source, layout: ODD }, prec)).after;
      expect(integer(info)).toBe(n);
      for (let j = 0; j < n; j++) expect(columnOf(A, j).every(Number.isNaN)).toBe(true);
    }
  }
});

it("Gauss's quadrature of each degree is exact for polynomials of twice the degree, less one", () => {
  for (let degree = 1; degree <= 7; degree++)
    for (let power = 0; power < 2 * degree; power++) {
      const sum = gauss(degree).reduce((total, [x, weight]) => total + weight * x ** power, 0);
      expect(Math.abs(sum * (power + 1) - 1) < 1e-14, `${degree} ${power}`).toBe(true);
    }
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
      results.push((await attempt(cpu, logmCase, { n: 120 }, 'd')).after.A.data);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong element, and another branch', async () => {
  const problem = { n: N, layout: ODD };
  const { before, after } = await attempt(cpu, logmCase, problem, 'd');
  const wrong = copied(after, ['A']);
  wrong.A.data[wrong.A.offset + 1]! += 1e-11;
  expect(judge(logmCase, problem, 'd', { before, after: { ...after, ...wrong } })).toHaveLength(1);
  const spiral = { n: N, source: formula(turns(2, 5)) };
  const good = await attempt(cpu, logmCase, spiral, 'd');
  const other = copied(good.after, ['A']);
  other.A.data[1]! += 2 * Math.PI;
  other.A.data[other.A.ld]! -= 2 * Math.PI;
  expect(judge(logmCase, spiral, 'd', { before: good.before, after: { ...good.after, ...other } })).toHaveLength(1);
});
