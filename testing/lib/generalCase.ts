// What the cases of drivers for generalized symmetric and Hermitian eigenproblems have in common: the values against those of the
// reference in doubles, residuals, orthogonality in the sense of B, order. B is dominated by its diagonal, so that its condition plays no
// part.
import type { RoutineSpec } from '../../src/index.ts';
import type { SygvProblem as Call } from '../../src/lapack/eigen/sygv.ref.ts';
import { calling, type Data, type Filled, type Flags, type Front, ODD, type Sizes } from './calls.ts';
import { type Case, EXACT_ORDER } from './case.ts';
import { columnView, larger } from './norms.ts';
import { integers, realWindow, window } from './operands.ts';
import { columnOf } from './product.ts';
import { eigenvaluesError, isAscending } from './residualsEigen.ts';
import {
  factorError,
  generalError,
  generalOrthogonality,
  generalValues,
  type ProblemType,
} from './residualsGeneral.ts';
import { layoutOf, sourceOf, uniform } from './source.ts';
import { eigenTable } from './tableEigen.ts';
import { fillDominant, fillTriangleFrom, otherKept, spoilDiagonal } from './triangles.ts';
import { hostMat } from './views.ts';

export interface SygvProblem extends Flags<'uplo'>, Sizes<'n'>, Filled {
  readonly itype: ProblemType;
  readonly jobz: 'n' | 'v';
}

export type SygvData = Data<'A' | 'B', 'info', 'W'>;

function parts(problem: SygvProblem, before: SygvData, after: SygvData): number[] {
  const { itype, jobz, uplo } = problem;
  const { A, B, W, info } = after;
  if (info.data[info.offset] !== 0 || !otherKept(before.B, B, uplo) || !isAscending(W)) return [Number.NaN, 0, 0];
  const given = { itype, uplo, A: before.A, B: before.B };
  const known = W.rows <= EXACT_ORDER ? eigenvaluesError(W, columnView(generalValues(given))) : 0;
  const values = larger(known, factorError(given, B));
  if (jobz === 'n') return [otherKept(before.A, A, uplo) ? values : Number.NaN, 0, 0];
  return [values, generalError(given, columnOf(W, 0), A), generalOrthogonality(given, A)];
}

const TYPES = [1, 2, 3] as const;

/** `reference`: of the call on the host. */
export const generalCase = (
  spec: RoutineSpec,
  front: Front,
  reference: (call: Call) => number,
): Case<SygvProblem, SygvData> => ({
  spec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 5, 12, 13, 33, 70].flatMap((n, i) =>
      TYPES.map((itype) => ({ itype, jobz: 'v', uplo: (i + itype) % 2 === 0 ? 'l' : 'u', n, layout: ODD }) as const),
    ),
    ...TYPES.flatMap((itype) =>
      (['l', 'u'] as const).flatMap((uplo) => [
        { itype, jobz: 'n', uplo, n: 40, layout: ODD } as const,
        { itype, jobz: 'v', uplo, n: 48 } as const,
      ]),
    ),
  ],

  fromOptions({ n }, o) {
    const { jobz, itype } = o;
    const uplo = o.uplo === 'u' ? 'u' : 'l';
    return { itype: itype as ProblemType, jobz, uplo, n, source: sourceOf(o), layout: layoutOf(o) };
  },

  data({ uplo, n, source = uniform, layout }, prec, random) {
    const [A, B] = [window(prec, n, n, layout), window(prec, n, n, layout)];
    fillTriangleFrom(prec, A, uplo, 'write', source, random);
    fillDominant(prec, B, uplo, random);
    spoilDiagonal(A);
    spoilDiagonal(B);
    return { A, B, W: realWindow(prec, n, 1, layout), info: integers(1, layout) };
  },

  run: calling(front, spec),

  reference({ itype, jobz, uplo, n }, { A, B, W, info }) {
    const values = W.data.subarray(W.offset, W.offset + n);
    info.data[info.offset] = reference({ itype, jobz, uplo, n, A: hostMat(A), B: hostMat(B), W: values });
  },

  parts,
  error: (problem, before, after) => parts(problem, before, after).reduce(larger),

  table: eigenTable<SygvProblem>({
    lines: ({ itype, jobz, uplo }) => [
      `% itype = ${itype}, jobz = ${jobz.toUpperCase()}, uplo = ${uplo === 'u' ? 'U' : 'L'}`,
    ],
    error: '|S-Sref|   |AZ-BZD|   |I-Z^H B Z|',
  }),
});
