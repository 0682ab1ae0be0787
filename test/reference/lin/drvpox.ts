// The tests that LAPACK's xdrvpo make of the expert driver posvx: given factors, own ones, own ones after equilibration; with A as it is,
// and with factors of an A that has been equilibrated.
import { fields, posvx, potrf } from '../../../src/index.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { re, times } from '../../../testing/lib/scalars.ts';
import { choleskyRatio } from './cholesky.ts';
import type { NumberPrec, Step } from './desk.ts';
import { inverseOf } from './inverse.ts';
import { made, mirrored, scalarOf } from './matrices.ts';
import { program, type SquareTest } from './program.ts';
import { boundRatios, conditionOf, conditionRatio, residualRatio, solutionRatio } from './ratios.ts';
import { NATIVE, type Setting } from './setting.ts';
import { hermitianValues, rightHandSide, solution, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';
import { rounded } from './types.ts';

const NRHS = 1;
const WAYS: readonly (readonly [fact: 'f' | 'n' | 'e', equed: 0 | 1])[] = [
  ['f', 0],
  ['n', 0],
  ['e', 0],
  ['f', 1],
];

export const drvpox = (setting: Setting<NumberPrec>): Promise<Tally> =>
  program('po', setting, (one) => {
    const exact = solution(one.a.rows, NRHS, one.desk.prec, one.random);
    // Factors of what is not definite cannot be given.
    const ways = WAYS.filter(([fact]) => one.zero === 0 || fact !== 'f');
    return ways.map((way) => test({ ...one, exact }, ...way));
  });

interface Test extends SquareTest<NumberPrec> {
  readonly exact: MatrixView;
}

function test({ desk, tally, a, uplo, exact, zero, where }: Test, fact: 'f' | 'n' | 'e', equed: 0 | 1): Step {
  const { queue } = desk.context;
  const { prec } = desk;
  const n = a.rows;
  const label = `${where}, fact ${fact}, equed ${equed}`;
  const { s, scaled } = equilibrated(a, equed, prec);
  const b = rightHandSide(a, 'n', exact, prec);
  const A = desk.matrix('A', n, n, hermitianValues(scaled, uplo));
  const AF = desk.matrix('AF', n, n, fact === 'f' ? hermitianValues(scaled, uplo) : undefined);
  const [B, X] = [desk.matrix('B', n, NRHS, valuesOf(b)), desk.matrix('X', n, NRHS)];
  const S = desk.reals('s', n, fact === 'f' ? s : undefined);
  const rcond = desk.reals('rcond', 1);
  const [ferr, berr] = [desk.reals('ferr', NRHS), desk.reals('berr', NRHS)];
  const [info, factored, code] = [
    desk.integers('info', 1),
    desk.integers('info', 1),
    desk.integers('equed', 1, [equed]),
  ];
  return {
    async run() {
      const { mode } = NATIVE;
      if (fact === 'f') await potrf(queue, { uplo, n, A: AF, lda: AF.ld, info: factored, mode });
      const matrices = { A, lda: A.ld, AF, ldaf: AF.ld, B, ldb: B.ld, X, ldx: X.ld };
      await posvx(queue, { fact, uplo, n, nrhs: NRHS, ...matrices, equed: code, s: S, rcond, ferr, berr, info });
    },
    judge() {
      tally.info('posvx', label, info.values[0]!, zero);
      // What was factored: A, unless posvx has equilibrated it.
      const after = mirrored(A.view, uplo);
      const condition = zero > 0 ? 0 : conditionOf(after, inverseOf(after)).one;
      tally.ratio('rcond', label, conditionRatio(rcond.values[0]!, condition, prec));
      if (zero > 0) return;
      if (fact !== 'f') tally.ratio('factors', label, choleskyRatio(after, AF.view, uplo, prec));
      tally.ratio('solve', label, residualRatio(a, X.view, b, 'n', prec));
      tally.ratio('solution', label, solutionRatio(X.view, exact, conditionOf(a, inverseOf(a)).one, prec));
      const bounds = { ferr: ferr.values, berr: berr.values };
      const { forward, backward } = boundRatios({ a, op: 'n', b, exact, x: X.view, ...bounds }, prec);
      tally.ratio('ferr', label, forward);
      tally.ratio('berr', label, backward);
    },
  };
}

/** Scale factors as of poequ, and, with `equed`, diag(s) A diag(s), rounded once. */
function equilibrated(a: MatrixView, equed: 0 | 1, prec: NumberPrec) {
  const n = a.rows;
  const round = (x: number): number => (fields[prec].eps > 2 ** -30 ? Math.fround(x) : x);
  const s = Array.from({ length: n }, (_, i) => round(1 / Math.sqrt(re(scalarOf(a, i, i)))));
  const scaled = made(n, n, (i, j) => times(times(s[i]!, scalarOf(a, i, j)), s[j]!), a.parts);
  return { s, scaled: equed === 0 ? a : rounded(scaled, prec) };
}
