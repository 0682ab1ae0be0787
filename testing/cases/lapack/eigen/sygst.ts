// SYGST as a case: against the definition in doubles, with a factor that is dominated by its diagonal. Imaginary parts of A's
// diagonal are NaN before and must be zero afterwards.
import { sygst } from '../../../../src/index.ts';
import { sygstRef } from '../../../../src/lapack/eigen/sygst.ref.ts';
import { sygstSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Filled, type Flags, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { normFro } from '../../../lib/norms.ts';
import { window } from '../../../lib/operands.ts';
import { N, rateTable, uploLine } from '../../../lib/rateTable.ts';
import { froDifference, ratio } from '../../../lib/residuals.ts';
import type { ProblemType } from '../../../lib/residualsGeneral.ts';
import { inDoubles } from '../../../lib/residualsQr.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import {
  fillDominant,
  fillTriangleFrom,
  isDiagonalReal,
  otherKept,
  spoilDiagonal,
  symmetricView,
} from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

export interface SygstProblem extends Flags<'uplo'>, Sizes<'n'>, Filled {
  readonly itype: ProblemType;
}

export type SygstData = Data<'A' | 'B'>;

export const sygstCase: Case<SygstProblem, SygstData> = {
  spec: sygstSpec,
  tolerance: 30,
  sweep: ([1, 2, 3] as const).flatMap((itype) =>
    (['l', 'u'] as const).flatMap((uplo) =>
      [0, 1, 2, 9, 32, 33, 70, 100].map((n) => ({ itype, uplo, n, layout: ODD })),
    ),
  ),

  fromOptions({ n }, o) {
    const uplo = o.uplo === 'u' ? 'u' : 'l';
    return { itype: o.itype as ProblemType, uplo, n, source: sourceOf(o), layout: layoutOf(o) };
  },

  data({ uplo, n, source = uniform, layout }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, n, layout)];
    fillTriangleFrom(prec, A, uplo, 'write', source, random);
    fillDominant(prec, B, uplo, random);
    spoilDiagonal(A);
    return { A, B };
  },

  run: calling(sygst, sygstSpec),

  reference: ({ itype, uplo, n }, { A, B }) => sygstRef(itype, uplo, n, hostMat(A), hostMat(B)),

  error({ itype, uplo, n }, before, { A }) {
    if (!otherKept(before.A, A, uplo)) return Number.NaN;
    const exact = inDoubles(before.A);
    sygstRef(itype, uplo, n, hostMat(exact), hostMat(inDoubles(before.B)));
    if (A.parts === 2 && !isDiagonalReal(A)) return Number.NaN;
    const [found, known] = [symmetricView(A, uplo), symmetricView(exact, uplo)];
    return ratio(froDifference(found, known), normFro(known));
  },

  table: rateTable<SygstProblem>({
    ...{ ...N, lines: uploLine, takesMatrix: true, error: '|A-Aref|/|Aref|' },
  }),
};
