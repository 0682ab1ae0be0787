// STEBZ and STEIN on every context: their cases, parts against the whole, closed forms, the ends of the range, matrices of which many
// eigenvalues are alike, data that is not finite, illegal ranges.
import { describe, expect, it } from 'vitest';
import { stebz } from '../../../src/index.ts';
import { type StebzProblem, stebzRef } from '../../../src/lapack/eigen/stebz.ref.ts';
import { steinRef } from '../../../src/lapack/eigen/stein.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { INTERVALS, stebzCase } from '../../../testing/cases/lapack/eigen/stebz.ts';
import { steinCase } from '../../../testing/cases/lapack/eigen/stein.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { countedError, tridiagonalError, tridiagonalNorm } from '../../../testing/lib/residualsTridiagonal.ts';
import {
  atTheEnds,
  elementsOf,
  TRIDIAGONALS,
  type Tridiagonal,
  type TridiagonalKind,
} from '../../../testing/lib/tridiagonal.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const KINDS = Object.keys(TRIDIAGONALS) as TridiagonalKind[];
const CASES = [
  ['stebz', stebzCase as unknown as Case],
  ['stein', steinCase as unknown as Case],
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

it('the reference of stein does the sweep too', () => {
  for (const prec of PRECS) {
    for (const problem of some(steinCase.sweep, 4)) {
      const before = steinCase.data(problem, prec, new Random());
      const after = copied(before, ['Z', 'ifail', 'info']);
      steinCase.reference(problem, after);
      const error = steinCase.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < steinCase.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

const find = ({ d, e }: Tridiagonal, more: Partial<StebzProblem> = {}) =>
  stebzRef({
    range: 'a',
    order: 'e',
    n: d.length,
    d,
    e,
    vl: 0,
    vu: 0,
    il: 1,
    iu: d.length,
    abstol: 0,
    eps: EPS.d,
    ...more,
  });

it('parts have the values of the whole', () => {
  for (const kind of KINDS) {
    const n = 84;
    const t = TRIDIAGONALS[kind](n, new Random());
    const close = 8 * EPS.d * tridiagonalNorm(t) + Number.MIN_VALUE;
    const all = find(t).W;
    for (const [il, iu] of [
      [1, 1],
      [n, n],
      [20, 61],
      [41, 41],
      [1, n],
    ] as const) {
      const { W } = find(t, { range: 'i', il, iu });
      expect(W).toHaveLength(iu - il + 1);
      for (const [i, x] of W.entries()) expect(Math.abs(x - all[il - 1 + i]!)).toBeLessThan(close);
    }
    const [vl, vu] = INTERVALS[kind];
    const inside = all.filter((x) => x > vl && x <= vu);
    const { W } = find(t, { range: 'v', vl, vu });
    expect(W).toHaveLength(inside.length);
    for (const [i, x] of W.entries()) expect(Math.abs(x - inside[i]!)).toBeLessThan(close);
    expect(find(t, { range: 'v', vl: 1e6, vu: 2e6 }).W).toHaveLength(0);
  }
});

it('takes the number of indices asked for where eigenvalues are equal', () => {
  for (const [kind, n] of [
    ['unit', 30],
    ['zero', 30],
    ['wilkinson', 101],
    ['glued', 210],
  ] as const) {
    const t = TRIDIAGONALS[kind](n, new Random());
    for (let il = 1; il <= n; il += 13)
      for (const iu of [il, Math.min(n, il + 3)])
        expect(find(t, { range: 'i', il, iu, order: 'b' }).W).toHaveLength(iu - il + 1);
  }
});

it('an interval has its upper end and not its lower one', () => {
  const t = { d: Float64Array.of(1, 2, 3), e: new Float64Array(2) };
  expect([...find(t, { range: 'v', vl: 1, vu: 3 }).W]).toEqual([2, 3]);
  expect([...find(t, { range: 'v', vl: -Infinity, vu: Infinity }).W]).toEqual([1, 2, 3]);
});

it('knows closed forms', () => {
  const n = 80;
  const laplace = find(TRIDIAGONALS.laplace(n, new Random())).W;
  laplace.forEach((x, k) => {
    expect(Math.abs(x - 4 * Math.sin(((k + 1) * Math.PI) / (2 * n + 2)) ** 2)).toBeLessThan(20 * EPS.d);
  });
  find(TRIDIAGONALS.clement(n, new Random())).W.forEach((x, k) => {
    expect(Math.abs(x - (2 * k + 1 - n))).toBeLessThan(10 * n * EPS.d);
  });
  const w21 = find(TRIDIAGONALS.wilkinson(21, new Random()), { range: 'i', il: 20 }).W;
  expect(Math.abs(w21[0]! - 10.746194182903322)).toBeLessThan(1e-14);
  expect(Math.abs(w21[1]! - 10.746194182903393)).toBeLessThan(1e-14);
});

it('a wide tolerance gives wide intervals', () => {
  const t = TRIDIAGONALS.laplace(50, new Random());
  const fine = find(t).W;
  const coarse = find(t, { abstol: 1e-3 }).W;
  const errors = coarse.map((x, i) => Math.abs(x - fine[i]!));
  expect(Math.max(...errors)).toBeLessThan(1e-3);
  expect(Math.max(...errors)).toBeGreaterThan(1e-5);
});

function vectors(t: Tridiagonal, eps: number, found = find(t, { order: 'b', eps })) {
  const [n, m] = [t.d.length, found.W.length];
  const Z = matrixView(new Float64Array(n * m), n, m);
  const info = steinRef({ ...t, ...found, n, Z: { data: Z.data, off: 0, ld: n }, ifail: new Int32Array(m), eps });
  return { Z, info, W: found.W };
}

it('finds what is close to the ends of the range', () => {
  for (const prec of PRECS) {
    for (const make of atTheEnds(prec)) {
      for (const n of [1, 2, 3, 30]) {
        const t = make(n, new Random());
        const { Z, info, W } = vectors(t, EPS[prec]);
        expect(info).toBe(0);
        const errors = [countedError(t, find(t).W), tridiagonalError(t, W, Z), orthogonality(Z)];
        for (const error of errors) expect(error < 30 * EPS[prec]).toBe(true);
      }
    }
  }
});

it('vectors of many eigenvalues that are alike are orthogonal, and signed by their largest element', () => {
  for (const n of [105, 210]) {
    const t = TRIDIAGONALS.glued(n, new Random());
    const { Z, info, W } = vectors(t, EPS.d);
    expect(info).toBe(0);
    expect(orthogonality(Z) < 30 * EPS.d).toBe(true);
    expect(tridiagonalError(t, W, Z) < 30 * EPS.d).toBe(true);
    for (let j = 0; j < n; j++) {
      const x = columnOf(Z, j);
      expect(Math.max(...x)).toBe(Math.max(...x.map(Math.abs)));
    }
  }
});

describe('what is not finite, or not in order', () => {
  it.each(PRECS)('stebz finds nothing (%s)', async (prec) => {
    for (const value of [Number.NaN, Infinity]) {
      for (const [n, name] of [
        [1, 'D'],
        [20, 'D'],
        [30, 'E'],
      ] as const) {
        const planted: typeof stebzCase = {
          ...stebzCase,
          data(...args) {
            const data = stebzCase.data(...args);
            data[name].data[data[name].offset + data[name].cols - 1] = value;
            return data;
          },
        };
        const problem = { n, range: 'a', order: 'b', kind: 'random', vl: 0, vu: 0, il: 1, iu: 0 } as const;
        const { after } = await attempt(cpu, planted, problem, prec);
        expect([after.info, after.m, after.nsplit].map(({ data }) => data[0])).toEqual([n, 0, 0]);
        expect(elementsOf(after.W).every(Number.isNaN)).toBe(true);
      }
    }
  });

  it('stein refuses', () => {
    const n = 12;
    const t = TRIDIAGONALS.random(n, new Random());
    const found = find(t, { order: 'b' });
    const wrong: Partial<typeof found>[] = [
      { W: found.W.map((x, i) => (i === 5 ? Number.NaN : x)) },
      { W: found.W.slice().reverse() },
      { iblock: found.iblock.map((b, i) => (i === 5 ? 2 : b)) },
      { iblock: new Int32Array(n) },
      { isplit: Int32Array.of(n + 1) },
      { isplit: Int32Array.of(0) },
    ];
    for (const part of wrong) {
      const { Z, info } = vectors(t, EPS.d, { ...found, ...part });
      expect(info).toBe(n);
      expect(Z.data.every(Number.isNaN)).toBe(true);
    }
    const infinite = vectors({ ...t, d: t.d.map((x, i) => (i === 3 ? Infinity : x)) }, EPS.d, found);
    expect(infinite.info).toBe(n);
  });

  it('says which vectors have not converged', () => {
    const n = 10;
    const t = TRIDIAGONALS.laplace(n, new Random());
    const ifail = new Int32Array(2).fill(7);
    const Z = { data: new Float64Array(2 * n), off: 0, ld: n };
    // Of one eigenvalue there are not two vectors
    const W = new Float64Array(2).fill(find(t).W[0]!);
    const one = { iblock: Int32Array.of(1, 1), isplit: Int32Array.of(n) };
    expect(steinRef({ ...t, ...one, n, W, Z, ifail, eps: EPS.d })).toBe(1);
    expect([...ifail]).toEqual([2, 0]);
  });
});

it('ranges must be ranges', async () => {
  const n = 3;
  const [D, E, W] = [cpu.alloc('d', n), cpu.alloc('d', n - 1), cpu.alloc('d', n)];
  const [m, nsplit, info] = [cpu.alloc('i', 1), cpu.alloc('i', 1), cpu.alloc('i', 1)];
  const [iblock, isplit] = [cpu.alloc('i', n), cpu.alloc('i', n)];
  const call = { n, D, E, m, nsplit, W, iblock, isplit, info };
  const refusals = [
    [{ range: 'v', vl: 1, vu: 1 }, 'vu', 5, /> vl/],
    [{ range: 'v', vl: Number.NaN, vu: 1 }, 'vl', 4, /NaN/],
    [{ range: 'i', il: 0, iu: 1 }, 'il', 6, /1\.\.max/],
    [{ range: 'i', il: 4, iu: 4 }, 'il', 6, /1\.\.max/],
    [{ range: 'i', il: 2, iu: 1 }, 'iu', 7, /min\(il, n\)/],
    [{ range: 'i', il: 2, iu: 4 }, 'iu', 7, /min\(il, n\)/],
  ] as const;
  for (const [part, argument, position, rule] of refusals)
    expectRefusal(
      await rejectionOf(() => stebz(cpu.queue, { ...call, ...part })),
      { routine: 'stebz', argument, position },
      rule,
    );
  for (const buffer of [D, E, W, m, nsplit, info, iblock, isplit]) buffer.dispose();
});
