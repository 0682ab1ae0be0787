// The calls of reference BLAS's level-3 test programs (dblat3, zblat3) with their default input, and their gauge (DMMCH). Sizes of zero are
// calls but not tests; where one triangle is computed each column is a test.
import type { Diag, Side, Trans, Uplo } from '../../src/index.ts';
import { type GemmProblem, gemmCase } from '../../testing/cases/blas3/products/gemm.ts';
import { type GemmtrProblem, gemmtrCase } from '../../testing/cases/blas3/products/gemmtr.ts';
import { type HemmProblem, hemmCase } from '../../testing/cases/blas3/products/hemm.ts';
import { type Her2kProblem, her2kCase } from '../../testing/cases/blas3/products/her2k.ts';
import { type HerkProblem, herkCase } from '../../testing/cases/blas3/products/herk.ts';
import { type SymmProblem, symmCase } from '../../testing/cases/blas3/products/symm.ts';
import { type Syr2kProblem, syr2kCase } from '../../testing/cases/blas3/products/syr2k.ts';
import { type SyrkProblem, syrkCase } from '../../testing/cases/blas3/products/syrk.ts';
import { type TrmmProblem, trmmCase } from '../../testing/cases/blas3/triangular/trmm.ts';
import { type TrsmProblem, trsmCase } from '../../testing/cases/blas3/triangular/trsm.ts';
import type { Case } from '../../testing/lib/case.ts';
import {
  bordered,
  type Entry,
  op,
  productError,
  scalarOf,
  symmetric,
  TINY,
  transposed,
} from '../../testing/lib/gauge.ts';
import { larger, type MatrixView } from '../../testing/lib/norms.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import { conjugate, im, inField, re, type Scalar, times } from '../../testing/lib/scalars.ts';
import { type CallSet, loops } from './callSet.ts';
import { general, triangle, withZeroColumn } from './storage.ts';

const TRANS: readonly Trans[] = ['n', 't', 'c'];
const UPLO: readonly Uplo[] = ['u', 'l'];
const SIDE: readonly Side[] = ['l', 'r'];
const DIAG: readonly Diag[] = ['u', 'n'];
const ALPHA = [0, 1, 0.7];
const BETA = [0, 1, 1.3];

interface Product {
  readonly alpha: Scalar;
  readonly a: Entry;
  readonly b: Entry;
  readonly k: number;
  readonly beta: Scalar;
  /** C on entry and on exit. */
  readonly given: MatrixView;
  readonly found: Entry;
  /** The triangle that is computed; by default all of C. */
  readonly uplo?: Uplo;
  /** C is Hermitian: on its diagonal nothing but real parts is looked at, and left. */
  readonly hermitian?: boolean;
}

/** max_ij of the error of C = alpha A B + beta C over |alpha| |A| |B| + |beta| |C|, column by column. */
function productsError({ alpha, a, b, k, beta, given, found, uplo, hermitian = false }: Product): number {
  const { rows, cols } = given;
  const stored = scalarOf(given);
  const before: Entry = (i, j) => (hermitian && i === j ? re(stored(i, j)) : stored(i, j));
  let worst = 0;
  for (let j = 0; j < cols; j++) {
    const [top, bottom] = uplo === undefined ? [0, rows] : uplo === 'u' ? [0, j + 1] : [j, rows];
    const column = (c: Entry) => Array.from({ length: bottom - top }, (_, i) => c(top + i, j));
    const factors = Array.from({ length: k }, (_, l) => b(l, j));
    const error = productError((i, l) => a(top + i, l), { alpha, beta }, factors, column(before), column(found));
    worst = larger(hermitian && im(found(j, j)) !== 0 ? Number.NaN : error, worst);
  }
  return worst;
}

/** The scalars of a problem in the field of its operands. */
const inFields = ({ parts }: MatrixView, alpha: number, beta: number) => ({
  alpha: inField(alpha, parts),
  beta: inField(beta, parts),
});

/** A routine with the reference's measure in place of the case's own, which is a norm. */
const measured = <P extends object, D extends Operands>(
  { spec, run }: Case<P, D>,
  error: (problem: P, before: D, after: D) => number,
): CallSet<P, D>['routine'] => ({ spec, run, tolerance: 32, error });

