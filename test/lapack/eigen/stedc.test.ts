// STEDC on every context: the case's sweep, the reference with small leaves, hard matrices, the ends of the range, data that is not finite,
// and the parts: deflation, secular roots, vectors from them.
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { double } from '../../../src/engine/ops.ts';
import { matrixAt } from '../../../src/engine/views.ts';
import { stedc } from '../../../src/index.ts';
import { laed2Ref } from '../../../src/lapack/eigen/laed2.ref.ts';
import { laed3Ref, loewnerRef } from '../../../src/lapack/eigen/laed3.ref.ts';
import { laed4Ref } from '../../../src/lapack/eigen/laed4.ref.ts';
import { secularEngine } from '../../../src/lapack/eigen/secular.cpu.ts';
import { stedcRef } from '../../../src/lapack/eigen/stedc.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { stedcCase } from '../../../testing/cases/lapack/eigen/stedc.ts';
import type { SteqrData, SteqrProblem } from '../../../testing/cases/lapack/eigen/steqr.ts';
import { ODD } from '../../../testing/lib/calls.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { ascends, tridiagonalError } from '../../../testing/lib/residualsTridiagonal.ts';
import { atTheEnds, elementsOf, TRIDIAGONALS, type TridiagonalKind } from '../../../testing/lib/tridiagonal.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const c = stedcCase as unknown as Case<SteqrProblem>;
const run = async (problem: SteqrProblem, prec: 's' | 'd'): Promise<SteqrData> =>
  (await attempt(cpu, stedcCase, problem, prec)).after;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? some(c.sweep, 4) : c.sweep.filter((_, i) => i % 9 === 4);
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  },
);

it.each(PRECS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(stedcCase.sweep, 4)) {
    const before = stedcCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    stedcCase.reference(problem, after);
    const error = stedcCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it.each(PRECS)('divides down to any order, whatever the matrix (%s)', (prec) => {
  for (const kind of Object.keys(TRIDIAGONALS) as TridiagonalKind[]) {
    for (const [n, leaf] of [
      [9, 2],
      [50, 3],
      [105, 8],
    ] as const) {
      const { D, E, Z } = stedcCase.data({ compz: 'i', n, kind }, prec, new Random());
      const t = { d: elementsOf(D), e: elementsOf(E) };
      const w = t.d.slice();
      expect(stedcRef(n, w, t.e.slice(), hostMat(Z), EPS[prec], leaf)).toBe(0);
      const errors = [tridiagonalError(t, w, Z), orthogonality(Z)].map((error) => error / EPS[prec]);
      expect(errors.every((error) => error < 30) && ascends(w), `${kind} ${n} ${leaf}: ${errors}`).toBe(true);
    }
  }
});

it.each(PRECS)('at the ends of the range (%s)', (prec) => {
  for (const make of atTheEnds(prec)) {
    for (const n of [20, 70]) {
      const t = make(n, new Random());
      const Z = matrixView(new Float64Array(n * n), n, n);
      const w = t.d.slice();
      expect(stedcRef(n, w, t.e.slice(), hostMat(Z), EPS.d)).toBe(0);
      expect(tridiagonalError(t, w, Z) < 30 * EPS.d && orthogonality(Z) < 30 * EPS.d && ascends(w)).toBe(true);
    }
  }
});

it('knows the eigenvalues of the second difference', async () => {
  const n = 150;
  const { D } = await run({ compz: 'i', n, kind: 'laplace' }, 'd');
  for (const [i, value] of elementsOf(D).entries())
    expect(Math.abs(value - 4 * Math.sin(((i + 1) * Math.PI) / (2 * n + 2)) ** 2)).toBeLessThan(2e-14);
});

it.each(PRECS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const n of [1, 20, 70]) {
      for (const compz of ['n', 'i', 'v'] as const) {
        const given = stedcCase.data({ compz, n, kind: 'random' }, prec, new Random());
        given.D.data[given.D.offset + n - 1] = value;
        const { D, Z, info } = (
          await attempt(cpu, { ...stedcCase, data: () => given }, { compz, n, kind: 'random' }, prec)
        ).after;
        expect(info.data[info.offset]).toBe(n);
        expect(elementsOf(D).every(Number.isNaN)).toBe(true);
        for (let j = 0; compz !== 'n' && j < n; j++) expect(columnOf(Z, j).every(Number.isNaN)).toBe(true);
      }
    }
  }
});

