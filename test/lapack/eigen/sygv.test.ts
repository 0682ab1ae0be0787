// SYGST, SYGV, SYGVD and SYGVX on every context: their cases, the reduction by its definition, B = I, B that is not positive definite,
// data that is not finite, pencils that are known, threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { sygv, sygvx } from '../../../src/index.ts';
import { potrfRef } from '../../../src/lapack/cholesky/potrf.ref.ts';
import { sygstRef } from '../../../src/lapack/eigen/sygst.ref.ts';
import { sygvRef } from '../../../src/lapack/eigen/sygv.ref.ts';
import { sygstCase } from '../../../testing/cases/lapack/eigen/sygst.ts';
import { sygvCase } from '../../../testing/cases/lapack/eigen/sygv.ts';
import { sygvdCase } from '../../../testing/cases/lapack/eigen/sygvd.ts';
import { sygvxCase } from '../../../testing/cases/lapack/eigen/sygvx.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { indexed } from '../../../testing/lib/chosenCase.ts';
import { type MatrixView, matrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula } from '../../../testing/lib/source.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const TYPES = [1, 2, 3] as const;
const UPLOS = ['l', 'u'] as const;
const ODD = { pad: 3, offset: 5 };
const CASES = [sygstCase, sygvCase, sygvdCase, sygvxCase].map((c) => [c.spec.name, c as unknown as Case] as const);

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each(CASES)('does the sweep of %s', async (_, c) => {
    for (const prec of PRECS)
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });
});

