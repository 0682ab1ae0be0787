import { describe, expect, it } from 'vitest';
import { matrixView, normFro, normInf, normOne } from '../../testing/lib/norms.ts';
import { multiply } from '../../testing/lib/product.ts';
import { Random } from '../../testing/lib/random.ts';
import {
  EPS,
  froDifference,
  inverseError,
  passes,
  ratio,
  solveError,
  solveRatio,
} from '../../testing/lib/residuals.ts';
import type { GemmProblem, TrsmProblem } from '../../testing/lib/residualsBlas.ts';
import {
  gemmDenominator,
  gemmError,
  gemmVectorCheck,
  trsmError,
  trsmVectorCheck,
} from '../../testing/lib/residualsBlas.ts';
import { getrfError, getrfSolveError, getrfVectorCheck, luSolve } from '../../testing/lib/residualsLu.ts';
import { at, build, factorLu, perturbed, product, randomMatrix, transposeOf } from './reference.ts';

const nan = Number.NaN;
const other = (): Random => new Random([7, 7, 7, 7]);

describe('verdict', () => {
  it('fails NaN and the bound itself', () => {
    expect(passes(0, 30, EPS.s)).toBe(true);
    expect(passes(29 * 2 ** -24, 30, EPS.s)).toBe(true);
    expect(passes(30 * 2 ** -24, 30, EPS.s)).toBe(false);
    expect(passes(nan, 30, EPS.s)).toBe(false);
    expect(passes(Infinity, 1000, EPS.d)).toBe(false);
    expect(1 + EPS.d).toBe(1);
    expect(Math.fround(1 + 2 * EPS.s)).toBeGreaterThan(1);
  });

  it('an exact zero over zero is no error, anything else is', () => {
    expect(ratio(0, 0)).toBe(0);
    expect(ratio(1, 0)).toBe(Infinity);
    expect(ratio(nan, 0)).toBeNaN();
    expect(ratio(0, nan)).toBeNaN();
  });
});

describe('compensated product', () => {
  it('cancels where a plain sum does not', () => {
    const a = matrixView(new Float64Array([1e16, 1, 1, -1e16]), 1, 4);
    expect([...multiply(a, false, new Float64Array([1, 1, 1, 1]))]).toEqual([2]);
    expect([...multiply(matrixView(a.data, 4, 1), true, new Float64Array([1, 1, 1, 1]))]).toEqual([2]);
    expect(1e16 + 1 + 1 - 1e16).not.toBe(2);
  });

  it('reads only the stored triangle, with or without a unit diagonal', () => {
    const full = build(3, 3, (i, j) => (i >= j ? 1 + i + 10 * j : nan));
    const x = new Float64Array([1, 2, 3]);
    const dense = (diag: 'n' | 'u') =>
      build(3, 3, (i, j) => (i > j ? at(full, i, j) : i < j ? 0 : diag === 'u' ? 1 : at(full, i, i)));
    for (const diag of ['n', 'u'] as const) {
      const triangle = { uplo: 'l', diag } as const;
      expect([...multiply(full, false, x, triangle)]).toEqual([...multiply(dense(diag), false, x)]);
      expect([...multiply(full, true, x, triangle)]).toEqual([...multiply(transposeOf(dense(diag)), false, x)]);
    }
    expect(() => multiply(full, false, new Float64Array(2))).toThrow(RangeError);
  });
});

