// SYTRS_NOPIV as a case: error R5 with factors of the reference. The triangle of A that is not used holds the rogue value.
import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { sytrsNopiv } from '../../../../src/index.ts';
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.ts';
import { sytrsNopivRef } from '../../../../src/lapack/indefinite/sytrsNopiv.ref.ts';
import { sytrsNopivSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { place } from '../../../lib/operands.ts';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { matrixOfLdl } from '../../../lib/residualsLdl.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf, uniform } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { fillNopiv } from './sytrfNopiv.ts';

export interface SytrsNopivProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Given {
  /** A and B are blocks of one matrix. */
  readonly inB?: boolean;
}

export type SytrsNopivData = Data<'A' | 'B'>;

/** SYTRS_NOPIV, or with 'c' HETRS_NOPIV. */
export const caseOfNopivSolution = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SytrsNopivProblem, SytrsNopivData>['run'],
): Case<SytrsNopivProblem, SytrsNopivData> => ({
  spec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 31, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    { uplo, n: 64, nrhs: 20 },
    { uplo, n: 40, nrhs: 3, layout: ODD, inB: true },
  ]),

  fromOptions(size, o) {
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    return { uplo: o.uplo, n: size.n, nrhs: o.nrhs, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, nrhs, layout, inB, source }, prec, random) {
    const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
    fillNopiv(prec, uplo, A, mirror, random, source);
    sytrfNopivRef(uplo, n, hostMat(A), mirror);
    uniform(B, prec, random);
    return { A, B };
  },

  run,

  reference: ({ uplo, n, nrhs }, { A, B }) => sytrsNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror),

  error: ({ uplo }, { A, B }, { B: x }) => solveError(matrixOfLdl(A, uplo, mirror), x, B),

  table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
});

export const sytrsNopivCase = caseOfNopivSolution(sytrsNopivSpec, 't', calling(sytrsNopiv, sytrsNopivSpec));
