// Complex numbers in checks: products, norms and residuals against sums written out, generators, and that 'c' is told from 't'.
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/cases/index.gen.ts';
import { getrsCase } from '../../testing/cases/lapack/lu/getrs.ts';
import { attempt, complaints, flops, judge } from '../../testing/lib/case.ts';
import { scalarOf } from '../../testing/lib/gauge.ts';
import { generateMatrix } from '../../testing/lib/generate.ts';
import {
  type MatrixView,
  matrixView,
  normFro,
  normInf,
  normMax,
  normOne,
  type Triangle,
} from '../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../testing/lib/product.ts';
import { Random } from '../../testing/lib/random.ts';
import { EPS, passes, solveError, solveRatio } from '../../testing/lib/residuals.ts';
import {
  gemmDenominator,
  gemmError,
  gemmExact,
  gemmVectorCheck,
  trsmError,
  trsmVectorCheck,
} from '../../testing/lib/residualsBlas.ts';
import { potrfVectorCheck } from '../../testing/lib/residualsCholesky.ts';
import {
  factorMultiply,
  factorSolveRatio,
  getrfError,
  getrfSolveError,
  getrfVectorCheck,
  luSolve,
} from '../../testing/lib/residualsLu.ts';
import { conjugate, magnitude, plus, quotient, type Scalar, times } from '../../testing/lib/scalars.ts';
import { symmetricView } from '../../testing/lib/triangles.ts';
import { some } from '../lib/sampled.ts';
import { cpu } from '../setup/contexts.ts';

type Entry = (i: number, j: number) => Scalar;
const LETTERS = ['n', 't', 'c'] as const;

function build(rows: number, cols: number, entry: Entry): MatrixView {
  const x = matrixView(new Float64Array(2 * (rows + 1) * cols + 6), rows, cols, rows + 1, 3, 2);
  x.data.fill(Number.NaN);
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) put(x, i, j, entry(i, j));
  return x;
}

function put({ data, offset, ld }: MatrixView, i: number, j: number, value: Scalar): void {
  data.set(typeof value === 'number' ? [value, 0] : [value.re, value.im], 2 * (offset + i + j * ld));
}

const drawn = (rows: number, cols: number, random: Random): MatrixView =>
  build(rows, cols, () => ({ re: random.rands(), im: random.rands() }));

const op = (trans: 'n' | 't' | 'c', a: Entry): Entry =>
  trans === 'n' ? a : trans === 't' ? (i, j) => a(j, i) : (i, j) => conjugate(a(j, i));

const product = (m: number, n: number, k: number, a: Entry, b: Entry): MatrixView =>
  build(m, n, (i, j) => {
    let sum: Scalar = 0;
    for (let l = 0; l < k; l++) sum = plus(sum, times(a(i, l), b(l, j)));
    return sum;
  });

const stored = (a: MatrixView, { uplo, diag }: Triangle): Entry => {
  const entry = scalarOf(a);
  return (i, j) => (i === j && diag === 'u' ? 1 : i === j || i > j === (uplo === 'l') ? entry(i, j) : 0);
};

const other = (): Random => new Random([7, 7, 7, 7]);
const wrong = (x: MatrixView, i: number, j: number, value: Scalar): MatrixView => {
  const copy = { ...x, data: x.data.slice() };
  put(copy, i, j, value);
  return copy;
};

describe('numbers', () => {
  it('are divided without leaving the range', () => {
    const x = { re: 3, im: -4 };
    expect(quotient(x, x)).toEqual({ re: 1, im: 0 });
    expect(magnitude(quotient({ re: 1e300, im: 1e300 }, { re: 1e300, im: 1e300 }))).toBeCloseTo(1, 14);
    expect(magnitude(quotient(1e-300, { re: 0, im: 1e-300 }))).toBeCloseTo(1, 14);
  });

  it('are drawn part after part; normal ones have both halves of a radius', () => {
    const random = new Random();
    const x = new Random().fill(new Float64Array(8), 'rand', 2);
    expect([...x]).toEqual(Array.from({ length: 8 }, () => random.rand()));
    const z = new Random().fill(new Float64Array(100000), 'randn', 2);
    const uniforms = new Random();
    expect(z[0]! ** 2 + z[1]! ** 2).toBeCloseTo(-2 * Math.log(uniforms.rand()), 12);
    expect(z.reduce((sum, v) => sum + v * v, 0) / z.length).toBeCloseTo(1, 1);
  });
});