describe('R1 gemm', () => {
  const [m, n, k, alpha, beta] = [23, 31, 17, 0.29, -0.48];
  const make = (transA: 'n' | 't', transB: 'n' | 't'): { problem: GemmProblem; exact: GemmProblem['c'] } => {
    const random = new Random();
    const a = randomMatrix(m, k, random);
    const b = randomMatrix(k, n, random);
    const cIn = randomMatrix(m, n, random);
    const ab = product(a, b);
    const exact = build(m, n, (i, j) => alpha * at(ab, i, j) + beta * at(cIn, i, j));
    const problem = {
      transA,
      transB,
      alpha,
      beta,
      cIn,
      c: exact,
      a: transA === 'n' ? a : transposeOf(a),
      b: transB === 'n' ? b : transposeOf(b),
    };
    return { problem, exact };
  };
  const scaleOf = ({ a, b, cIn }: GemmProblem) => ({
    k,
    alpha,
    beta,
    normA: normFro(a),
    normB: normFro(b),
    normC: normFro(cIn),
  });

  it("divides by MAGMA's denominator, 1 when it vanishes", () => {
    expect(gemmDenominator({ k: 7, alpha: -2, beta: 3, normA: 5, normB: 7, normC: 11 })).toBe(3 * 2 * 35 + 66);
    expect(gemmDenominator({ k: 7, alpha: 0, beta: 0, normA: nan, normB: 7, normC: nan })).toBe(1);
    const { problem, exact } = make('n', 'n');
    const wrong = perturbed(exact, 3, 4, 0.5);
    expect(gemmError(exact, exact, scaleOf(problem))).toBe(0);
    expect(gemmError(wrong, exact, scaleOf(problem))).toBeCloseTo(0.5 / gemmDenominator(scaleOf(problem)), 12);
    expect(gemmError(perturbed(exact, 0, 0, nan), exact, scaleOf(problem))).toBeNaN();
    expect(() => froDifference(exact, problem.a)).toThrow(RangeError);
  });

  it.each([
    ['n', 'n'],
    ['n', 't'],
    ['t', 'n'],
    ['t', 't'],
  ] as const)('passes right results for %s%s', (transA, transB) => {
    const { problem, exact } = make(transA, transB);
    expect(passes(gemmVectorCheck(problem, other()), 3, EPS.d)).toBe(true);
    const single = matrixView(Float32Array.from(exact.data), m, n);
    const error = gemmVectorCheck({ ...problem, c: single }, other());
    expect(passes(error, 3, EPS.s)).toBe(true);
    expect(passes(error, 3, EPS.d)).toBe(false);
  });

  it('by vectors finds one wrong element exactly', () => {
    const { problem, exact } = make('n', 't');
    const error = gemmVectorCheck({ ...problem, c: perturbed(exact, 22, 30, 1e-3) }, other(), 1);
    expect(error / (1e-3 / gemmDenominator(scaleOf(problem)))).toBeCloseTo(1, 8);
    expect(gemmVectorCheck({ ...problem, c: perturbed(exact, 1, 1, nan) }, other())).toBeNaN();
  });

  it('by vectors estimates the Frobenius norm without bias', () => {
    const { problem, exact } = make('n', 'n');
    const random = other();
    const c = build(m, n, (i, j) => at(exact, i, j) + 1e-3 * random.rands());
    const expected = gemmError(c, exact, scaleOf(problem));
    expect(gemmVectorCheck({ ...problem, c }, random, 400) / expected).toBeCloseTo(1, 1);
    expect(Math.abs(gemmVectorCheck({ ...problem, c }, random, 2) / expected - 1)).toBeLessThan(0.6);
  });

  it('does not read what alpha = 0 or beta = 0 leaves unread', () => {
    const { problem } = make('n', 'n');
    const poison = (rows: number, cols: number) => build(rows, cols, () => nan);
    const scaled = build(m, n, (i, j) => beta * at(problem.cIn, i, j));
    expect(passes(gemmVectorCheck({ ...problem, alpha: 0, a: poison(m, k), c: scaled }, other()), 3, EPS.d)).toBe(true);
    const ab = product(problem.a, problem.b);
    const noAddend = { ...problem, alpha: 1, beta: 0, cIn: poison(m, n), c: ab };
    expect(passes(gemmVectorCheck(noAddend, other()), 3, EPS.d)).toBe(true);
  });
});

