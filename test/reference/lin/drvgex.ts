// The tests that LAPACK's ddrvge makes of the expert driver gesvx: given factors, own ones, own ones after equilibration; with A as it is,
// and with factors of an A that has been equilibrated by rows, by columns, by both.
import { gesvx, getrf } from '../../../src/index.ts';
import { type MatrixView, matrixView, normMax, type RealArray } from '../../../testing/lib/norms.ts';
import { EPS, ratio } from '../../../testing/lib/residuals.ts';
import type { RealPrec, Step } from './desk.ts';
import { inverseOf } from './inverse.ts';
import { luRatio } from './lu.ts';
import { program, type SquareTest } from './program.ts';
import {
  boundRatios,
  conditionOf,
  conditionRatio,
  entryOf,
  made,
  residualRatio,
  solutionRatio,
  triangular,
} from './ratios.ts';
import { NATIVE, type Setting, TRANSPOSES } from './setting.ts';
import { rightHandSide, solution, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';
import { lamch } from './types.ts';

const NRHS = 1;

/** What gesvx calls the rows, the columns, both. */
type Equed = 0 | 1 | 2 | 3;
const WAYS: readonly (readonly [fact: 'f' | 'n' | 'e', equed: Equed])[] = [
  ['f', 0],
  ['n', 0],
  ['e', 0],
  ['f', 1],
  ['f', 2],
  ['f', 3],
];

export const drvgex = (setting: Setting): Promise<Tally> =>
  program('ge', setting, (test) => {
    const { desk, a, zero, random } = test;
    const exact = solution(a.rows, NRHS, desk.prec, random);
    const conditions = zero > 0 ? { one: 0, inf: 0 } : conditionOf(a, inverseOf(a));
    // Factors of a singular matrix cannot be given.
    const ways = WAYS.filter(([fact]) => zero === 0 || fact !== 'f');
    return ways.flatMap((way) => testsOf({ ...test, exact, conditions }, ...way));
  });

interface Test extends SquareTest {
  readonly exact: MatrixView;
  /** Of A as it is given. */
  readonly conditions: { readonly one: number; readonly inf: number };
}

function testsOf(test: Test, fact: 'f' | 'n' | 'e', equed: Equed): Step[] {
  const { desk, tally, a, exact, zero } = test;
  const { queue } = desk.context;
  const { prec } = desk;
  const n = a.rows;
  const { r, c, scaled } = equilibrated(a, equed, prec);
  return TRANSPOSES.map((trans): Step => {
    const transposed = trans !== 'n';
    const label = `${test.where}, fact ${fact}, equed ${equed}, trans ${trans}`;
    const b = rightHandSide(a, transposed, exact, prec);
    const A = desk.matrix('A', n, n, valuesOf(scaled));
    const AF = desk.matrix('AF', n, n, fact === 'f' ? valuesOf(scaled) : undefined);
    const [B, X] = [desk.matrix('B', n, NRHS, valuesOf(b)), desk.matrix('X', n, NRHS)];
    const given = (factors: readonly number[]) => (fact === 'f' ? (i: number) => factors[i] : undefined);
    const [R, C] = [desk.matrix('r', n, 1, given(r)), desk.matrix('c', n, 1, given(c))];
    const [rcond, rpvgrw] = [desk.vector('rcond', 1), desk.vector('rpvgrw', 1)];
    const [ferr, berr] = [desk.vector('ferr', NRHS), desk.vector('berr', NRHS)];
    const [ipiv, info, factored] = [desk.integers('ipiv', n), desk.integers('info', 1), desk.integers('info', 1)];
    const code = desk.integers('equed', 1, [equed]);
    return {
      async run() {
        if (fact === 'f') await getrf(queue, { m: n, n, A: AF, lda: AF.ld, ipiv, info: factored, ...NATIVE });
        const matrices = { A, lda: A.ld, AF, ldaf: AF.ld, B, ldb: B.ld, X, ldx: X.ld };
        const numbers = { ipiv, equed: code, r: R, c: C, rcond, ferr, berr, rpvgrw, info };
        await gesvx(queue, { fact, trans, n, nrhs: NRHS, ...matrices, ...numbers });
      },
      judge() {
        // What was factored: A, unless gesvx has equilibrated it.
        const after = copyOf(A.view);
        tally.info('gesvx', label, info.values[0]!, zero);
        // Ratios of a singular matrix are looked at there too, but counted only when they fail.
        const kind = (name: string): string => (zero > 0 ? 'singular' : name);
        const growth = pivotGrowth(after, AF.view, zero);
        const found = rpvgrw.values[0]!;
        tally.ratio(kind('growth'), label, Math.abs(growth - found) / Math.max(growth, found) / EPS[prec]);
        if (fact !== 'f') tally.ratio(kind('factors'), label, luRatio(after, AF.view, ipiv.values, prec));
        const exactly = zero > 0 ? test.conditions : conditionOf(after, inverseOf(after));
        tally.ratio(
          kind('rcond'),
          label,
          conditionRatio(rcond.values[0]!, transposed ? exactly.inf : exactly.one, prec),
        );
        if (zero > 0) return;
        const condition = transposed ? test.conditions.inf : test.conditions.one;
        tally.ratio('solve', label, residualRatio(a, X.view, b, transposed, prec));
        tally.ratio('solution', label, solutionRatio(X.view, exact, condition, prec));
        const bounds = { ferr: ferr.values, berr: berr.values };
        const { forward, backward } = boundRatios({ a, transposed, b, exact, x: X.view, ...bounds }, prec);
        tally.ratio('ferr', label, forward);
        tally.ratio('berr', label, backward);
      },
    };
  });
}

const copyOf = (a: MatrixView): MatrixView => made(a.rows, a.cols, (i, j) => entryOf(a, i, j));

/** Scale factors as of geequ, and diag(r) A diag(c) with those that `equed` asks for, rounded once. */
function equilibrated(a: MatrixView, equed: Equed, prec: RealPrec) {
  const n = a.rows;
  const places = Array.from({ length: n }, (_, i) => i);
  const round = (x: number): number => (prec === 's' ? Math.fround(x) : x);
  const inverse = (values: readonly number[]): number =>
    round(1 / values.reduce((most, x) => Math.max(most, Math.abs(x)), 0));
  const r = places.map((i) => inverse(places.map((j) => entryOf(a, i, j))));
  const c = places.map((j) => inverse(places.map((i) => r[i]! * entryOf(a, i, j))));
  const entry = (i: number, j: number): number => (equed & 1 ? r[i]! : 1) * entryOf(a, i, j) * (equed & 2 ? c[j]! : 1);
  const values = lamch[prec].array.from(made(n, n, entry).data) as RealArray;
  return { r, c, scaled: equed === 0 ? a : matrixView(values, n, n) };
}

/** max |A| / max |U|, of the leading columns up to the first zero pivot if there is one; 1 if U is zero. */
function pivotGrowth(a: MatrixView, factors: MatrixView, zero: number): number {
  const n = zero > 0 ? zero : a.rows;
  const u = triangular({ ...factors, rows: n, cols: n }, { uplo: 'u', diag: 'n' });
  const largest = normMax(u);
  return largest === 0 ? 1 : ratio(normMax({ ...a, cols: n }), largest);
}
