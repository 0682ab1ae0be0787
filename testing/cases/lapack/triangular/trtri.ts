// TRTRI as a case: error R9. The triangle that does not belong to A, and a diagonal of ones, must keep what is in them.
import { trtri } from '../../../../src/index.ts';
import { trtriRef } from '../../../../src/lapack/triangular/trtri.ref.ts';
import { trtriSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { type MatrixView, normOne, sameElement } from '../../../lib/norms.ts';
import { fill, integers, window } from '../../../lib/operands.ts';
import { multiply } from '../../../lib/product.ts';
import { inverseTable, uploLine } from '../../../lib/rateTable.ts';
import { type Applied, inverseError, inverseVectorCheck } from '../../../lib/residuals.ts';
import { layoutOf } from '../../../lib/source.ts';
import { DIAG } from '../../../lib/table.ts';
import { otherKept, triangularView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface TrtriProblem extends Flags<'uplo' | 'diag'>, Sizes<'n'>, LaidOut {
  /** Elements on the diagonal that are zero, from 0. */
  readonly zeros?: readonly number[];
}

export type TrtriData = Data<'A', 'info'>;

/** What lies where nothing may be written: a number, because writing NaN over NaN would go unnoticed. */
const ROGUE = -1e10;

const kinds = (['l', 'u'] as const).flatMap((uplo) => (['n', 'u'] as const).map((diag) => ({ uplo, diag })));

export const trtriCase: Case<TrtriProblem, TrtriData> = {
  spec: trtriSpec,
  tolerance: 30,
  sweep: kinds.flatMap((kind) => [
    ...[0, 1, 2, 15, 16, 17, 33, 70].map((n) => ({ ...kind, n, layout: ODD })),
    { ...kind, n: 64 },
    // More than the 256 that the GPU inverts at once.
    { ...kind, n: 259, layout: ODD },
  ]),

  fromOptions({ n }, o) {
    if (o.uplo === 'f') throw new UsageError('trtri has no -F: the triangle is -L or -U');
    return { uplo: o.uplo, diag: o.diag, n, layout: layoutOf(o) };
  },

  // As trsm's: the inverse is of order 1 whatever the size, with a unit diagonal too.
  data({ uplo, diag, n, zeros = [], layout }, prec, random) {
    const A = window(prec, n, n, layout);
    fill(prec, A, (i, j) => {
      if (i !== j) return i > j === (uplo === 'l') ? random.rand() / n : ROGUE;
      if (diag === 'u') return ROGUE;
      return zeros.includes(i) ? 0 : 1 + random.rand();
    });
    return { A, info: integers(1, layout) };
  },

  run: calling(trtri, trtriSpec),

  reference({ uplo, diag, n }, { A, info }) {
    info.data[info.offset] = trtriRef(uplo, diag, n, hostMat(A));
  },

  error({ uplo, diag, n }, { A }, { A: inverse, info }, { random }) {
    if (info.data[info.offset] !== 0 || !otherKept(A, inverse, uplo)) return Number.NaN;
    for (let i = 0; diag === 'u' && i < n; i++) {
      const place = A.offset + i * (A.ld + 1);
      if (!sameElement(A, inverse, place)) return Number.NaN;
    }
    if (n > EXACT_ORDER) {
      const triangle = { uplo, diag };
      const applied = (a: MatrixView): Applied => ({
        norm: normOne(a, triangle),
        apply: (x) => multiply(a, false, x, triangle),
      });
      return inverseVectorCheck(n, applied(A), applied(inverse), random);
    }
    return inverseError(triangularView(A, uplo, diag), triangularView(inverse, uplo, diag), 2 ** -53);
  },

  table: inverseTable((o) => [`${uploLine(o)}, diag = ${DIAG[o.diag]}`]),
};
