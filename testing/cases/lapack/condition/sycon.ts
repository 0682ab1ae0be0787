// SYCON as a case: LAPACK's dget06 against the condition number of the matrix that the given factors stand for.
import { sycon, type Uplo } from '../../../../src/index.ts';
import { syconRef } from '../../../../src/lapack/condition/sycon.ref.ts';
import { sytrsRef } from '../../../../src/lapack/indefinite/sytrs.ref.ts';
import { syconSpec } from '../../../../src/specs.ts';
import { type Data, type Flags, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView, matrixView, normOne } from '../../../lib/norms.ts';
import { type IntegerView, integers, window } from '../../../lib/operands.ts';
import { EPS } from '../../../lib/residuals.ts';
import { conditionRatio, exactCondition } from '../../../lib/residualsCondition.ts';
import { layoutOf } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';
import { fillFactors, matrixOf } from '../indefinite/sytrs.ts';

export interface SyconProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut {
  readonly zeroDiagonal?: boolean;
  /** A 1 x 1 block of D that is zero, from 0. */
  readonly zero?: number;
}

/** anorm: the norm of the matrix that the factors stand for. */
export type SyconData = Data<'A' | 'anorm' | 'rcond', 'ipiv'>;

/** The inverse in doubles. */
function inverseOf(uplo: Uplo, A: MatrixView, ipiv: IntegerView): MatrixView {
  const n = A.rows;
  const X = matrixView(new Float64Array(n * n), n, n);
  for (let i = 0; i < n; i++) X.data[i * (n + 1)] = 1;
  const factors = { ...A, data: Float64Array.from(A.data) };
  sytrsRef(uplo, n, n, hostMat(factors), ipiv.data, ipiv.offset, hostMat(X));
  return X;
}

export const syconCase: Case<SyconProblem, SyconData> = {
  spec: syconSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 3, 10, 50].map((n) => ({ uplo, n, layout: ODD })),
    ...[2, 40].map((n) => ({ uplo, n, zeroDiagonal: true, layout: ODD })),
    { uplo, n: 20, zero: 7, layout: ODD },
    { uplo, n: 70 },
  ]),

  fromOptions({ n }, o) {
    if (o.uplo === 'f') throw new UsageError('sycon has no -F: the triangle is -L or -U');
    return { uplo: o.uplo, n, layout: layoutOf(o) };
  },

  data({ uplo, n, zeroDiagonal = false, zero, layout }, prec, random) {
    const A = window(prec, n, n, layout, 'read');
    const ipiv = integers(n, layout);
    fillFactors(prec, uplo, A, ipiv, zeroDiagonal, random);
    const anorm = window(prec, 1, 1);
    anorm.data[anorm.offset] = normOne(matrixOf(uplo, A, ipiv));
    if (zero !== undefined) {
      // No pivot but 1 x 1 ones without interchanges
      for (let i = 0; i < n; i++) ipiv.data[ipiv.offset + i] = i + 1;
      A.data[A.offset + zero * (A.ld + 1)] = 0;
    }
    return { A, ipiv, anorm, rcond: window(prec, 1, 1, layout) };
  },

  async run(queue, { uplo, n }, { A, ipiv, anorm, rcond }) {
    const [value] = (await queue.context.download(anorm, 1)) as Float64Array;
    await sycon(queue, { uplo, n, A, lda: A.ld, ipiv, anorm: value!, rcond });
  },

  reference({ uplo, n }, { A, ipiv, anorm, rcond }) {
    const norm = anorm.data[anorm.offset]!;
    rcond.data[rcond.offset] = syconRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, norm);
  },

  error({ uplo, n, zero }, { A, ipiv, anorm }, { rcond }) {
    const eps = A.data instanceof Float32Array ? EPS.s : EPS.d;
    const norm = anorm.data[anorm.offset]!;
    const exact = zero === undefined ? exactCondition('1', norm, inverseOf(uplo, A, ipiv)) : 0;
    const found = rcond.data[rcond.offset]!;
    // ||A|| times an estimate from below is at least 1 in any case.
    return found <= 1 + 16 * (n + 1) * eps ? eps * conditionRatio(found, exact, eps) : Number.NaN;
  },
};
