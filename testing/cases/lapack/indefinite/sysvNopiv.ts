// SYSV_NOPIV as a case: error R5. The triangle of A that is not used must keep its bits.
import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { sysvNopiv } from '../../../../src/index.ts';
import { sysvNopivRef } from '../../../../src/lapack/indefinite/sysvNopiv.ref.ts';
import { sysvNopivSpec } from '../../../../src/specs.ts';
import { type Blocked, calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { factorOf } from '../../../lib/factor.ts';
import { integers, window } from '../../../lib/operands.ts';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf, uniform } from '../../../lib/source.ts';
import { otherKept } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { NOPIV_VERSIONS } from '../lu/getrfNopiv.ts';
import { wholeOf } from './sytrf.ts';
import { fillNopiv } from './sytrfNopiv.ts';

export interface SysvNopivProblem extends Flags<'uplo'>, Sizes<'n' | 'nrhs'>, LaidOut, Blocked, Given {}

export type SysvNopivData = Data<'A' | 'B', 'info'>;

/** SYSV_NOPIV, or with 'c' HESV_NOPIV. */
export const caseOfNopivDriver = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SysvNopivProblem, SysvNopivData>['run'],
): Case<SysvNopivProblem, SysvNopivData> => ({
  spec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    { uplo, n: 64, nrhs: 12 },
    { uplo, n: 50, nrhs: 5, nb: 16, layout: ODD },
  ]),

  fromOptions(size, o) {
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
    const given = givenSymmetric(spec.name, size, o);
    return { uplo: o.uplo, n: size.n, nrhs: o.nrhs, math, nb, ...given, layout: layoutOf(o) };
  },

  data({ uplo, n, nrhs, layout, source }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout)];
    fillNopiv(prec, uplo, A, mirror, random, source);
    uniform(B, prec, random);
    return { A, B, info: integers(1, layout) };
  },

  run,

  reference({ uplo, n, nrhs }, { A, B, info }) {
    info.data[info.offset] = sysvNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror);
  },

  error: ({ uplo }, { A, B }, { A: factors, B: x }) =>
    otherKept(A, factors, uplo) ? solveError(wholeOf(A, uplo, mirror), x, B) : Number.NaN,

  table: solveTable({ takesMatrix: true, versions: NOPIV_VERSIONS, lines: ngpuUploLine }),
});

export const sysvNopivCase = caseOfNopivDriver(sysvNopivSpec, 't', calling(sysvNopiv, sysvNopivSpec));