const shape = (trans: Trans, rows: number, cols: number): readonly [number, number] =>
  trans === 'n' ? [rows, cols] : [cols, rows];

/** Calls: 6^3 sizes, 9 pairs of transposes, 9 pairs of factors. Tests: 5 m, 5 n, 6 k, 9, 9. */
export const gemmSet: CallSet<GemmProblem, Parameters<typeof gemmCase.error>[1]> = {
  routine: measured(gemmCase, ({ transA, transB, k, alpha, beta }, { A, B, C }, after) => {
    const [a, b] = [op(transA, scalarOf(A)), op(transB, scalarOf(B))];
    return productsError({ ...inFields(C, alpha, beta), a, b, k, given: C, found: scalarOf(after.C) });
  }),
  problems: loops<GemmProblem>({ m: TINY, n: TINY, k: TINY, transA: TRANS, transB: TRANS, alpha: ALPHA, beta: BETA }),
  expected: [17496, 12150],
  operands: ({ transA, transB, m, n, k }, draw) => ({
    A: withZeroColumn(general(draw, ...shape(transA, m, k))),
    B: withZeroColumn(general(draw, ...shape(transB, k, n))),
    C: withZeroColumn(general(draw, m, n)),
  }),
  tests: ({ m, n }) => Math.min(1, m * n),
};

/** Calls: 6^2 sizes, 9 pairs of transposes, 9 pairs of factors, 2 triangles. Tests: 5 n, 6 k, 9, 9, 2. */
const gemmtrSet: CallSet<GemmtrProblem, Parameters<typeof gemmtrCase.error>[1]> = {
  routine: measured(gemmtrCase, ({ uplo, transA, transB, k, alpha, beta }, { A, B, C }, after) => {
    const [a, b] = [op(transA, scalarOf(A)), op(transB, scalarOf(B))];
    return productsError({ ...inFields(C, alpha, beta), a, b, k, given: C, found: scalarOf(after.C), uplo });
  }),
  problems: loops<GemmtrProblem>({
    n: TINY,
    k: TINY,
    transA: TRANS,
    transB: TRANS,
    alpha: ALPHA,
    beta: BETA,
    uplo: UPLO,
  }),
  expected: [5832, 4860],
  operands: ({ uplo, transA, transB, n, k }, draw) => ({
    A: withZeroColumn(general(draw, ...shape(transA, n, k))),
    B: withZeroColumn(general(draw, ...shape(transB, k, n))),
    C: withZeroColumn(triangle(draw, uplo, n)),
  }),
  tests: ({ n }) => Math.min(1, n),
};

/** Calls: 6^2 sizes, 2 sides, 2 triangles, 9 pairs of factors. Tests: 5 m, 5 n, 2, 2, 9. */
const symmSet: CallSet<SymmProblem, Parameters<typeof symmCase.error>[1]> = {
  routine: measured(symmCase, ({ side, uplo, m, n, alpha, beta }, { A, B, C }, after) => {
    const [full, b] = [symmetric(A, uplo), scalarOf(B)];
    const product = side === 'l' ? { a: full, b, k: m } : { a: b, b: full, k: n };
    return productsError({ ...inFields(C, alpha, beta), ...product, given: C, found: scalarOf(after.C) });
  }),
  problems: loops<SymmProblem>({ m: TINY, n: TINY, side: SIDE, uplo: UPLO, alpha: ALPHA, beta: BETA }),
  expected: [1296, 900],
  operands: ({ side, uplo, m, n }, draw) => ({
    A: withZeroColumn(triangle(draw, uplo, side === 'l' ? m : n)),
    B: withZeroColumn(general(draw, m, n)),
    C: withZeroColumn(general(draw, m, n)),
  }),
  tests: ({ m, n }) => Math.min(1, m * n),
};