describe('products and norms', () => {
  const a = drawn(7, 5, new Random());

  it.each(LETTERS)('op(A) x and the columns of op(A), op = %s', (trans) => {
    const [rows, cols] = trans === 'n' ? [7, 5] : [5, 7];
    const x = drawn(cols, 1, other());
    const expected = product(rows, 1, cols, op(trans, scalarOf(a)), scalarOf(x));
    const y = matrixView(multiply(a, trans, columnOf(x, 0)), rows, 1, rows, 0, 2);
    for (let i = 0; i < rows; i++)
      expect(magnitude(plus(scalarOf(y)(i, 0), times(-1, scalarOf(expected)(i, 0))))).toBeLessThan(1e-14);
    for (let j = 0; j < cols; j++) {
      const column = matrixView(columnOf(a, j, trans), rows, 1, rows, 0, 2);
      for (let i = 0; i < rows; i++) expect(scalarOf(column)(i, 0)).toEqual(op(trans, scalarOf(a))(i, j));
    }
  });

  it('read only the stored triangle, whose diagonal may be ones', () => {
    for (const uplo of ['l', 'u'] as const) {
      for (const diag of ['n', 'u'] as const) {
        const inside: Entry = (i, j) => ({ re: 1 + i, im: i - 2 * j });
        const t = build(4, 4, (i, j) =>
          (i === j && diag === 'n') || (i !== j && i > j === (uplo === 'l')) ? inside(i, j) : Number.NaN,
        );
        const dense = build(4, 4, stored(t, { uplo, diag }));
        const x = new Float64Array([1, 2, 3, -4, 5, 6, -7, 8]);
        for (const trans of LETTERS) {
          expect(multiply(t, trans, x, { uplo, diag })).toEqual(multiply(dense, trans, x));
          // Conjugates of zeros are zeros of either sign.
          const plain = (column: Float64Array) => [...column].map((value) => value + 0);
          for (let j = 0; j < 4; j++)
            expect(plain(columnOf(t, j, trans, { uplo, diag }))).toEqual(plain(columnOf(dense, j, trans)));
        }
        expect(normFro(t, { uplo, diag })).toBeCloseTo(normFro(dense), 12);
        expect(normOne(t, { uplo, diag })).toBe(normOne(dense));
      }
    }
  });

  it('norms are of absolute values', () => {
    const x = build(2, 2, (i, j) => (i === j ? { re: 3, im: 4 } : { re: 0, im: -1 }));
    expect([normMax(x), normOne(x), normInf(x), normFro(x)]).toEqual([5, 6, 6, Math.sqrt(52)]);
    expect(normFro(build(2, 1, () => ({ re: 1e200, im: 1e200 })))).toBeCloseTo(2e200, -190);
    for (const norm of [normMax, normOne, normInf, normFro])
      expect(norm(wrong(x, 1, 0, { re: 0, im: Number.NaN }))).toBeNaN();
  });
});

