// SYTRF as a case: MAGMA's error of hetrf, a solve with the factors. The triangle that is not used must keep its bits.

import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Prec, sytrf, type Uplo } from '../../../../src/index.ts';
import { sytrfBlockedRef } from '../../../../src/lapack/indefinite/lasyf.ref.ts';
import { sytrfSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView, setReal } from '../../../lib/norms.ts';
import { integers, window } from '../../../lib/operands.ts';
import type { Random } from '../../../lib/random.ts';
import { N, ngpuUploLine, rateTable } from '../../../lib/rateTable.ts';
import { type Mirror, sytrfSolveError } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf, type Source } from '../../../lib/source.ts';
import {
  fillTriangle,
  fillTriangleFrom,
  hasRealDiagonal,
  hermitianView,
  otherKept,
  spoilDiagonal,
  symmetricView,
} from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface SytrfProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Given {
  /** Columns of a panel; 0 (default) leaves it to the routine. */
  readonly nb?: number;
  /** Elements on the diagonal are 0 instead of uniform on (-1,1), as the others are: then the first pivot is 2 x 2. */
  readonly zeroDiagonal?: boolean;
}

export type SytrfData = Data<'A', 'ipiv' | 'info'>;

/** The matrix of which a triangle is given. */
export const wholeOf = (x: MatrixView, uplo: Uplo, mirror: Mirror): MatrixView =>
  mirror === 'c' ? hermitianView(x, uplo) : symmetricView(x, uplo, 't');

/**
 * A triangle uniform on (-1,1), or with zeros on its diagonal, or of a source. Of a Hermitian matrix the imaginary parts of the diagonal
 * are NaN.
 */
export function fillIndefinite(
  prec: Prec,
  uplo: Uplo,
  A: MatrixView,
  use: 'read' | 'write',
  mirror: Mirror,
  zeroDiagonal: boolean,
  random: Random,
  source?: Source,
): void {
  if (source === undefined) fillTriangle(prec, A, uplo, use, () => 2 * random.rand() - 1);
  else fillTriangleFrom(prec, A, uplo, use, source, random);
  if (zeroDiagonal) for (let i = 0; i < A.rows; i++) setReal(A, i, 0);
  if (mirror === 'c') spoilDiagonal(A);
}

/** SYTRF, or with 'c' HETRF. */
export const caseOfFactors = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SytrfProblem, SytrfData>['run'],
): Case<SytrfProblem, SytrfData> => ({
  spec,
  // The threshold of LAPACK's own test programs.
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 3, 5, 33, 60, 61, 65, 100].map((n) => ({ uplo, n, layout: ODD })),
    ...[4, 50, 70].map((n) => ({ uplo, n, zeroDiagonal: true, layout: ODD })),
    ...[1, 2, 3, 8].map((nb) => ({ uplo, n: 40, nb, zeroDiagonal: true, layout: ODD })),
    { uplo, n: 96 },
    // More rows than one workgroup of the GPU has.
    { uplo, n: 300, zeroDiagonal: true },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    return { uplo: o.uplo, n, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, zeroDiagonal = false, layout, source }, prec, random) {
    const A = window(prec, n, n, layout);
    fillIndefinite(prec, uplo, A, 'write', mirror, zeroDiagonal, random, source);
    return { A, ipiv: integers(n, layout), info: integers(1, layout) };
  },

  run,

  reference({ uplo, n, nb }, { A, ipiv, info }) {
    info.data[info.offset] = sytrfBlockedRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, nb, mirror);
  },

  error({ uplo, n }, { A: a }, { A: found, ipiv: { data, offset } }, { random }) {
    if (!otherKept(a, found, uplo) || (mirror === 'c' && !hasRealDiagonal(found))) return Number.NaN;
    return sytrfSolveError(wholeOf(a, uplo, mirror), found, uplo, data.subarray(offset, offset + n), random, mirror);
  },

  table: rateTable({ ...N, takesMatrix: true, lines: ngpuUploLine, error: '|Ax-b|/(N*|A|*|x|)' }),
});

export const sytrfCase = caseOfFactors(sytrfSpec, 't', calling(sytrf, sytrfSpec));
