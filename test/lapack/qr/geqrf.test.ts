// GEQRF, ORMQR and ORGQR on every backend: the cases' sweeps, numbers at the ends of the range, NaN, and the same bits with any number
// of threads.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import type { Context } from '../../../src/index.ts';
import { type GeqrfData, geqrfCase } from '../../../testing/cases/lapack/qr/geqrf.ts';
import { orgqrCase } from '../../../testing/cases/lapack/qr/orgqr.ts';
import { ormqrCase } from '../../../testing/cases/lapack/qr/ormqr.ts';
import { attempt, type Case, complaints, judge } from '../../../testing/lib/case.ts';
import { copied, type Operands } from '../../../testing/lib/operands.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const PRECS = ['s', 'd'] as const;
const cases = [geqrfCase, orgqrCase, ormqrCase] as unknown as readonly Case[];

/** Stands for all bits of the operands. */
function digest(operands: Operands): string {
  const hash = createHash('sha1');
  for (const { data } of Object.values(operands))
    hash.update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  return hash.digest('hex');
}

/** A uniform matrix times a number. */
const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i] = a.data[i]! * factor;
  };

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('on the %s backend', (_, context: Context) => {
  it.each(cases.map((c) => [c.spec.name, c] as const))('%s does the whole sweep', async (_name, c) => {
    for (const prec of PRECS) {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    }
    expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
  });
});

it('tau is 0 or in 1..2, and R has no diagonal element of the sign of its column', async () => {
  for (const prec of PRECS) {
    const { after } = await attempt(cpu, geqrfCase, { m: 80, n: 70, layout: LAYOUT }, prec);
    const taus = [...after.tau.data.subarray(after.tau.offset, after.tau.offset + 70)];
    expect(taus.filter((t) => !(t >= 1 && t <= 2))).toEqual([]);
    // Positive data: the first reflector gives a negative element.
    expect(after.A.data[after.A.offset]).toBeLessThan(0);
  }
});

it.each(PRECS)('numbers near the ends of the range lose no accuracy (%s)', async (prec) => {
  const [low, high] = prec === 's' ? [2 ** -118, 2 ** 120] : [2 ** -1010, 2 ** 1015];
  for (const factor of [low, 1 / 2 ** 60, 2 ** 60, high]) {
    for (const [m, n] of [
      [9, 4],
      [70, 66],
    ] as const) {
      const problem = { m, n, source: scaled(factor), layout: LAYOUT };
      expect(await complaints(cpu, geqrfCase, problem, prec), `${factor}`).toEqual([]);
    }
  }
});

it.each(PRECS)('columns of subnormal numbers are reflected, and zero columns left alone (%s)', async (prec) => {
  const least = prec === 's' ? 2 ** -149 : 2 ** -1074;
  for (const [first, rest] of [
    [3, 4],
    [0, 5],
    [1000, 2000],
  ] as const) {
    const source: Source = (a) => {
      a.data.fill(0, a.offset, a.offset + 3);
      a.data[a.offset] = first * least;
      a.data[a.offset + 2] = rest * least;
    };
    const { after } = await attempt(cpu, geqrfCase, { m: 3, n: 1, source }, prec);
    const [r, v1, v2] = after.A.data.subarray(after.A.offset, after.A.offset + 3);
    const tau = after.tau.data[after.tau.offset]!;
    expect(r! / least).toBeCloseTo(-Math.hypot(first, rest), -0.5);
    expect(v1).toBe(0);
    expect(tau).toBeCloseTo(1 + first / Math.hypot(first, rest), 5);
    expect(v2).toBeCloseTo(rest / (first + Math.hypot(first, rest)), 5);
  }
  const zero: Source = (a) => void a.data.fill(0, a.offset, a.offset + a.ld * a.cols);
  const { after } = await attempt(cpu, geqrfCase, { m: 40, n: 36, source: zero }, prec);
  expect(after.tau.data.subarray(after.tau.offset, after.tau.offset + 36).every((t) => t === 0)).toBe(true);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  '%d gives no finite column, but an end',
  async (value) => {
    for (const prec of PRECS) {
      for (const [i, j] of [
        [0, 0],
        [50, 3],
        [69, 59],
      ] as const) {
        const source: Source = (a, p, random) => {
          uniform(a, p, random);
          a.data[a.offset + i + j * a.ld] = value;
        };
        const { after } = await attempt(cpu, geqrfCase, { m: 70, n: 60, source, layout: LAYOUT }, prec);
        const column = (c: number) =>
          after.A.data.subarray(after.A.offset + c * after.A.ld, after.A.offset + c * after.A.ld + 70);
        // Columns in front have not met it; its own one has.
        for (let c = 0; c < j; c++) expect(column(c).every(Number.isFinite), `column ${c}`).toBe(true);
        expect(column(j).every(Number.isFinite)).toBe(false);
      }
    }
  },
);

/** Of what a case leaves with blocks of nb. */
const digestOf = async (c: Case<object>, problem: object): Promise<string> =>
  digest((await attempt(cpu, c, problem, 's')).after);

it.each(cases.map((c) => [c.spec.name, c] as const))('%s takes nb, up to 32, on the CPU', async (_name, c) => {
  const problem = { m: 80, n: 70, side: 'l', trans: 'n', k: 66, layout: LAYOUT };
  const nbs = [0, 32, 33, 31, 5];
  const [own, ...others] = await Promise.all(nbs.map((nb) => digestOf(c as Case<object>, { ...problem, nb })));
  expect(others.map((bits) => bits === own)).toEqual([true, true, false, false]);
});

describe('with any number of threads', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it.each(cases.map((c) => [c.spec.name, c] as const))('%s gives the same bits', async (_name, c) => {
    const e = engine()!;
    const sides = { side: 'l', trans: 't', k: 100 };
    for (const prec of PRECS) {
      const results: string[] = [];
      for (const threads of [1, 2, 3, 4]) {
        e.pool.threads = threads;
        const problem = { m: 140, n: 110, ...sides };
        const { after } = await attempt(cpu, c as Case<typeof problem>, problem, prec);
        results.push(digest(after));
      }
      expect(new Set(results).size).toBe(1);
    }
  });
});

it('the case of geqrf finds a wrong R, v or tau, and a write beside them', async () => {
  const problem = { m: 33, n: 33, layout: LAYOUT };
  const { before, after } = await attempt(cpu, geqrfCase, problem, 'd');
  const spoilt: readonly ((d: GeqrfData) => void)[] = [
    ({ A }) => void (A.data[A.offset + 3 * A.ld]! += 1e-9),
    ({ A }) => void (A.data[A.offset + 7]! += 1e-9),
    ({ tau }) => void (tau.data[tau.offset + 5]! += 1e-9),
    ({ A }) => void (A.data[A.offset + 33] = 1),
  ];
  for (const spoil of spoilt) {
    const wrong = copied(after, ['A', 'tau']);
    spoil(wrong);
    expect(judge(geqrfCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