it('Z must be there if vectors are asked for', async () => {
  const [D, E, info] = [cpu.alloc('d', 3), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  expectRefusal(
    await rejectionOf(() => stedc(cpu.queue, { compz: 'i', n: 3, D, E, info })),
    { routine: 'dstedc', argument: 'Z', position: 5 },
    /must be given unless compz is 'n'/,
  );
  await stedc(cpu.queue, { compz: 'n', n: 3, D, E, info });
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
      const { D, Z } = await run({ compz: 'i', n: 260, kind: 'laplace' }, 's');
      results.push([D.data, Z.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong value, vector or order', async () => {
  const problem = { compz: 'i', n: 40, kind: 'random', layout: ODD } as const;
  const { before, after } = await attempt(cpu, stedcCase, problem, 'd');
  for (const name of ['D', 'Z'] as const) {
    const wrong = copied(after, ['D', 'Z']);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(stedcCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const swapped = copied(after, ['D']);
  swapped.D.data.subarray(swapped.D.offset, swapped.D.offset + 40).reverse();
  expect(judge(stedcCase, problem, 'd', { before, after: swapped })).toHaveLength(1);
});

describe('a change of rank one', () => {
  /** Distances between poles and components, over many decades. */
  const decades = (least: number) => fc.double({ min: least, max: 0, noNaN: true }).map((x) => 10 ** x);
  const problem = fc.array(fc.tuple(decades(-12), decades(-8)), { minLength: 1, maxLength: 40 });

  it('has its roots between the poles, and orthogonal vectors whose residual is small', () => {
    fc.assert(
      fc.property(problem, decades(-3), (pairs, rho) => {
        const k = pairs.length;
        const d = new Float64Array(k);
        for (let i = 1; i < k; i++) d[i] = d[i - 1]! + pairs[i]![0];
        const z = Float64Array.from(pairs, ([, x], i) => (i % 3 === 0 ? -x : x));
        const roots = laed4Ref(d, z, rho, EPS.d);
        const total = z.reduce((sum, x) => sum + x * x, 0);
        for (let j = 0; j < k; j++) {
          const [from, distance] = [d[roots.origins[j]!]!, roots.distances[j]!];
          expect(d[j]! - from - distance).toBeLessThan(0);
          if (j < k - 1) expect(d[j + 1]! - from - distance).toBeGreaterThan(0);
          else expect(distance).toBeLessThanOrEqual(rho * total * (1 + 4 * EPS.d));
        }
        const w = new Float64Array(k);
        loewnerRef(d, z, roots, w);
        const S = matrixView(new Float64Array(k * k), k, k);
        laed3Ref({ poles: d, places: Int32Array.from(d, (_, i) => i) }, w, roots, hostMat(S));
        expect(orthogonality(S)).toBeLessThan(30 * EPS.d);
        const norm = d[k - 1]! + rho * total;
        for (let j = 0; j < k; j++) {
          const [s, value] = [columnOf(S, j), d[roots.origins[j]!]! + roots.distances[j]!];
          const dot = s.reduce((sum, x, i) => sum + x * z[i]!, 0);
          for (let i = 0; i < k; i++)
            expect(Math.abs((d[i]! - value) * s[i]! + rho * z[i]! * dot)).toBeLessThan(30 * k * EPS.d * norm);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.skipIf(engine() === undefined)('is solved by the engine as by the reference', () => {
    for (const k of [1, 2, 3, 8, 57]) {
      const poles = Float64Array.from({ length: k }, (_, i) => i + 0.3 * Math.sin(i));
      const z = Float64Array.from({ length: k }, (_, i) => Math.cos(3 * i) + 0.01);
      const places = Int32Array.from({ length: k }, (_, i) => (5 * i + 2) % k);
      const left = { ...laed2Ref(0, 0, z, places, new Float64Array(0), 1, EPS.d), k, poles, z, places, rho: 0.7 };
      const expected = laed4Ref(poles, z, left.rho, EPS.d);
      const [w, S] = [new Float64Array(k), { data: new Float64Array(k * k), off: 0, ld: k }];
      loewnerRef(poles, z, expected, w);
      laed3Ref(left, w, expected, S);
      engine()!.within((space) => {
        const secular = secularEngine(engine()!, double, space, k);
        const place = { at: space.take(8 * k * k), ld: k };
        const X = matrixAt(engine()!, double, k, k, place);
        const roots = secular.roots(left);
        expect([...roots.origins]).toEqual([...expected.origins]);
        secular.vectors(left, roots, place);
        const near = (found: Float64Array, values: Float64Array, bound: number): void => {
          for (const [i, x] of found.entries()) expect(Math.abs(x - values[i]!)).toBeLessThan(bound);
        };
        near(roots.distances, expected.distances, 1e-14);
        near(X.data as Float64Array, S.data, 1e-12);
        return true;
      });
    }
  });

  it('loses what is small or equal before', () => {
    const values = Float64Array.of(1, 2, 1, 3);
    const left = laed2Ref(2, 2, values, Int32Array.of(0, 1, 0, 1), Float64Array.of(0.8, 0.6, 1, 1e-20), 0.5, EPS.d);
    expect([left.k, left.top, left.dense, left.bottom]).toEqual([2, 1, 1, 0]);
    expect(left.rotations.count).toBe(1);
    expect(left.poles[0]).toBeCloseTo(1, 15);
    expect(left.poles[1]).toBe(2);
    expect([...left.columns].sort()).toEqual([0, 1, 2, 3]);
    expect(left.values.reduce((sum, x) => sum + x, 0)).toBeCloseTo(4, 15);
    expect(left.z[0]).toBeCloseTo(Math.sqrt(1.64 / 2), 15);
  });
});
