// STEQR and STERF on every context: their cases, both against each other and against closed forms, the ends of the range, data that is not
// finite, iteration that is not let finish, threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { steqr } from '../../../src/index.ts';
import { qlIteration, steqrRef } from '../../../src/lapack/eigen/steqr.ref.ts';
import { sterfRef } from '../../../src/lapack/eigen/sterf.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type SteqrProblem, steqrCase } from '../../../testing/cases/lapack/eigen/steqr.ts';
import { type SterfProblem, sterfCase } from '../../../testing/cases/lapack/eigen/sterf.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { columnView, matrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { eigenvaluesError } from '../../../testing/lib/residualsEigen.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { countedError, tridiagonalError } from '../../../testing/lib/residualsTridiagonal.ts';
import { atTheEnds, elementsOf, TRIDIAGONALS, type TridiagonalKind } from '../../../testing/lib/tridiagonal.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const KINDS = Object.keys(TRIDIAGONALS) as TridiagonalKind[];
const CASES = [
  ['sterf', sterfCase as unknown as Case],
  ['steqr', steqrCase as unknown as Case],
] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it.each(CASES)('does the sweep of %s', async (_, c) => {
      const sweep = backend === 'cpu' ? some(c.sweep, 4) : c.sweep.filter((_, i) => i % 9 === 4);
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(CASES)('the reference of %s does the sweep too', (_, c) => {
  for (const prec of PRECS) {
    for (const problem of some(c.sweep, 4)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

it('both find the same values, to a few units of the norm', () => {
  for (const kind of KINDS) {
    for (const n of [5, 40, 105]) {
      const { d, e } = TRIDIAGONALS[kind](n, new Random());
      const [v, w] = [d.slice(), d.slice()];
      expect([sterfRef(n, v, e.slice(), EPS.d), steqrRef('n', n, w, e.slice(), undefined, EPS.d)]).toEqual([0, 0]);
      expect(difference(v, w) < 2 * n * EPS.d, `${kind} ${n}`).toBe(true);
    }
  }
});

const difference = (v: Float64Array, w: Float64Array): number => eigenvaluesError(columnView(v), columnView(w));

/** By both, of which the second is the one with vectors. */
function solve(d: Float64Array, e: Float64Array, eps: number) {
  const n = d.length;
  const Z = matrixView(new Float64Array(n * n), n, n);
  const [v, w] = [d.slice(), d.slice()];
  const infos = [sterfRef(n, v, e.slice(), eps)];
  infos.push(steqrRef('i', n, w, e.slice(), { data: Z.data, off: 0, ld: n }, eps));
  return { v, w, Z, infos };
}

it('knows closed forms', () => {
  const n = 80;
  const { d, e } = TRIDIAGONALS.laplace(n, new Random());
  const laplace = Float64Array.from({ length: n }, (_, k) => 4 * Math.sin(((k + 1) * Math.PI) / (2 * n + 2)) ** 2);
  const clement = TRIDIAGONALS.clement(n, new Random());
  const steps = Float64Array.from({ length: n }, (_, k) => 2 * k + 1 - n);
  for (const found of Object.entries(solve(d, e, EPS.d)).slice(0, 2))
    expect(difference(found[1] as Float64Array, laplace) < 100 * EPS.d).toBe(true);
  const { v, w } = solve(clement.d, clement.e, EPS.d);
  for (const found of [v, w]) expect(difference(found, steps) < 100 * EPS.d).toBe(true);
  const w21 = TRIDIAGONALS.wilkinson(21, new Random());
  const largest = solve(w21.d, w21.e, EPS.d);
  for (const found of [largest.v, largest.w]) {
    expect(Math.abs(found[20]! - 10.746194182903393)).toBeLessThan(2e-14);
    expect(Math.abs(found[19]! - 10.746194182903322)).toBeLessThan(2e-14);
  }
});

it('finds what is close to the ends of the range', () => {
  for (const prec of PRECS) {
    for (const make of atTheEnds(prec)) {
      for (const n of [2, 3, 30]) {
        const t = make(n, new Random());
        const { v, w, Z, infos } = solve(t.d, t.e, EPS[prec]);
        expect(infos).toEqual([0, 0]);
        const errors = [countedError(t, v), countedError(t, w), tridiagonalError(t, w, Z), orthogonality(Z)];
        for (const error of errors) expect(error < 100 * EPS[prec]).toBe(true);
      }
    }
  }
});

it.each(PRECS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const [n, name] of [
      [1, 'D'],
      [2, 'E'],
      [20, 'D'],
      [30, 'E'],
    ] as const) {
      for (const c of [sterfCase, steqrCase] as unknown as Case<SteqrProblem, ReturnType<typeof steqrCase.data>>[]) {
        const planted = { ...c, data: (...args: Parameters<typeof c.data>) => planting(c.data(...args), name, value) };
        const problem = { n, compz: 'i', kind: 'random' } as const;
        const { after } = await attempt(cpu, planted, problem, prec);
        expect(after.info.data[after.info.offset]).toBe(n);
        expect(elementsOf(after.D).every(Number.isNaN)).toBe(true);
        for (let j = 0; c.spec === steqrCase.spec && j < n; j++)
          expect(columnOf(after.Z, j).every(Number.isNaN)).toBe(true);
      }
    }
  }
});

function planting<D extends ReturnType<typeof sterfCase.data>>(data: D, name: 'D' | 'E', value: number): D {
  const view = data[name];
  view.data[view.offset + view.cols - 1] = value;
  return data;
}

it('counts what has not converged, and what is left is similar to T', () => {
  const n = 12;
  const t = TRIDIAGONALS.random(n, new Random());
  const [d, e] = [t.d.slice(), t.e.slice()];
  const info = qlIteration(n, d, e, EPS.d, undefined, 4);
  expect(info).toBeGreaterThan(0);
  expect(info).toBe(e.filter((x) => x !== 0).length);
  const [before, after] = [solve(t.d, t.e, EPS.d), solve(d, e, EPS.d)];
  expect(difference(before.w, after.w) < 50 * EPS.d).toBe(true);
});

it('Z must be there if it is asked for', async () => {
  const [D, E, info] = [cpu.alloc('d', 3), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  expectRefusal(
    await rejectionOf(() => steqr(cpu.queue, { compz: 'i', n: 3, D, E, info })),
    { routine: 'dsteqr', argument: 'Z', position: 5 },
    /must be given unless compz is 'n'/,
  );
  for (const buffer of [D, E, info]) buffer.dispose();
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
      const { after } = await attempt(cpu, steqrCase, { n: 170, compz: 'i', kind: 'random' }, 'd');
      results.push([after.D.data, after.Z.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the cases find a wrong value, vector or order', async () => {
  const problem = { n: 30, compz: 'i', kind: 'random' } as const;
  const { before, after } = await attempt(cpu, steqrCase, problem, 'd');
  for (const name of ['D', 'Z'] as const) {
    const wrong = copied(after, ['D', 'Z']);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(steqrCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const values: SterfProblem = { n: 30, kind: 'random' };
  const found = await attempt(cpu, sterfCase, values, 'd');
  found.after.D.data.reverse();
  expect(judge(sterfCase, values, 'd', found)).toHaveLength(1);
});
