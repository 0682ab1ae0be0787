// SYTRS as a case: error R5 with factors of the reference. The triangle of A that is not used holds NaN.
import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Prec, sytrs, type Uplo } from '../../../../src/index.ts';
import { sytrfBlockedRef } from '../../../../src/lapack/indefinite/lasyf.ref.ts';
import { sytrsRef } from '../../../../src/lapack/indefinite/sytrs.ref.ts';
import { sytrsSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, integers, place } from '../../../lib/operands.ts';
import type { Random } from '../../../lib/random.ts';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { type Mirror, matrixOfFactors } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf, type Source, uniform } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { fillIndefinite } from './sytrf.ts';

export interface SytrsProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Given {
  readonly zeroDiagonal?: boolean;
  /** A and B are blocks of one matrix. */
  readonly inB?: boolean;
}

export type SytrsData = Data<'A' | 'B', 'ipiv'>;

/** The matrix that factors stand for. */
export const matrixOf = (uplo: Uplo, A: MatrixView, { data, offset }: IntegerView, mirror: Mirror): MatrixView =>
  matrixOfFactors(A, uplo, data.subarray(offset, offset + A.rows), mirror);

/** A triangle as fillIndefinite makes it, and NaN beside it; then its factors. */
export function fillFactors(
  prec: Prec,
  uplo: Uplo,
  A: MatrixView,
  ipiv: IntegerView,
  mirror: Mirror,
  zeroDiagonal: boolean,
  random: Random,
  source?: Source,
): void {
  fillIndefinite(prec, uplo, A, 'read', mirror, zeroDiagonal, random, source);
  sytrfBlockedRef(uplo, A.rows, hostMat(A), ipiv.data, ipiv.offset, 0, mirror);
}

/** SYTRS, or with 'c' HETRS. */
export const caseOfSolution = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SytrsProblem, SytrsData>['run'],
): Case<SytrsProblem, SytrsData> => ({
  spec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 3, 31, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    ...[2, 40, 70].map((n) => ({ uplo, n, nrhs: 2, zeroDiagonal: true, layout: ODD })),
    { uplo, n: 64, nrhs: 20 },
    { uplo, n: 40, nrhs: 3, layout: ODD, inB: true },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    return { uplo: o.uplo, n, nrhs: o.nrhs, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, nrhs, zeroDiagonal = false, layout, inB, source }, prec, random) {
    const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
    const ipiv = integers(n, layout);
    fillFactors(prec, uplo, A, ipiv, mirror, zeroDiagonal, random, source);
    uniform(B, prec, random);
    return { A, ipiv, B };
  },

  run,

  reference: ({ uplo, n, nrhs }, { A, ipiv, B }) =>
    sytrsRef(uplo, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), mirror),

  error: ({ uplo }, { A, ipiv, B }, { B: x }) => solveError(matrixOf(uplo, A, ipiv, mirror), x, B),

  table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
});

export const sytrsCase = caseOfSolution(sytrsSpec, 't', calling(sytrs, sytrsSpec));
