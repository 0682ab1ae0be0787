// What the cases of symmetric and Hermitian drivers have in common: the values against those of the reference in doubles, A against
// Z W Z^H, orthogonality, order. Imaginary parts of a diagonal are NaN. Thresholds are those of LAPACK's SEP programs or lower.
import type { RoutineSpec } from '../../src/index.ts';
import { type SyevProblem as Call, syevRef } from '../../src/lapack/eigen/syev.ref.ts';
import { calling, type Data, type Filled, type Flags, type Front, ODD, type Sizes } from './calls.ts';
import { type Case, type Check, EXACT_ORDER } from './case.ts';
import { larger, type MatrixView, matrixView } from './norms.ts';
import { integers, realWindow, window } from './operands.ts';
import { eigenvaluesError, isAscending, spectralError } from './residualsEigen.ts';
import { inDoubles } from './residualsQr.ts';
import { orthogonality } from './residualsSvd.ts';
import { layoutOf, sourceOf, uniform } from './source.ts';
import { eigenTable } from './tableEigen.ts';
import { fillTriangleFrom, hermitianView, otherKept, spoilDiagonal } from './triangles.ts';
import { hostMat } from './views.ts';

export interface SyevProblem extends Flags<'uplo'>, Sizes<'n'>, Filled {
  readonly jobz: 'n' | 'v';
  /** Of syevd. Default 'auto'. */
  readonly mode?: 'auto' | 'native' | 'hybrid';
}

export type SyevData = Data<'A', 'info', 'W'>;

/** Empty, tiny, where the engine begins, around panels and leaves of 32. */
const ORDERS = [0, 1, 2, 3, 5, 12, 13, 24, 31, 32, 33, 50, 64, 65, 97, 130];

/** The eigenvalues by the reference, in doubles. */
export function valuesOfSymmetric(a: MatrixView, uplo: 'l' | 'u'): MatrixView {
  const n = a.rows;
  const W = new Float64Array(n);
  syevRef({ jobz: 'n', uplo, n, A: hostMat(inDoubles(a)), W });
  return matrixView(W, n, 1);
}

function parts({ jobz, uplo, n }: SyevProblem, before: SyevData, after: SyevData, { reference }: Check): number[] {
  const { A, W, info } = after;
  if (info.data[info.offset] !== 0 || !isAscending(W)) return [Number.NaN, 0, 0];
  const own = reference?.['W'] as MatrixView | undefined;
  const values =
    n <= EXACT_ORDER || own !== undefined ? eigenvaluesError(W, own ?? valuesOfSymmetric(before.A, uplo)) : 0;
  if (jobz === 'n') return [otherKept(before.A, A, uplo) ? values : Number.NaN, 0, 0];
  return [values, spectralError(hermitianView(before.A, uplo), W, A), orthogonality(A)];
}

/** `reference`: of the call on the host. */
export const eigenCase = (
  spec: RoutineSpec,
  front: Front,
  reference: (call: Call) => number,
): Case<SyevProblem, SyevData> => ({
  spec,
  tolerance: 30,
  sweep: [
    ...ORDERS.map((n, i) => ({ jobz: 'v', uplo: i % 2 === 0 ? 'l' : 'u', n, layout: ODD }) as const),
    ...[2, 14, 40, 64].flatMap((n) =>
      (['l', 'u'] as const).flatMap((uplo) => [
        { jobz: 'n', uplo, n, layout: ODD } as const,
        { jobz: 'v', uplo, n } as const,
      ]),
    ),
  ],

  fromOptions({ n }, o) {
    return { jobz: o.jobz, uplo: o.uplo === 'u' ? 'u' : 'l', n, source: sourceOf(o), layout: layoutOf(o) };
  },

  data({ uplo, n, source = uniform, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    fillTriangleFrom(prec, A, uplo, 'write', source, random);
    spoilDiagonal(A);
    return { A, W: realWindow(prec, n, 1, layout), info: integers(1, layout) };
  },

  run: calling(front, spec),

  reference({ jobz, uplo, n }, { A, W, info }) {
    const values = W.data.subarray(W.offset, W.offset + n);
    info.data[info.offset] = reference({ jobz, uplo, n, A: hostMat(A), W: values });
  },

  parts,
  error: (problem, before, after, check) => parts(problem, before, after, check).reduce(larger),

  table: eigenTable<SyevProblem>(),
});