describe('R2 trsm', () => {
  const [m, n] = [12, 9];
  const cases = (['l', 'r'] as const).flatMap((side) =>
    (['l', 'u'] as const).flatMap((uplo) =>
      (['n', 't'] as const).flatMap((transA) => (['n', 'u'] as const).map((diag) => ({ side, uplo, transA, diag }))),
    ),
  );

  const make = ({ side, uplo, transA, diag }: (typeof cases)[number]): TrsmProblem => {
    const random = new Random();
    const order = side === 'l' ? m : n;
    const stored = (i: number, j: number) => (uplo === 'l' ? i > j : i < j) || (i === j && diag === 'n');
    const a = build(order, order, (i, j) => (stored(i, j) ? random.rands() + (i === j ? 4 : 0) : nan));
    const dense = build(order, order, (i, j) => (stored(i, j) ? at(a, i, j) : i === j ? 1 : 0));
    const op = transA === 'n' ? dense : transposeOf(dense);
    const x = randomMatrix(m, n, random);
    const alpha = 0.29;
    const ax = side === 'l' ? product(op, x) : product(x, op);
    const b = build(m, n, (i, j) => at(ax, i, j) / alpha);
    return { side, triangle: { uplo, diag }, transA, alpha, a, x, b };
  };

  it.each(cases)('passes the solution and fails a wrong one: $side$uplo$transA$diag', (options) => {
    const problem = make(options);
    expect(passes(trsmError(problem), 100, EPS.d)).toBe(true);
    expect(passes(trsmVectorCheck(problem, other()), 100, EPS.d)).toBe(true);
    const wrong = { ...problem, x: perturbed(problem.x, m - 1, n - 1, 1e-6) };
    const exact = trsmError(wrong);
    expect(passes(exact, 100, EPS.d)).toBe(false);
    expect(passes(exact, 100, EPS.s)).toBe(true);
    const estimate = trsmVectorCheck(wrong, other());
    expect(estimate).toBeLessThanOrEqual(exact * (1 + 1e-6));
    expect(passes(estimate, 100, EPS.d)).toBe(false);
    const broken = { ...problem, x: perturbed(problem.x, 0, 0, nan) };
    expect(trsmError(broken)).toBeNaN();
    expect(trsmVectorCheck(broken, other())).toBeNaN();
  });

  it('equals its formula on a 1 x 1 problem', () => {
    const one = (v: number) => build(1, 1, () => v);
    const problem: TrsmProblem = {
      side: 'l',
      triangle: { uplo: 'l', diag: 'n' },
      transA: 'n',
      alpha: 2,
      a: one(4),
      x: one(3),
      b: one(7),
    };
    expect(trsmError(problem)).toBeCloseTo((7 - 6) / 12, 14);
    expect(trsmVectorCheck(problem, other())).toBeCloseTo((7 - 6) / 12, 14);
    expect(trsmError({ ...problem, alpha: 0 })).toBeNaN();
    expect(trsmError({ ...problem, alpha: 0, x: one(0) })).toBe(0);
  });
});

describe('R3 and R4 getrf', () => {
  it.each([
    [20, 20],
    [35, 12],
    [12, 35],
    [1, 1],
  ])('passes true factors of %i x %i in both precisions', (m, n) => {
    for (const single of [false, true]) {
      const a = randomMatrix(m, n, new Random(), single);
      const { lu, ipiv } = factorLu(a);
      const eps = single ? EPS.s : EPS.d;
      expect(passes(getrfError(a, lu, ipiv), 30, eps)).toBe(true);
      expect(passes(getrfVectorCheck(a, lu, ipiv, other()), 30, eps)).toBe(true);
      if (m !== n) expect(() => getrfSolveError(a, lu, ipiv, other())).toThrow(/square/);
      else expect(passes(getrfSolveError(a, lu, ipiv, other()), 30, eps)).toBe(true);
    }
  });

  it('keeps to the leading dimension', () => {
    const data = new Float64Array(7 * 5).fill(nan);
    for (let j = 0; j < 5; j++)
      for (let i = 0; i < 5; i++) data[i + j * 7 + 2] = 1 / (1 + i + 2 * j) + (i === j ? 1 : 0);
    const a = matrixView(data, 5, 5, 7, 2);
    const { lu, ipiv } = factorLu(a);
    expect(passes(getrfError(a, lu, ipiv), 30, EPS.d)).toBe(true);
    expect(passes(getrfSolveError(a, lu, ipiv, other()), 30, EPS.d)).toBe(true);
  });

  it('measures a wrong element of U by its effect on L U', () => {
    const a = randomMatrix(15, 15);
    const { lu, ipiv } = factorLu(a);
    const wrong = perturbed(lu, 14, 14, 1e-4); // only (L U)(14,14) changes
    const expected = 1e-4 / (15 * normFro(a));
    expect(getrfError(a, wrong, ipiv) / expected).toBeCloseTo(1, 8);
    expect(getrfVectorCheck(a, wrong, ipiv, other(), 1) / expected).toBeCloseTo(1, 8);
    expect(passes(getrfSolveError(a, wrong, ipiv, other()), 30, EPS.d)).toBe(false);
  });

  it('estimates R3 without bias', () => {
    const a = randomMatrix(25, 25);
    const { lu, ipiv } = factorLu(a);
    const random = other();
    const noisy = build(25, 25, (i, j) => at(lu, i, j) * (1 + 1e-4 * random.rands()));
    const exact = getrfError(a, noisy, ipiv);
    expect(getrfVectorCheck(a, noisy, ipiv, random, 400) / exact).toBeCloseTo(1, 1);
  });

  it('fails wrong, illegal and missing pivots, and NaN factors', () => {
    const a = randomMatrix(9, 9);
    const { lu, ipiv } = factorLu(a);
    const swapped = ipiv.slice();
    swapped[0] = ipiv[0] === 9 ? 8 : 9;
    expect(getrfError(a, lu, swapped)).toBeGreaterThan(1e-3);
    for (const bad of [0, 10, -1, 1.5, nan]) {
      const pivots = [...ipiv];
      pivots[4] = bad;
      expect(getrfError(a, lu, pivots)).toBeNaN();
      expect(getrfVectorCheck(a, lu, pivots, other())).toBeNaN();
      expect(getrfSolveError(a, lu, pivots, other())).toBeNaN();
    }
    expect(getrfError(a, lu, ipiv.subarray(0, 5))).toBeNaN();
    const broken = perturbed(lu, 8, 2, nan);
    expect(getrfError(a, broken, ipiv)).toBeNaN();
    expect(getrfVectorCheck(a, broken, ipiv, other())).toBeNaN();
    expect(getrfSolveError(a, broken, ipiv, other())).toBeNaN();
  });

  it('solves with the factors', () => {
    const a = build(
      2,
      2,
      (i, j) =>
        [
          [0, 2],
          [1, 3],
        ][i][j],
    );
    const { lu, ipiv } = factorLu(a);
    expect([...luSolve(lu, ipiv, new Float64Array([4, 7]))]).toEqual([1, 2]);
  });

  it('accepts empty matrices', () => {
    const empty = matrixView(new Float64Array(0), 0, 3);
    expect(getrfError(empty, empty, [])).toBe(0);
    expect(getrfVectorCheck(empty, empty, [], other())).toBe(0);
  });
});

