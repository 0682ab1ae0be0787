// SYTRF as a case: MAGMA's error of hetrf, a solve with the factors. The triangle that is not used must keep its bits.
import { sytrf } from '../../../../src/index.ts';
import { sytrfBlockedRef } from '../../../../src/lapack/indefinite/lasyf.ref.ts';
import { sytrfSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { integers, window } from '../../../lib/operands.ts';
import { N, ngpuUploLine, rateTable } from '../../../lib/rateTable.ts';
import { sytrfSolveError } from '../../../lib/residualsSy.ts';
import { type Given, givenSymmetric, layoutOf } from '../../../lib/source.ts';
import { fillTriangle, fillTriangleFrom, otherKept, symmetricView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface SytrfProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Given {
  /** Columns of a panel; 0 (default) leaves it to the routine. */
  readonly nb?: number;
  /** Elements on the diagonal are 0 instead of uniform on (-1,1), as the others are: then the first pivot is 2 x 2. */
  readonly zeroDiagonal?: boolean;
}

export type SytrfData = Data<'A', 'ipiv' | 'info'>;

export const sytrfCase: Case<SytrfProblem, SytrfData> = {
  spec: sytrfSpec,
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
    if (o.uplo === 'f') throw new UsageError('sytrf has no -F: the triangle is -L or -U');
    return { uplo: o.uplo, n, ...givenSymmetric('sytrf', size, o), layout: layoutOf(o) };
  },

  data({ uplo, n, zeroDiagonal = false, layout, source }, prec, random) {
    const A = window(prec, n, n, layout);
    if (source === undefined) fillTriangle(prec, A, uplo, 'write', () => 2 * random.rand() - 1);
    else fillTriangleFrom(prec, A, uplo, 'write', source, random);
    if (zeroDiagonal) for (let i = 0; i < n; i++) A.data[A.offset + i * (A.ld + 1)] = 0;
    return { A, ipiv: integers(n, layout), info: integers(1, layout) };
  },

  run: calling(sytrf, sytrfSpec),

  reference({ uplo, n, nb }, { A, ipiv, info }) {
    info.data[info.offset] = sytrfBlockedRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, nb);
  },

  error({ uplo, n }, { A: a }, { A: found, ipiv: { data, offset } }, { random }) {
    if (!otherKept(a, found, uplo)) return Number.NaN;
    return sytrfSolveError(symmetricView(a, uplo), found, uplo, data.subarray(offset, offset + n), random);
  },

  table: rateTable({ ...N, takesMatrix: true, lines: ngpuUploLine, error: '|Ax-b|/(N*|A|*|x|)' }),
};
