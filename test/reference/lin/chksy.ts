// LAPACK's test programs of symmetric and of Hermitian indefinite matrices, xchksy and xchkhe, as far as there are routines: Bunch-Kaufman
// factorization, inverse, solution and condition number. Not the second way to solve (sytrs2, hetrs2) and refinement (syrfs, herfs).

import type { Queue, RealOf } from '../../../src/index.ts';
import { hecon, hetrf, hetri, hetrs, lacpy, sycon, sytrf, sytri, sytrs } from '../../../src/index.ts';
import { normOne } from '../../../testing/lib/norms.ts';
import { bunchKaufmanRatio, expectedInfo } from './bunchKaufman.ts';
import type { ComplexPrec, NumberPrec, Operand, Step } from './desk.ts';
import type { Mirror } from './matrices.ts';
import { program, type SquareTest } from './program.ts';
import { conditionOf, conditionRatio, inverseRatio, mirrored, residualRatio, solutionRatio } from './ratios.ts';
import { BLOCKS, RIGHT_HAND_SIDES, type Setting } from './setting.ts';
import { hermitianValues, rightHandSide, solution, triangleValues, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';

/** The routines that are tested, and what they take to be across the diagonal. */
interface Kind<P extends NumberPrec> {
  readonly path: 'sy' | 'cs';
  readonly mirror: Mirror;
  factor(on: On<P>, info: Operand<'i'>, nb: number): Promise<void>;
  invert(on: On<P>, info: Operand<'i'>): Promise<void>;
  solve(on: On<P>, nrhs: number, x: Operand<P>): Promise<void>;
  condition(on: On<P>, anorm: number, rcond: Operand<RealOf<P>>): Promise<void>;
}

/** A triangle of a matrix, or of its factors, and their pivots. */
interface On<P extends NumberPrec> {
  readonly queue: Queue;
  readonly uplo: 'u' | 'l';
  readonly A: Operand<P>;
  readonly ipiv: Operand<'i'>;
}

const given = <P extends NumberPrec>({ uplo, A, ipiv }: On<P>) => ({ uplo, n: A.rows, A, lda: A.ld, ipiv });

const symmetric = <P extends NumberPrec>(path: 'sy' | 'cs'): Kind<P> => ({
  path,
  mirror: 't',
  factor: (on, info, nb) => sytrf(on.queue, { ...given(on), info, nb }),
  invert: (on, info) => sytri(on.queue, { ...given(on), info }),
  solve: (on, nrhs, x) => sytrs(on.queue, { ...given(on), nrhs, B: x, ldb: x.ld }),
  condition: (on, anorm, rcond) => sycon(on.queue, { ...given(on), anorm, rcond }),
});

const hermitian: Kind<ComplexPrec> = {
  path: 'sy',
  mirror: 'c',
  factor: (on, info, nb) => hetrf(on.queue, { ...given(on), info, nb }),
  invert: (on, info) => hetri(on.queue, { ...given(on), info }),
  solve: (on, nrhs, x) => hetrs(on.queue, { ...given(on), nrhs, B: x, ldb: x.ld }),
  condition: (on, anorm, rcond) => hecon(on.queue, { ...given(on), anorm, rcond }),
};

const programOf =
  <P extends NumberPrec>(kind: Kind<P>) =>
  (setting: Setting<P>): Promise<Tally> =>
    program(kind.path, setting, (test) => testsOf({ ...test, kind }));

export const chksy: (setting: Setting) => Promise<Tally> = programOf(symmetric('sy'));
/** Of complex symmetric matrices. */
export const chkcs: (setting: Setting<ComplexPrec>) => Promise<Tally> = programOf(symmetric('cs'));
export const chkhe: (setting: Setting<ComplexPrec>) => Promise<Tally> = programOf(hermitian);

interface Test<P extends NumberPrec> extends SquareTest<P> {
  readonly kind: Kind<P>;
}

interface Factored<P extends NumberPrec> {
  readonly LD: Operand<P>;
  readonly ipiv: Operand<'i'>;
}

/** All tests of one matrix. Inverse, solutions and condition number are those of the first block size. */
function testsOf<P extends NumberPrec>(test: Test<P>): Step[] {
  const factored = BLOCKS.map((nb) => factor(test, nb));
  const first = factored[0]!;
  const inverse = test.desk.matrix('inverse', test.a.rows, test.a.rows);
  const regular = test.zero > 0 ? [] : [invert(test, first, inverse), ...solves(test, first, inverse)];
  return [...factored.map(({ step }) => step), ...regular, condition(test, first, inverse)];
}

const solves = <P extends NumberPrec>(test: Test<P>, first: Factored<P>, inverse: Operand<P>): Step[] =>
  RIGHT_HAND_SIDES.map((nrhs) => solve(test, first, inverse, nrhs));

function factor<P extends NumberPrec>({ desk, tally, kind, a, uplo, where, zero }: Test<P>, nb: number) {
  const { queue } = desk.context;
  const n = a.rows;
  const { mirror } = kind;
  const label = `${where}, nb ${nb}`;
  const LD = desk.matrix('LD', n, n, mirror === 'c' ? hermitianValues(a, uplo) : triangleValues(a, uplo));
  const [ipiv, info] = [desk.integers('ipiv', n), desk.integers('info', 1)];
  const step: Step = {
    run: () => kind.factor({ queue, uplo, A: LD, ipiv }, info, nb),
    judge() {
      tally.info('factors', label, info.values[0]!, expectedInfo(zero, ipiv.values));
      tally.ratio('factors', label, bunchKaufmanRatio(a, LD.view, uplo, ipiv.values, desk.prec, mirror));
    },
  };
  return { LD, ipiv, step };
}

function invert<P extends NumberPrec>(
  { desk, tally, kind, a, uplo, where }: Test<P>,
  { LD, ipiv }: Factored<P>,
  inverse: Operand<P>,
): Step {
  const { queue } = desk.context;
  const n = a.rows;
  const info = desk.integers('info', 1);
  return {
    async run() {
      await lacpy(queue, { uplo, m: n, n, A: LD, lda: LD.ld, B: inverse, ldb: inverse.ld });
      await kind.invert({ queue, uplo, A: inverse, ipiv }, info);
    },
    judge() {
      tally.info('inverse', where, info.values[0]!, 0);
      tally.ratio('inverse', where, inverseRatio(a, mirrored(inverse.view, uplo, kind.mirror), desk.prec));
    },
  };
}

function solve<P extends NumberPrec>(
  { desk, tally, kind, a, uplo, where, random }: Test<P>,
  { LD, ipiv }: Factored<P>,
  inverse: Operand<P>,
  nrhs: number,
): Step {
  const { queue } = desk.context;
  const n = a.rows;
  const { prec } = desk;
  const label = `${where}, nrhs ${nrhs}`;
  const exact = solution(n, nrhs, prec, random);
  const b = rightHandSide(a, 'n', exact, prec);
  const x = desk.matrix('X', n, nrhs, valuesOf(b));
  return {
    run: () => kind.solve({ queue, uplo, A: LD, ipiv }, nrhs, x),
    judge() {
      const { one } = conditionOf(a, mirrored(inverse.view, uplo, kind.mirror));
      tally.ratio('solve', label, residualRatio(a, x.view, b, 'n', prec));
      tally.ratio('solution', label, solutionRatio(x.view, exact, one, prec));
    },
  };
}

function condition<P extends NumberPrec>(
  { desk, tally, kind, a, uplo, where, zero }: Test<P>,
  { LD, ipiv }: Factored<P>,
  inverse: Operand<P>,
): Step {
  const { queue } = desk.context;
  const rcond = desk.reals('rcond', 1);
  return {
    run: () => kind.condition({ queue, uplo, A: LD, ipiv }, normOne(a), rcond),
    judge() {
      const exact = zero > 0 ? 0 : conditionOf(a, mirrored(inverse.view, uplo, kind.mirror)).one;
      tally.ratio('rcond', where, conditionRatio(rcond.values[0]!, exact, desk.prec));
    },
  };
}