describe('R5, dget02 and R9', () => {
  const n = 16;
  const a = build(n, n, (i, j) => 1 / (1 + i + 3 * j) + (i === j ? 2 : 0));
  const x = randomMatrix(n, 3);
  const b = product(a, x);

  it('R5 equals its formula and passes the solution', () => {
    expect(passes(solveError(a, x, b), 30, EPS.d)).toBe(true);
    const wrong = perturbed(b, 5, 1, 0.25);
    expect(solveError(a, x, wrong)).toBeCloseTo(0.25 / (n * normInf(a) * normInf(x)), 12);
    expect(solveError(a, perturbed(x, 0, 2, nan), b)).toBeNaN();
    expect(solveError(a, x, perturbed(b, 0, 2, nan))).toBeNaN();
  });

  it('dget02 takes the worst column, in units of eps, without N', () => {
    expect(solveRatio(a, x, b, EPS.d)).toBeLessThan(30);
    const columnNorm = (j: number) => normOne(matrixView(x.data.slice(j * n, (j + 1) * n), n, 1));
    const wrong = perturbed(b, 5, 1, 0.25);
    expect(solveRatio(a, x, wrong, EPS.d) * EPS.d).toBeCloseTo(0.25 / (normOne(a) * columnNorm(1)), 10);
    expect(solveRatio(a, perturbed(x, 3, 0, nan), b, EPS.d)).toBeNaN();
    expect(solveRatio(a, x, product(transposeOf(a), x), EPS.d, true)).toBeLessThan(30);
    expect(solveRatio(a, x, b, EPS.d, true)).toBeGreaterThan(1e6);
  });

  it('dget02 gives 1/eps for a zero matrix with a residual', () => {
    const zero = build(2, 2, () => 0);
    const ones = build(2, 1, () => 1);
    expect(solveRatio(zero, ones, ones, EPS.s)).toBe(2 ** 24);
    expect(
      solveRatio(
        zero,
        ones,
        build(2, 1, () => 0),
        EPS.s,
      ),
    ).toBe(0);
  });

  it('R9 passes an inverse and fails a wrong one', () => {
    const { lu, ipiv } = factorLu(a);
    const columns = build(n, n, () => 0);
    for (let j = 0; j < n; j++) {
      const unit = new Float64Array(n);
      unit[j] = 1;
      columns.data.set(luSolve(lu, ipiv, unit), j * n);
    }
    expect(passes(inverseError(a, columns, EPS.d), 30, EPS.d)).toBe(true);
    expect(passes(inverseError(a, perturbed(columns, 4, 4, 1e-6), EPS.d), 30, EPS.d)).toBe(false);
    expect(inverseError(a, perturbed(columns, 4, 4, nan), EPS.d)).toBeNaN();
    const two = build(1, 1, () => 2);
    expect(
      inverseError(
        two,
        build(1, 1, () => 0.75),
        EPS.d,
      ),
    ).toBeCloseTo(0.5 / 1.5, 14);
    expect(
      inverseError(
        two,
        build(1, 1, () => 0),
        EPS.s,
      ),
    ).toBe(2 ** 24);
    expect(
      inverseError(
        build(0, 0, () => 0),
        build(0, 0, () => 0),
        EPS.d,
      ),
    ).toBe(0);
  });
});