const hemmSet: CallSet<HemmProblem, Parameters<typeof hemmCase.error>[1]> = {
  routine: measured(hemmCase, ({ side, uplo, m, n, alpha, beta }, { A, B, C }, after) => {
    const [full, b] = [symmetric(A, uplo, true), scalarOf(B)];
    const product = side === 'l' ? { a: full, b, k: m } : { a: b, b: full, k: n };
    return productsError({ ...inFields(C, alpha, beta), ...product, given: C, found: scalarOf(after.C) });
  }),
  problems: symmSet.problems,
  expected: symmSet.expected,
  operands: ({ side, uplo, m, n }, draw) => ({
    A: withZeroColumn(triangle(draw, uplo, side === 'l' ? m : n, 'hermitian')),
    B: withZeroColumn(general(draw, m, n)),
    C: withZeroColumn(general(draw, m, n)),
  }),
  tests: symmSet.tests,
};

type TriangularProblem = TrmmProblem & TrsmProblem;

/** Calls: 6^2 sizes, 2 sides, 2 triangles, 3 transposes, 2 diagonals, 3 alphas. Tests: 5 m, 5 n, 2, 2, 3, 2, 3. */
const triangularSet = {
  problems: loops<TriangularProblem>({
    m: TINY,
    n: TINY,
    side: SIDE,
    uplo: UPLO,
    transA: TRANS,
    diag: DIAG,
    alpha: ALPHA,
  }),
  expected: [2592, 1800],
  operands: ({ side, uplo, diag, m, n }, draw) => ({
    A: withZeroColumn(triangle(draw, uplo, side === 'l' ? m : n, diag)),
    B: withZeroColumn(general(draw, m, n)),
  }),
  tests: ({ m, n }) => Math.min(1, m * n),
} satisfies Omit<CallSet<TriangularProblem, Record<'A' | 'B', MatrixView>>, 'routine'>;

/** op(A) B or B op(A) as the factors of a product. */
const factors = ({ side, uplo, transA, diag, m, n }: TriangularProblem, A: MatrixView, B: MatrixView) => {
  const [a, b] = [op(transA, bordered(scalarOf(A), uplo, diag)), scalarOf(B)];
  return side === 'l' ? { a, b, k: m } : { a: b, b: a, k: n };
};

const trmmSet: CallSet<TrmmProblem, Parameters<typeof trmmCase.error>[1]> = {
  ...triangularSet,
  routine: measured(trmmCase, (p, { A, B }, after) =>
    productsError({ ...inFields(B, p.alpha, 0), ...factors(p, A, B), given: B, found: scalarOf(after.B) }),
  ),
};

/** The solution is multiplied back: what comes out must be alpha B. */
const trsmSet: CallSet<TrsmProblem, Parameters<typeof trsmCase.error>[1]> = {
  ...triangularSet,
  routine: measured(trsmCase, (p, { A, B }, after) => {
    const [b, alpha] = [scalarOf(B), inField(p.alpha, B.parts)];
    const scaled: Entry = (i, j) => times(alpha, b(i, j));
    return productsError({ alpha: 1, ...factors(p, A, after.B), beta: 0, given: B, found: scaled });
  }),
};

type RankProblem = SyrkProblem & Syr2kProblem;

/** Calls: 6^2 sizes, 3 transposes, 2 triangles, 9 pairs of factors. Tests: 20 columns (1+2+3+5+9) in place of 6 n. */
const rankProblems = loops<RankProblem>({ n: TINY, k: TINY, trans: TRANS, uplo: UPLO, alpha: ALPHA, beta: BETA });

/** Of complex matrices symmetric updates take A and A^T, Hermitian ones A and A^H. */
const inComplex = {
  problems: rankProblems.filter(({ trans }) => trans !== 'c'),
  expected: [1296, 4320],
} as const;
const hermitianProblems = loops<HerkProblem & Her2kProblem>({
  n: TINY,
  k: TINY,
  trans: ['n', 'c'],
  uplo: UPLO,
  alpha: ALPHA,
  beta: BETA,
});

