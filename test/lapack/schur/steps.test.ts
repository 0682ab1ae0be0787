// The steps of nonsymmetric eigenproblems on every context: sweeps of the cases of gebal, gebak, gehrd, orghr, ormhr, hseqr, trevc3 and
// trsyl, and what each does with matrices that are special.
import { afterEach, describe, expect, it } from 'vitest';
import { isComplex } from '../../../src/core/field.ts';
import { engine } from '../../../src/engine/engine.ts';
import { gebal, hseqr, trsyl } from '../../../src/index.ts';
import { gebakCase } from '../../../testing/cases/lapack/schur/gebak.ts';
import { gebalCase, scattered } from '../../../testing/cases/lapack/schur/gebal.ts';
import { gehrdCase } from '../../../testing/cases/lapack/schur/gehrd.ts';
import { hseqrCase } from '../../../testing/cases/lapack/schur/hseqr.ts';
import { orghrCase } from '../../../testing/cases/lapack/schur/orghr.ts';
import { ormhrCase } from '../../../testing/cases/lapack/schur/ormhr.ts';
import { trevc3Case } from '../../../testing/cases/lapack/schur/trevc3.ts';
import { trsylCase } from '../../../testing/cases/lapack/schur/trsyl.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds } from './matrices.ts';

const ODD = { pad: 3, offset: 5 };
const CASES = [
  gebalCase,
  gebakCase,
  gehrdCase,
  orghrCase,
  ormhrCase,
  hseqrCase,
  trevc3Case,
  trsylCase,
] as unknown as Case[];
/** What a GPU has kernels for: gehrdGpu.test.ts says more of these. */
const ON_GPU = [gehrdCase, orghrCase, ormhrCase] as unknown as Case[];