describe('residuals', () => {
  const [alpha, beta] = [
    { re: 0.29, im: -0.86 },
    { re: -0.48, im: 0.38 },
  ];

  it.each(LETTERS.flatMap((transA) => LETTERS.map((transB) => [transA, transB] as const)))(
    'gemm %s%s',
    (transA, transB) => {
      const [m, n, k] = [6, 7, 5];
      const random = new Random();
      const a = transA === 'n' ? drawn(m, k, random) : drawn(k, m, random);
      const b = transB === 'n' ? drawn(k, n, random) : drawn(n, k, random);
      const cIn = drawn(m, n, random);
      const ab = scalarOf(product(m, n, k, op(transA, scalarOf(a)), op(transB, scalarOf(b))));
      const c = build(m, n, (i, j) => plus(times(alpha, ab(i, j)), times(beta, scalarOf(cIn)(i, j))));
      const problem = { transA, transB, alpha, beta, a, b, cIn, c };
      const scale = { k, alpha, beta, normA: normFro(a), normB: normFro(b), normC: normFro(cIn) };
      expect(passes(gemmError(c, gemmExact(problem), scale), 3, EPS.z)).toBe(true);
      expect(passes(gemmVectorCheck(problem, other()), 3, EPS.z)).toBe(true);
      const off = { ...problem, c: wrong(c, 2, 3, plus(scalarOf(c)(2, 3), { re: 0, im: 1e-3 })) };
      expect((gemmVectorCheck(off, other()) * gemmDenominator({ ...scale, parts: 2 })) / 1e-3).toBeCloseTo(1, 8);
      // The other transpose, and the other factor.
      const swap = { n: 'n', t: 'c', c: 't' } as const;
      if (transA !== 'n') expect(gemmVectorCheck({ ...problem, transA: swap[transA] }, other())).toBeGreaterThan(0.01);
      if (transB !== 'n')
        expect(gemmError(c, gemmExact({ ...problem, transB: swap[transB] }), scale)).toBeGreaterThan(0.01);
      expect(gemmVectorCheck({ ...problem, alpha: alpha.re }, other())).toBeGreaterThan(0.01);
      expect(gemmVectorCheck({ ...problem, beta: conjugate(beta) }, other())).toBeGreaterThan(0.01);
    },
  );

  it.each(['l', 'r'] as const)('trsm, side %s', (side) => {
    const random = new Random();
    for (const transA of LETTERS) {
      for (const triangle of [
        { uplo: 'l', diag: 'n' },
        { uplo: 'u', diag: 'u' },
      ] as const) {
        const a = drawn(5, 5, random);
        const x = side === 'l' ? drawn(5, 4, random) : drawn(4, 5, random);
        const t = op(transA, stored(a, triangle));
        const ax = side === 'l' ? product(5, 4, 5, t, scalarOf(x)) : product(4, 5, 5, scalarOf(x), t);
        const b = build(ax.rows, ax.cols, (i, j) => quotient(scalarOf(ax)(i, j), alpha));
        const problem = { side, triangle, transA, alpha, a, x, b };
        for (const check of [trsmError, (p: typeof problem) => trsmVectorCheck(p, other())]) {
          expect(passes(check(problem), 100, EPS.z)).toBe(true);
          expect(check({ ...problem, alpha: conjugate(alpha) as typeof alpha })).toBeGreaterThan(1e-3);
          if (transA === 'c') expect(check({ ...problem, transA: 't' })).toBeGreaterThan(1e-3);
        }
      }
    }
  });

  /** P^T L U of made-up factors, and their pivots. */
  const factored = (n: number) => {
    const random = new Random();
    const lu = build(n, n, (i, j) => ({ re: (i === j ? 2 : 0) + random.rand() / n, im: random.rand() / n }));
    const ipiv = Int32Array.from({ length: n }, (_, i) => Math.min(n, i + 2));
    const a = build(n, n, () => 0);
    for (let j = 0; j < n; j++) {
      const unit = new Float64Array(2 * n);
      unit[2 * j] = 1;
      a.data.set(factorMultiply(lu, ipiv, unit, 'n'), 2 * (a.offset + j * a.ld));
    }
    return { n, lu, ipiv, a };
  };

  it('getrf and solves with its factors', () => {
    const { n, lu, ipiv, a } = factored(9);
    for (const check of [getrfError, getrfVectorCheck, getrfSolveError]) {
      expect(passes(check(a, lu, ipiv, other()), 30, EPS.z)).toBe(true);
      const off = wrong(lu, 4, 2, conjugate(scalarOf(lu)(4, 2)));
      expect(check(a, off, ipiv, other())).toBeGreaterThan(1e-6);
    }
    const x = drawn(n, 3, other());
    for (const trans of LETTERS) {
      const b = product(n, 3, n, op(trans, scalarOf(a)), scalarOf(x));
      expect(passes(factorSolveRatio(lu, ipiv, x, b, trans), 30, EPS.z)).toBe(true);
      expect(solveRatio(a, x, b, EPS.z, trans)).toBeLessThan(30);
      for (const not of LETTERS.filter((letter) => letter !== trans)) {
        expect(factorSolveRatio(lu, ipiv, x, b, not)).toBeGreaterThan(1e-3);
        expect(solveRatio(a, x, b, 1, not)).toBeGreaterThan(1e-3);
      }
      if (trans !== 'n') continue;
      expect(passes(solveError(a, x, b), 30, EPS.z)).toBe(true);
      const solved = matrixView(luSolve(lu, ipiv, columnOf(b, 0)), n, 1, n, 0, 2);
      for (let i = 0; i < n; i++)
        expect(magnitude(plus(scalarOf(solved)(i, 0), times(-1, scalarOf(x)(i, 0))))).toBeLessThan(1e-13);
    }
  });

  it.each(['l', 'u'] as const)('potrf, triangle %s of a Hermitian matrix', (uplo) => {
    const random = new Random();
    const factor = build(6, 6, (i, j) => {
      if (i === j) return 1 + random.rand();
      return i > j === (uplo === 'l') ? { re: random.rand(), im: random.rand() } : Number.NaN;
    });
    const t = stored(factor, { uplo, diag: 'n' });
    const [left, right] = uplo === 'l' ? [t, op('c', t)] : [op('c', t), t];
    const a = product(6, 6, 6, left, right);
    expect(passes(potrfVectorCheck(a, factor, uplo, other()), 30, EPS.z)).toBe(true);
    const [i, j] = uplo === 'l' ? [4, 1] : [1, 4];
    expect(potrfVectorCheck(a, wrong(factor, i, j, conjugate(t(i, j))), uplo, other())).toBeGreaterThan(1e-3);
    const full = symmetricView(a, uplo);
    expect(scalarOf(full)(4, 1)).toEqual(conjugate(scalarOf(full)(1, 4)));
  });
});

