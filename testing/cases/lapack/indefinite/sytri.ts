// SYTRI as a case: error R9 of the matrix that the given factors stand for.
import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { sytri } from '../../../../src/index.ts';
import { sytriRef } from '../../../../src/lapack/indefinite/sytri.ref.ts';
import { sytriSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { setReal } from '../../../lib/norms.ts';
import { integers, window } from '../../../lib/operands.ts';
import { inverseTable, ngpuUploLine } from '../../../lib/rateTable.ts';
import { inverseError } from '../../../lib/residuals.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf } from '../../../lib/source.ts';
import { hasRealDiagonal, otherKept, symmetricView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { fillFactors, matrixOf } from './sytrs.ts';

export interface SytriProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Given {
  readonly zeroDiagonal?: boolean;
  /** 1 x 1 blocks of D that are zero, from 0. */
  readonly zeros?: readonly number[];
}

export type SytriData = Data<'A', 'ipiv' | 'info'>;

/** SYTRI, or with 'c' HETRI. */
export const caseOfInverse = (
  spec: RoutineSpec,
  mirror: Mirror,
  run: Case<SytriProblem, SytriData>['run'],
): Case<SytriProblem, SytriData> => ({
  spec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 3, 31, 33, 65].map((n) => ({ uplo, n, layout: ODD })),
    ...[2, 40].map((n) => ({ uplo, n, zeroDiagonal: true, layout: ODD })),
    { uplo, n: 64 },
  ]),

  fromOptions(size, o) {
    const { n } = size;
    if (o.uplo === 'f') throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
    return { uplo: o.uplo, n, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, zeroDiagonal = false, zeros = [], layout, source }, prec, random) {
    const A = window(prec, n, n, layout);
    const ipiv = integers(n, layout);
    fillFactors(prec, uplo, A, ipiv, mirror, zeroDiagonal, random, source);
    for (const i of zeros) {
      setReal(A, i, 0);
      ipiv.data[ipiv.offset + i] = i + 1;
    }
    return { A, ipiv, info: integers(1, layout) };
  },

  run,

  reference({ uplo, n }, { A, ipiv, info }) {
    info.data[info.offset] = sytriRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, mirror);
  },

  error({ uplo }, { A, ipiv }, { A: inverse, info }) {
    if (info.data[info.offset] !== 0 || !otherKept(A, inverse, uplo)) return Number.NaN;
    if (mirror === 'c' && !hasRealDiagonal(inverse)) return Number.NaN;
    return inverseError(matrixOf(uplo, A, ipiv, mirror), symmetricView(inverse, uplo, mirror), 2 ** -53);
  },

  table: inverseTable(ngpuUploLine, true),
});

export const sytriCase = caseOfInverse(sytriSpec, 't', calling(sytri, sytriSpec));