describe.each(CASES.map((c) => [c.spec.name, c] as const))('%s', (_, c) => {
  it.each(contexts.map((context) => [context.backend, context] as const))(
    'does the whole sweep on a %s context',
    async (backend, context) => {
      const sweep = backend === 'cpu' ? (wide ? c.sweep : some(c.sweep, 12)) : c.sweep.filter((_, i) => i % 12 === 3);
      for (const prec of backend === 'cpu' ? PRECISIONS : (['s', 'c'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: ON_GPU.includes(c) ? backend : 'cpu' });
    },
  );

  it.each(PRECISIONS)('and so does the reference (%s)', (prec) => {
    for (const problem of some(c.sweep, 6)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  });
});

describe('gebal', () => {
  it('finds triangular matrices out, and makes rows and columns alike', async () => {
    const n = 12;
    const source = kinds(n)['lower triangular']!;
    const { after } = await attempt(cpu, gebalCase, { job: 'b', n, source, layout: ODD }, 'd');
    expect([after.ilo.data[after.ilo.offset], after.ihi.data[after.ihi.offset]]).toEqual([1, 1]);
    const norm = (A: typeof after.A, i: number, rows: boolean): number => {
      let sum = 0;
      for (let l = 0; l < n; l++) {
        const value = A.data[A.offset + (rows ? i + l * A.ld : l + i * A.ld)]!;
        if (l !== i) sum += value * value;
      }
      return Math.sqrt(sum);
    };
    const scaled = { job: 's', n, source: kinds(n)['badly scaled']!, layout: ODD } as const;
    const { before, after: balanced } = await attempt(cpu, gebalCase, scaled, 'd');
    const ratio = (A: typeof after.A): number =>
      Math.max(...Array.from({ length: n }, (_, i) => Math.abs(Math.log2(norm(A, i, true) / norm(A, i, false)))));
    expect(ratio(before.A)).toBeGreaterThan(10);
    expect(ratio(balanced.A)).toBeLessThan(2);
  });

  it.each([Number.NaN, Infinity])('ends with %s, and at the ends of the range', async (value) => {
    const [n, A, scale] = [4, cpu.alloc('d', 16), cpu.alloc('d', 4)];
    const integers = cpu.alloc('i', 2);
    const call = { n, A, lda: n, ilo: integers, ihi: integers.at(1), scale };
    for (const values of [
      new Array(16).fill(value),
      Array.from({ length: 16 }, (_, k) => (k === 6 ? value : k + 1)),
      Array.from({ length: 16 }, (_, k) => 2 ** (k % 3 === 0 ? -1060 : 1000 - k)),
    ]) {
      A.set(Float64Array.from(values), 0);
      await gebal(cpu.queue, call);
      const found = await cpu.download(integers);
      expect(found[0]).toBeLessThanOrEqual(found[1]!);
      for (const x of await cpu.download(scale)) expect(Number.isFinite(x) && x > 0).toBe(true);
    }
    for (const buffer of [A, scale, integers]) buffer.dispose();
  });

  it('the case finds an element that is rounded', async () => {
    const problem = { job: 'b', n: 16, source: scattered, layout: ODD } as const;
    const { before, after } = await attempt(cpu, gebalCase, problem, 'd');
    after.A.data[after.A.offset + 7 + 7 * after.A.ld]! += 1e-14;
    expect(gebalCase.error(problem, before, after, { level: 1, random: checkRandom() })).toBeGreaterThan(0);
  });
});

describe('gehrd', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it('has the same bits with any number of threads', async () => {
    const results = [];
    for (const threads of [1, 3]) {
      engine()!.pool.threads = threads;
      const { after } = await attempt(cpu, gehrdCase, { n: 150, ilo: 1, ihi: 150 }, 's');
      results.push([after.A.data, after.tau.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

describe('hseqr', () => {
  it.each(PRECISIONS)('says what is not finite, and leaves it (%s)', async (prec) => {
    for (const value of [Number.NaN, -Infinity]) {
      const n = 9;
      const H = cpu.alloc(prec, n * n);
      const names = isComplex(prec) ? ['W'] : ['WR', 'WI'];
      const found = Object.fromEntries(names.map((name) => [name, cpu.alloc(prec, n)]));
      const info = cpu.alloc('i', 1);
      const values = (await cpu.download(H)).map((_, k) => (k === 40 ? value : k % 7));
      H.set(values as never, 0);
      const call = { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, ...found, info } as const;
      await hseqr(cpu.queue, call as never);
      expect((await cpu.download(info))[0]).toBe(n);
      for (const W of Object.values(found)) expect([...(await cpu.download(W))].every(Number.isNaN)).toBe(true);
      expect(await cpu.download(H)).toEqual(values);
      for (const buffer of [H, ...Object.values(found), info]) buffer.dispose();
    }
  });

  it('Z must be there if it is asked for', async () => {
    const [H, WR, WI, info] = [cpu.alloc('d', 4), cpu.alloc('d', 2), cpu.alloc('d', 2), cpu.alloc('i', 1)];
    const call = { n: 2, ilo: 1, ihi: 2, H, ldh: 2, WR, WI, info };
    expectRefusal(
      await rejectionOf(() => hseqr(cpu.queue, call)),
      { routine: 'dhseqr', argument: 'Z', position: 10 },
      /must be given unless compz is 'n'/,
    );
    for (const buffer of [H, WR, WI, info]) buffer.dispose();
  });
});

describe('trevc3', () => {
  const lacking = ['Jordan', 'nilpotent', 'zero', 'Kahan', 'Demmel', 'triangular', 'Jordan blocks', 'graded'];
  it.each(PRECISIONS)('of matrices that lack vectors, or whose vectors grow without bounds (%s)', async (prec) => {
    for (const n of [1, 6, 30, 60])
      for (const name of some(lacking, 9))
        for (const howmny of ['a', 'b'] as const) {
          const problem = { side: 'b', howmny, n, source: kinds(n)[name]!, layout: ODD } as const;
          expect(await complaints(cpu, trevc3Case as never, problem, prec), `${name}, ${n}`).toEqual([]);
        }
  });
});

describe('trsyl', () => {
  it.each(PRECISIONS)('says where eigenvalues are common, and comes to an end (%s)', async (prec) => {
    for (const n of [1, 5, 40])
      for (const name of ['Jordan', 'nilpotent', 'zero', 'unit']) {
        const problem = {
          trana: 'n',
          tranb: isComplex(prec) ? 'n' : 't',
          isgn: -1,
          m: n,
          n,
          source: kinds(n)[name]!,
          singular: true,
        } as const;
        expect(await complaints(cpu, trsylCase as never, problem, prec), `${name}, ${n}`).toEqual([]);
      }
  });

  it('keeps X within the range', async () => {
    const [A, B, C] = [cpu.alloc('d', 1), cpu.alloc('d', 1), cpu.alloc('d', 2)];
    const [scale, info] = [cpu.alloc('d', 1), cpu.alloc('i', 1)];
    for (const [a, b, c] of [
      [1e-300, 2e-300, 1e300],
      [1e300, -3e300, 1e-300],
      [2, 2, 1e308],
      [1e-310, 0, 1],
    ] as const) {
      A.set(Float64Array.of(a), 0);
      B.set(Float64Array.of(b), 0);
      C.set(Float64Array.of(c, c), 0);
      await trsyl(cpu.queue, { isgn: 1, m: 1, n: 1, A, lda: 1, B, ldb: 1, C, ldc: 1, scale, info });
      const [x, factor] = [(await cpu.download(C))[0]!, (await cpu.download(scale))[0]!];
      expect(Number.isFinite(x) && factor > 0 && factor <= 1).toBe(true);
      // (a + b) x = scale c, by logarithms
      const [left, right] = [Math.log2(Math.abs(a + b)) + Math.log2(Math.abs(x)), Math.log2(factor) + Math.log2(c)];
      if (x !== 0) expect(Math.abs(left - right)).toBeLessThan(1e-9);
      expect((await cpu.download(info))[0]).toBe(0);
    }
    for (const buffer of [A, B, C, scale, info]) buffer.dispose();
  });

  it('refuses a sign of 0', async () => {
    const [A, B, C] = [cpu.alloc('d', 1), cpu.alloc('d', 1), cpu.alloc('d', 1)];
    const [scale, info] = [cpu.alloc('d', 1), cpu.alloc('i', 1)];
    const call = { isgn: 0, m: 1, n: 1, A, lda: 1, B, ldb: 1, C, ldc: 1, scale, info };
    expectRefusal(
      await rejectionOf(() => trsyl(cpu.queue, call)),
      { argument: 'isgn', position: 3 },
      /must be 1 or -1/,
    );
    for (const buffer of [A, B, C, scale, info]) buffer.dispose();
  });
});