describe('generated matrices', () => {
  const make = (matrix: string, n: number) => {
    const { A, sigma } = generateMatrix({ matrix, cond: 100, prec: 'z' }, n, n, n, new Random());
    return { a: matrixView(A, n, n, n, 0, 2), sigma };
  };

  it('have two random numbers in an element', () => {
    expect([...make('rand', 3).a.data]).toEqual([...new Random().fill(new Float64Array(18), 'rand')]);
  });

  it('keep singular values when they are turned', () => {
    const { a, sigma } = make('svd_geo', 8);
    expect(normFro(a)).toBeCloseTo(Math.hypot(...sigma), 12);
    expect(normFro(build(8, 8, (i, j) => ({ re: 0, im: a.data[2 * (i + 8 * j) + 1]! })))).toBeGreaterThan(0.1);
    // A A^H has the fourth powers.
    const square = product(8, 8, 8, scalarOf(a), op('c', scalarOf(a)));
    expect(normFro(square)).toBeCloseTo(Math.hypot(...sigma.map((s) => s * s)), 12);
  });

  it('are Hermitian with real diagonals where they have eigenvalues', () => {
    const { a } = make('heev_geo', 7);
    for (let j = 0; j < 7; j++)
      for (let i = 0; i < 7; i++) expect(plus(scalarOf(a)(i, j), 0)).toEqual(plus(conjugate(scalarOf(a)(j, i)), 0));
  });

  it('dominate by absolute values', () => {
    const { a } = make('rands_dominant', 6);
    for (let i = 0; i < 6; i++) {
      const rest = [0, 1, 2, 3, 4, 5].reduce((sum, j) => sum + (i === j ? 0 : magnitude(scalarOf(a)(i, j))), 0);
      expect(magnitude(scalarOf(a)(i, i))).toBeGreaterThan(rest);
      expect(scalarOf(a)(i, i)).toMatchObject({ im: 0 });
    }
  });
});

it.each(cases.filter((c) => c.spec.precs.includes('c')).map((c) => [c.spec.name, c] as const))(
  'c%s on the CPU does a third of its sweep',
  async (_, c) => {
    const third = c.sweep.filter((_problem, k) => k % 3 === 0);
    for (const problem of some(third, 2)) expect(await complaints(cpu, c, problem, 'c')).toEqual([]);
  },
);

it("getrs: 'c' of complex factors is not 't', and of real ones it is", async () => {
  const problem = { trans: 'c', n: 20, nrhs: 3 } as const;
  for (const [prec, complaints] of [
    ['d', 0],
    ['c', 1],
    ['z', 1],
  ] as const) {
    const outcome = await attempt(cpu, getrsCase, problem, prec);
    expect(judge(getrsCase, problem, prec, outcome)).toEqual([]);
    expect(judge(getrsCase, { ...problem, trans: 't' }, prec, outcome)).toHaveLength(complaints);
    expect(judge(getrsCase, { ...problem, trans: 'n' }, prec, outcome)).toHaveLength(1);
  }
});

it('a complex multiplication counts as six operations, an addition as two', () => {
  const problem = { n: 10, nrhs: 3, trans: 'n' };
  const [real, complex] = [flops(getrsCase, problem, 'd'), flops(getrsCase, problem, 'z')];
  expect(complex / real).toBeCloseTo(4, 0);
});
