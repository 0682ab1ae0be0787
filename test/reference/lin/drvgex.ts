// The tests that LAPACK's xdrvge make of the expert driver gesvx: given factors, own ones, own ones after equilibration; with A as it is,
// and with factors of an A that has been equilibrated by rows, by columns, by both.
import { fields, gesvx, getrf } from '../../../src/index.ts';
import { type MatrixView, normMax } from '../../../testing/lib/norms.ts';
import { EPS, ratio } from '../../../testing/lib/residuals.ts';
import { abs1, times } from '../../../testing/lib/scalars.ts';
import type { NumberPrec, Step } from './desk.ts';
import { inverseOf } from './inverse.ts';
import { luRatio } from './lu.ts';
import { copyOf, made, scalarOf, triangular } from './matrices.ts';
import { program, type SquareTest } from './program.ts';
import { boundRatios, conditionOf, conditionRatio, residualRatio, solutionRatio } from './ratios.ts';
import { NATIVE, type Setting, TRANSPOSES } from './setting.ts';
import { rightHandSide, solution, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';
import { rounded } from './types.ts';

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

export const drvgex = (setting: Setting<NumberPrec>): Promise<Tally> =>
  program('ge', setting, (test) => {
    const { desk, a, zero, random } = test;
    const exact = solution(a.rows, NRHS, desk.prec, random);
    const conditions = zero > 0 ? { one: 0, inf: 0 } : conditionOf(a, inverseOf(a));
    // Factors of a singular matrix cannot be given.
    const ways = WAYS.filter(([fact]) => zero === 0 || fact !== 'f');
    return ways.flatMap((way) => testsOf({ ...test, exact, conditions }, ...way));
  });

interface Test extends SquareTest<NumberPrec> {
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
    const label = `${test.where}, fact ${fact}, equed ${equed}, trans ${trans}`;
    const b = rightHandSide(a, trans, exact, prec);
    const A = desk.matrix('A', n, n, valuesOf(scaled));
    const AF = desk.matrix('AF', n, n, fact === 'f' ? valuesOf(scaled) : undefined);
    const [B, X] = [desk.matrix('B', n, NRHS, valuesOf(b)), desk.matrix('X', n, NRHS)];
    const given = (factors: readonly number[]) => (fact === 'f' ? factors : undefined);
    const [R, C] = [desk.reals('r', n, given(r)), desk.reals('c', n, given(c))];
    const [rcond, rpvgrw] = [desk.reals('rcond', 1), desk.reals('rpvgrw', 1)];
    const [ferr, berr] = [desk.reals('ferr', NRHS), desk.reals('berr', NRHS)];
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
          conditionRatio(rcond.values[0]!, trans === 'n' ? exactly.one : exactly.inf, prec),
        );
        if (zero > 0) return;
        const condition = trans === 'n' ? test.conditions.one : test.conditions.inf;
        tally.ratio('solve', label, residualRatio(a, X.view, b, trans, prec));
        tally.ratio('solution', label, solutionRatio(X.view, exact, condition, prec));
        const bounds = { ferr: ferr.values, berr: berr.values };
        const { forward, backward } = boundRatios({ a, op: trans, b, exact, x: X.view, ...bounds }, prec);
        tally.ratio('ferr', label, forward);
        tally.ratio('berr', label, backward);
      },
    };
  });
}

/** Scale factors as of geequ, and diag(r) A diag(c) with those that `equed` asks for, rounded once. */
function equilibrated(a: MatrixView, equed: Equed, prec: NumberPrec) {
  const n = a.rows;
  const places = Array.from({ length: n }, (_, i) => i);
  const round = (x: number): number => (fields[prec].eps > 2 ** -30 ? Math.fround(x) : x);
  const inverse = (values: readonly number[]): number => round(1 / values.reduce((most, x) => Math.max(most, x), 0));
  const r = places.map((i) => inverse(places.map((j) => abs1(scalarOf(a, i, j)))));
  const c = places.map((j) => inverse(places.map((i) => r[i]! * abs1(scalarOf(a, i, j)))));
  const scaled = made(
    n,
    n,
    (i, j) => times(times(equed & 1 ? r[i]! : 1, scalarOf(a, i, j)), equed & 2 ? c[j]! : 1),
    a.parts,
  );
  return { r, c, scaled: equed === 0 ? a : rounded(scaled, prec) };
}

/** max |A| / max |U|, of the leading columns up to the first zero pivot if there is one; 1 if U is zero. */
function pivotGrowth(a: MatrixView, factors: MatrixView, zero: number): number {
  const n = zero > 0 ? zero : a.rows;
  const u = triangular({ ...factors, rows: n, cols: n }, { uplo: 'u', diag: 'n' });
  const largest = normMax(u);
  return largest === 0 ? 1 : ratio(normMax({ ...a, cols: n }), largest);
}
