// LAPACK's test programs of the drivers that solve linear systems, as far as there are routines: xdrvge for gesv, xdrvpo for posv, ddrvsy
// for sysv and hesv. Not the expert drivers gesvx, posvx and sysvx. One right-hand side, and no block size to choose.
import { gesv, hesv, posv, sysv } from '../../../src/index.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { bunchKaufmanRatio, expectedInfo } from './bunchKaufman.ts';
import { choleskyRatio } from './cholesky.ts';
import type { ComplexPrec, Desk, NumberPrec, Operand, RealPrec, Step, Values } from './desk.ts';
import { inverseOf } from './inverse.ts';
import { luRatio } from './lu.ts';
import type { Mirror } from './matrices.ts';
import { program, type SquareTest } from './program.ts';
import { conditionOf, residualRatio, solutionRatio } from './ratios.ts';
import { NATIVE, type Setting } from './setting.ts';
import { hermitianValues, rightHandSide, solution, triangleValues, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';
import type { PathName } from './types.ts';

const NRHS = 1;

/** One system: what the driver is given and what it leaves. */
interface System<P extends NumberPrec> {
  readonly a: MatrixView;
  readonly uplo: 'u' | 'l';
  readonly A: Operand<P>;
  readonly B: Operand<P>;
  readonly ipiv: Operand<'i'>;
  readonly info: Operand<'i'>;
}

interface Driver<P extends NumberPrec> {
  readonly path: Exclude<PathName, 'qr' | 'tr'>;
  readonly name: string;
  call(desk: Desk<P>, system: System<P>): Promise<void>;
  /** The info to expect, given the first zero row or column. */
  info(zero: number, system: System<P>): number;
  /** The ratio of the factors; undefined where a program does not look at those of a singular matrix. */
  factors(desk: Desk<P>, system: System<P>, singular: boolean): number | undefined;
}

export const drvge: Driver<NumberPrec> = {
  path: 'ge',
  name: 'gesv',
  call: ({ context }, { a, A, B, ipiv, info }) =>
    gesv(context.queue, { n: a.rows, nrhs: NRHS, A, lda: A.ld, ipiv, B, ldb: B.ld, info, mode: NATIVE.mode }),
  info: (zero) => zero,
  factors: ({ prec }, { a, A, ipiv }) => luRatio(a, A.view, ipiv.values, prec),
};

export const drvpo: Driver<NumberPrec> = {
  path: 'po',
  name: 'posv',
  call: ({ context }, { a, uplo, A, B, info }) =>
    posv(context.queue, { uplo, n: a.rows, nrhs: NRHS, A, lda: A.ld, B, ldb: B.ld, info, mode: NATIVE.mode }),
  info: (zero) => zero,
  factors: ({ prec }, { a, uplo, A }, singular) => (singular ? undefined : choleskyRatio(a, A.view, uplo, prec)),
};

const indefinite = {
  info: (zero: number, { ipiv }: System<NumberPrec>): number => expectedInfo(zero, ipiv.values),
  factors:
    (mirror: Mirror) =>
    <P extends NumberPrec>({ prec }: Desk<P>, { a, uplo, A, ipiv }: System<P>, singular: boolean) =>
      singular ? undefined : bunchKaufmanRatio(a, A.view, uplo, ipiv.values, prec, mirror),
};

/** Of real matrices on the path 'sy', of complex symmetric ones on 'cs'. */
const symmetricDriver = <P extends NumberPrec>(path: 'sy' | 'cs'): Driver<P> => ({
  path,
  name: 'sysv',
  call: ({ context }, { a, uplo, A, B, ipiv, info }) =>
    sysv(context.queue, { uplo, n: a.rows, nrhs: NRHS, A, lda: A.ld, ipiv, B, ldb: B.ld, info }),
  info: indefinite.info,
  factors: indefinite.factors('t'),
});

export const drvsy: Driver<RealPrec> = symmetricDriver('sy');
export const drvcs: Driver<ComplexPrec> = symmetricDriver('cs');

export const drvhe: Driver<ComplexPrec> = {
  path: 'sy',
  name: 'hesv',
  call: ({ context }, { a, uplo, A, B, ipiv, info }) =>
    hesv(context.queue, { uplo, n: a.rows, nrhs: NRHS, A, lda: A.ld, ipiv, B, ldb: B.ld, info }),
  info: indefinite.info,
  factors: indefinite.factors('c'),
};

/** The program of a driver. */
export const drivers =
  <P extends NumberPrec>(driver: Driver<P>) =>
  (setting: Setting<P>): Promise<Tally> =>
    program(driver.path, setting, (one) => [test(driver, one)]);

function test<P extends NumberPrec>(
  driver: Driver<P>,
  { desk, tally, a, uplo, where, zero, random }: SquareTest<P>,
): Step {
  const { prec } = desk;
  const n = a.rows;
  const exact = solution(n, NRHS, prec, random);
  const b = rightHandSide(a, 'n', exact, prec);
  const system: System<P> = {
    a,
    uplo,
    A: desk.matrix('A', n, n, storedValues(driver.path, a, uplo)),
    B: desk.matrix('B', n, NRHS, valuesOf(b)),
    ipiv: desk.integers('ipiv', n),
    info: desk.integers('info', 1),
  };
  return {
    run: () => driver.call(desk, system),
    judge() {
      tally.info(driver.name, where, system.info.values[0]!, driver.info(zero, system));
      const factors = driver.factors(desk, system, zero > 0);
      if (factors !== undefined) tally.ratio('factors', where, factors);
      const x = system.B.view;
      if (zero > 0) {
        // Nothing of the reference's tests: B must be as it was.
        if (!same(x, b)) tally.complaints.push(`${driver.name}: ${where}: B of a singular system has changed`);
        return;
      }
      tally.ratio('solve', where, residualRatio(a, x, b, 'n', prec));
      tally.ratio('solution', where, solutionRatio(x, exact, conditionOf(a, inverseOf(a)).one, prec));
    },
  };
}

function storedValues(path: Driver<NumberPrec>['path'], a: MatrixView, uplo: 'u' | 'l'): Values {
  if (path === 'ge') return valuesOf(a);
  return path === 'cs' ? triangleValues(a, uplo) : hermitianValues(a, uplo);
}

const same = (x: MatrixView, b: MatrixView): boolean =>
  b.data.every((value, i) => Object.is(x.data[x.offset * (x.parts ?? 1) + i], value));