it.each(CASES)('the reference of %s is as good', (_, c) => {
  for (const prec of PRECS) {
    for (const problem of c.sweep.filter((p) => (p as { readonly n: number }).n < 41)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

const matrix = (n: number, entry: (i: number, j: number) => number): MatrixView => {
  const a = matrixView(new Float64Array(n * n), n, n);
  formula(entry)(a, 'd', new Random());
  return a;
};

it('the reduction is the one by its definition, element by element', () => {
  // L = [2 0; 1 1], A = [a b; b c]
  const [a, b, c] = [8, 6, 7];
  for (const uplo of UPLOS) {
    for (const [itype, expected] of [
      [1, [a / 4, b / 2 - a / 4, a / 4 - b + c]],
      [2, [4 * a + 4 * b + c, 2 * b + c, c]],
    ] as const) {
      const A = matrix(2, (i, j) => (i === j ? [a, c][i]! : i > j === (uplo === 'l') ? b : Number.NaN));
      const L = matrix(2, (i, j) => (i === j ? 2 - i : i > j === (uplo === 'l') ? 1 : Number.NaN));
      sygstRef(itype, uplo, 2, hostMat(A), hostMat(L));
      const beside = A.data[uplo === 'l' ? 1 : 2];
      expect([A.data[0], beside, A.data[3]]).toEqual(expected);
    }
  }
});

it('with B = I all types are the standard problem', async () => {
  const n = 30;
  const values = await Promise.all(
    TYPES.map(async (itype) => {
      const unit: typeof sygvCase = {
        ...sygvCase,
        data(...args) {
          const data = sygvCase.data(...args);
          formula((i, j) => Number(i === j))(data.B, 'd', new Random());
          return data;
        },
      };
      const { after } = await attempt(cpu, unit, { itype, jobz: 'v', uplo: 'l', n }, 'd');
      return [...columnOf(after.W, 0), ...after.A.data];
    }),
  );
  for (const other of values.slice(1))
    for (const [i, x] of other.entries()) expect(Math.abs(x - values[0]![i]!)).toBeLessThan(1e-12);
});

it('knows a pencil: a string of finite elements', () => {
  // Stiffness tridiag(-1, 2, -1), mass tridiag(1, 4, 1) / 6: 6 (1 - cos t) / (2 + cos t), t = k pi / (n + 1)
  const n = 40;
  const known = Float64Array.from({ length: n }, (_, k) => {
    const cosine = Math.cos(((k + 1) * Math.PI) / (n + 1));
    return (6 * (1 - cosine)) / (2 + cosine);
  });
  const beside = (x: number, y: number) => (i: number, j: number) => (i === j ? x : Math.abs(i - j) === 1 ? y : 0);
  for (const uplo of UPLOS) {
    const [A, B] = [matrix(n, beside(2, -1)), matrix(n, beside(4 / 6, 1 / 6))];
    const W = new Float64Array(n);
    expect(sygvRef({ itype: 1, jobz: 'n', uplo, n, A: hostMat(A), B: hostMat(B), W })).toBe(0);
    for (const [i, x] of W.entries()) expect(Math.abs(x - known[i]!)).toBeLessThan(1e-13 * known[n - 1]!);
  }
});

describe.each(PRECS)('info in precision %s', (prec) => {
  const planting =
    <C extends Pick<typeof sygvCase, 'data'>>(c: C, name: 'A' | 'B', i: number, value: number): C['data'] =>
    (...args) => {
      const data = c.data(...args);
      const view = data[name];
      view.data[view.offset + i * (1 + view.ld)] = value;
      return data;
    };

  it('says which minor of B is not positive, and leaves A and W alone', async () => {
    for (const c of [sygvCase, sygvdCase]) {
      for (const [n, i] of [
        [1, 0],
        [20, 7],
        [40, 39],
      ] as const) {
        for (const uplo of UPLOS) {
          const spoilt = { ...c, data: planting(c, 'B', i, -1) };
          const { before, after } = await attempt(cpu, spoilt, { itype: 1, jobz: 'v', uplo, n, layout: ODD }, prec);
          expect(after.info.data[after.info.offset]).toBe(n + i + 1);
          expect([after.A.data, after.W.data]).toEqual([before.A.data, before.W.data]);
        }
      }
    }
    const [n, i] = [30, 11];
    const problem = { itype: 2, jobz: 'v', uplo: 'l', n, ...indexed(3, 9), layout: ODD } as const;
    const spoilt = { ...sygvxCase, data: planting(sygvxCase as never, 'B', i, -1) as never };
    const { before, after } = await attempt(cpu, spoilt as typeof sygvxCase, problem, prec);
    expect([after.info, after.m].map(({ data, offset }) => data[offset])).toEqual([n + i + 1, 0]);
    expect([after.W.data, after.Z.data]).toEqual([before.W.data, before.Z.data]);
  });

  it('says what is not finite', async () => {
    for (const value of [Number.NaN, Infinity]) {
      for (const name of ['A', 'B'] as const) {
        for (const n of [1, 9, 30]) {
          for (const c of [sygvCase, sygvdCase]) {
            const spoilt = { ...c, data: planting(c, name, n - 1, value) };
            const { after } = await attempt(cpu, spoilt, { itype: 1, jobz: 'v', uplo: 'l', n, layout: ODD }, prec);
            expect(after.info.data[after.info.offset]).toBe(n);
            expect(columnOf(after.W, 0).every(Number.isNaN)).toBe(true);
            for (let j = 0; j < n; j++) expect(columnOf(after.A, j).every(Number.isNaN)).toBe(true);
          }
          const spoilt = { ...sygvxCase, data: planting(sygvxCase as never, name, n - 1, value) as never };
          const problem = { itype: 3, jobz: 'v', uplo: 'l', n, ...indexed(1, n), layout: ODD } as const;
          const { after } = await attempt(cpu, spoilt as typeof sygvxCase, problem, prec);
          expect([after.info, after.m].map(({ data, offset }) => data[offset])).toEqual([n, 0]);
          for (let j = 0; j < n; j++) expect(columnOf(after.Z, j).every(Number.isNaN)).toBe(true);
        }
      }
    }
  });

  it('says where the standard problem leaves the range', async () => {
    const tiny = prec === 's' ? 2 ** -100 : 2 ** -900;
    const huge = prec === 's' ? 2 ** 100 : 2 ** 900;
    const n = 20;
    const spoilt: typeof sygvCase = {
      ...sygvCase,
      data(...args) {
        const data = sygvCase.data(...args);
        formula((i, j) => (i === j ? huge : 0))(data.A, prec, new Random());
        formula((i, j) => (i === j ? tiny : 0))(data.B, prec, new Random());
        return data;
      },
    };
    const { after } = await attempt(cpu, spoilt, { itype: 1, jobz: 'v', uplo: 'l', n }, prec);
    expect(after.info.data[0]).toBe(n);
    expect(columnOf(after.W, 0).every(Number.isNaN)).toBe(true);
  });
});

it('B becomes its factor', async () => {
  const { before, after } = await attempt(cpu, sygvCase, { itype: 1, jobz: 'n', uplo: 'u', n: 30, layout: ODD }, 'd');
  const known = copied(before, ['B']);
  potrfRef('u', 30, hostMat(known.B));
  for (const [i, x] of after.B.data.entries()) expect(Math.abs(x - known.B.data[i]!)).toBeLessThan(1e-11);
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
      const problem = { itype: 1, jobz: 'v', uplo: 'l', n: 180, ...indexed(20, 80) } as const;
      const { W, Z } = (await attempt(cpu, sygvxCase, problem, 's')).after;
      results.push([W.data, Z.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the type must be one of three, and vectors have a place', async () => {
  const [A, B, W, info] = [cpu.alloc('d', 4), cpu.alloc('d', 4), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  const call = { uplo: 'l', n: 2, A, lda: 2, B, ldb: 2, W, info } as const;
  for (const itype of [0, 4]) await expect(sygv(cpu.queue, { ...call, itype })).rejects.toThrow(/must be 1, 2 or 3/);
  const m = cpu.alloc('i', 1);
  await expect(sygvx(cpu.queue, { ...call, itype: 1, m })).rejects.toThrow(/must be given unless jobz is 'n'/);
  for (const buffer of [A, B, W, info, m]) buffer.dispose();
});

it('the cases find a wrong value, vector or order', async () => {
  const problem = { itype: 3, jobz: 'v', uplo: 'l', n: 25, layout: ODD } as const;
  const { before, after } = await attempt(cpu, sygvCase, problem, 'd');
  for (const operand of ['A', 'W'] as const) {
    const wrong = copied(after, ['A', 'W']);
    wrong[operand].data[wrong[operand].offset + 1]! += 1e-6;
    expect(judge(sygvCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const turned = copied(after, ['W']);
  turned.W.data.subarray(turned.W.offset, turned.W.offset + 25).reverse();
  expect(judge(sygvCase, problem, 'd', { before, after: turned })).toHaveLength(1);
});
