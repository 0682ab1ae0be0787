// SYTRS as a case: error R5 with factors of the reference. The triangle of A that is not used holds NaN.
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
import { matrixOfFactors } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf, type Source, uniform } from '../../../lib/source.ts';
import { fillTriangle, fillTriangleFrom } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface SytrsProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Given {
  readonly zeroDiagonal?: boolean;
  /** A and B are blocks of one matrix. */
  readonly inB?: boolean;
}

export type SytrsData = Data<'A' | 'B', 'ipiv'>;

/** The matrix that factors stand for. */
export const matrixOf = (uplo: Uplo, A: MatrixView, { data, offset }: IntegerView): MatrixView =>
  matrixOfFactors(A, uplo, data.subarray(offset, offset + A.rows));

/** A triangle uniform on (-1,1), or with zeros on its diagonal, or of a source, and NaN beside it; then its factors. */
export function fillFactors(
  prec: Prec,
  uplo: Uplo,
  A: MatrixView,
  ipiv: IntegerView,
  zeroDiagonal: boolean,
  random: Random,
  source?: Source,
): void {
  if (source === undefined) fillTriangle(prec, A, uplo, 'read', () => 2 * random.rand() - 1);
  else fillTriangleFrom(prec, A, uplo, 'read', source, random);
  if (zeroDiagonal) for (let i = 0; i < A.rows; i++) A.data[A.offset + i * (A.ld + 1)] = 0;
  sytrfBlockedRef(uplo, A.rows, hostMat(A), ipiv.data, ipiv.offset);
}

export const sytrsCase: Case<SytrsProblem, SytrsData> = {
  spec: sytrsSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 3, 31, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    ...[2, 40, 70].map((n) => ({ uplo, n, nrhs: 2, zeroDiagonal: true, layout: ODD })),
    { uplo, n: 64, nrhs: 20 },
    { uplo, n: 40, nrhs: 3, layout: ODD, inB: true },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError('sytrs has no -F: the triangle is -L or -U');
    return { uplo: o.uplo, n, nrhs: o.nrhs, ...givenSymmetric('sytrs', size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, nrhs, zeroDiagonal = false, layout, inB, source }, prec, random) {
    const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
    const ipiv = integers(n, layout);
    fillFactors(prec, uplo, A, ipiv, zeroDiagonal, random, source);
    uniform(B, prec, random);
    return { A, ipiv, B };
  },

  run: calling(sytrs, sytrsSpec),

  reference: ({ uplo, n, nrhs }, { A, ipiv, B }) =>
    sytrsRef(uplo, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B)),

  error: ({ uplo }, { A, ipiv, B }, { B: x }) => solveError(matrixOf(uplo, A, ipiv), x, B),

  table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
};
