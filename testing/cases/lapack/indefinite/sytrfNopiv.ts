// SYTRF_NOPIV as a case: the residual of a quasi-definite matrix. The triangle that is not used must keep its bits.
import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Prec, sytrfNopiv, type Uplo } from '../../../../src/index.ts';
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.ts';
import { sytrfNopivSpec } from '../../../../src/specs.ts';
import { type Blocked, calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { factorOf } from '../../../lib/factor.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { integers, window } from '../../../lib/operands.ts';
import type { Random } from '../../../lib/random.ts';
import { N, ngpuUploLine, rateTable } from '../../../lib/rateTable.ts';
import { fillQuasiDefinite, ldlError } from '../../../lib/residualsLdl.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf, type Source } from '../../../lib/source.ts';
import { fillTriangleFrom, otherKept, spoilDiagonal } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { NOPIV_VERSIONS } from '../lu/getrfNopiv.ts';

export interface SytrfNopivProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Blocked, Given {}

export type SytrfNopivData = Data<'A', 'info'>;

/** A triangle, quasi-definite or of a source. Of a Hermitian matrix the imaginary parts of the diagonal are NaN. */
export function fillNopiv(
  prec: Prec,
  uplo: Uplo,
  A: MatrixView,
  mirror: Mirror,
  random: Random,
  source?: Source,
): void {
  if (source === undefined) fillQuasiDefinite(prec, A, uplo, random);
  else fillTriangleFrom(prec, A, uplo, 'write', source, random);
  if (mirror === 'c') spoilDiagonal(A);
}

/** SYTRF_NOPIV, or with 'c' HETRF_NOPIV. */
export const caseOfNopivFactors = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SytrfNopivProblem, SytrfNopivData>['run'],
): Case<SytrfNopivProblem, SytrfNopivData> => ({
  spec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    // Around the block columns of 16 and 64, and the panels of 128.
    ...[0, 1, 2, 3, 15, 16, 17, 33, 64, 65, 100].map((n) => ({ uplo, n, layout: ODD })),
    ...[64, 160].map((n) => ({ uplo, n })),
    ...[1, 16, 40].map((nb) => ({ uplo, n: 77, nb, layout: ODD })),
    { uplo, n: 70, nb: 32, math: 'split' as const, layout: ODD },
  ]),

  fromOptions(size, o) {
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
    return { uplo: o.uplo, n: size.n, math, nb, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, layout, source }, prec, random) {
    const A = window(prec, n, n, layout);
    fillNopiv(prec, uplo, A, mirror, random, source);
    return { A, info: integers(1, layout) };
  },

  run,

  reference({ uplo, n }, { A, info }) {
    info.data[info.offset] = sytrfNopivRef(uplo, n, hostMat(A), mirror);
  },

  error: ({ uplo }, { A }, { A: found }) => (otherKept(A, found, uplo) ? ldlError(A, found, uplo, mirror) : Number.NaN),

  table: rateTable({
    ...N,
    takesMatrix: true,
    versions: NOPIV_VERSIONS,
    lines: ngpuUploLine,
    error: '|A-LDL^H|/(N*|A|)',
  }),
});

export const sytrfNopivCase = caseOfNopivFactors(sytrfNopivSpec, 't', calling(sytrfNopiv, sytrfNopivSpec));
