// SYSV as a case: error R5. The triangle of A that is not used must keep its bits.
import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { sysv } from '../../../../src/index.ts';
import { sysvRef } from '../../../../src/lapack/indefinite/sysv.ref.ts';
import { sysvSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { integers, window } from '../../../lib/operands.ts';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { fillRight, type Right, rightOf } from '../../../lib/rightSides.ts';
import { type Given, givenSymmetric, layoutOf } from '../../../lib/source.ts';
import { otherKept } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { fillIndefinite, wholeOf } from './sytrf.ts';

export type SysvProblem = Flags<'uplo'> & Sizes<'n' | 'nrhs'> & LaidOut & Given & Right;

export type SysvData = Data<'A' | 'B', 'ipiv' | 'info'>;

/** SYSV, or with 'c' HESV. */
export const caseOfDriver = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SysvProblem, SysvData>['run'],
): Case<SysvProblem, SysvData> => ({
  spec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 33, 65, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    { uplo, n: 64, nrhs: 12 },
    // More than the 256 that the GPU solves at once.
    { uplo, n: 290, nrhs: 2, layout: ODD },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    return { uplo: o.uplo, n, nrhs: o.nrhs, ...rightOf(o), ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, nrhs, layout, source, rhs }, prec, random) {
    const A = window(prec, n, n, layout);
    const B = window(prec, n, nrhs, layout);
    fillIndefinite(prec, uplo, A, 'write', mirror, false, random, source);
    fillRight(prec, B, { rhs }, () => wholeOf(A, uplo, mirror), random);
    return { A, ipiv: integers(n, layout), B, info: integers(1, layout) };
  },

  run,

  reference({ uplo, n, nrhs }, { A, ipiv, B, info }) {
    info.data[info.offset] = sysvRef(uplo, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), mirror);
  },

  error: ({ uplo }, { A, B }, { A: factors, B: x }) =>
    otherKept(A, factors, uplo) ? solveError(wholeOf(A, uplo, mirror), x, B) : Number.NaN,

  table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
});

export const sysvCase = caseOfDriver(sysvSpec, 't', calling(sysv, sysvSpec));