export const syrkSet: CallSet<SyrkProblem, Parameters<typeof syrkCase.error>[1]> = {
  routine: measured(syrkCase, ({ uplo, trans, k, alpha, beta }, { A, C }, after) => {
    const a = op(trans, scalarOf(A));
    return productsError({
      ...inFields(C, alpha, beta),
      a,
      b: transposed(a),
      k,
      given: C,
      found: scalarOf(after.C),
      uplo,
    });
  }),
  problems: rankProblems,
  expected: [1944, 6480],
  inComplex,
  operands: ({ uplo, trans, n, k }, draw) => ({
    A: withZeroColumn(general(draw, ...shape(trans, n, k))),
    C: withZeroColumn(triangle(draw, uplo, n)),
  }),
  tests: ({ n }) => n,
};

/** A B^T + B A^T is [A B] [B A]^T. */
const syr2kSet: CallSet<Syr2kProblem, Parameters<typeof syr2kCase.error>[1]> = {
  routine: measured(syr2kCase, ({ uplo, trans, k, alpha, beta }, { A, B, C }, after) => {
    const [first, second] = [op(trans, scalarOf(A)), op(trans, scalarOf(B))];
    const a: Entry = (i, l) => (l < k ? first(i, l) : second(i, l - k));
    const b: Entry = (l, j) => (l < k ? second(j, l) : first(j, l - k));
    return productsError({ ...inFields(C, alpha, beta), a, b, k: 2 * k, given: C, found: scalarOf(after.C), uplo });
  }),
  problems: rankProblems,
  expected: [1944, 6480],
  inComplex,
  operands: ({ uplo, trans, n, k }, draw) => ({
    A: withZeroColumn(general(draw, ...shape(trans, n, k))),
    B: withZeroColumn(general(draw, ...shape(trans, n, k))),
    C: withZeroColumn(triangle(draw, uplo, n)),
  }),
  tests: ({ n }) => n,
};

/** alpha and beta are real. */
const herkSet: CallSet<HerkProblem, Parameters<typeof herkCase.error>[1]> = {
  routine: measured(herkCase, ({ uplo, trans, k, alpha, beta }, { A, C }, after) => {
    const a = op(trans, scalarOf(A));
    const found = scalarOf(after.C);
    return productsError({ alpha, a, b: op('c', a), k, beta, given: C, found, uplo, hermitian: true });
  }),
  problems: hermitianProblems,
  expected: inComplex.expected,
  operands: ({ uplo, trans, n, k }, draw) => ({
    A: withZeroColumn(general(draw, ...shape(trans, n, k))),
    C: withZeroColumn(triangle(draw, uplo, n, 'hermitian')),
  }),
  tests: ({ n }) => n,
};

/** alpha A B^H + conj(alpha) B A^H is [alpha A, conj(alpha) B] [B A]^H; beta is real. */
const her2kSet: CallSet<Her2kProblem, Parameters<typeof her2kCase.error>[1]> = {
  routine: measured(her2kCase, ({ uplo, trans, k, beta, ...p }, { A, B, C }, after) => {
    const alpha = inField(p.alpha, C.parts);
    const [first, second] = [op(trans, scalarOf(A)), op(trans, scalarOf(B))];
    const a: Entry = (i, l) => (l < k ? times(alpha, first(i, l)) : times(conjugate(alpha), second(i, l - k)));
    const b: Entry = (l, j) => conjugate(l < k ? second(j, l) : first(j, l - k));
    const found = scalarOf(after.C);
    const product = { alpha: p.alpha === 0 ? 0 : 1, a, b, k: 2 * k };
    return productsError({ ...product, beta, given: C, found, uplo, hermitian: true });
  }),
  problems: hermitianProblems,
  expected: inComplex.expected,
  operands: ({ uplo, trans, n, k }, draw) => ({
    A: withZeroColumn(general(draw, ...shape(trans, n, k))),
    B: withZeroColumn(general(draw, ...shape(trans, n, k))),
    C: withZeroColumn(triangle(draw, uplo, n, 'hermitian')),
  }),
  tests: ({ n }) => n,
};

export const level3Sets: readonly CallSet[] = [
  gemmSet,
  gemmtrSet,
  symmSet,
  hemmSet,
  trmmSet,
  trsmSet,
  syrkSet,
  syr2kSet,
  herkSet,
  her2kSet,
];
