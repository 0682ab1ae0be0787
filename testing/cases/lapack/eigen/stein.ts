// STEIN as a case: residuals and orthogonality of the vectors of eigenvalues that the reference of stebz finds.
import { stein } from '../../../../src/index.ts';
import { stebzRef } from '../../../../src/lapack/eigen/stebz.ref.ts';
import { steinRef } from '../../../../src/lapack/eigen/stein.ref.ts';
import { steinSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { fill, type IntegerView, integers, window } from '../../../lib/operands.ts';
import { N, rateTable } from '../../../lib/rateTable.ts';
import { EPS } from '../../../lib/residuals.ts';
import { orthogonality } from '../../../lib/residualsSvd.ts';
import { tridiagonalError } from '../../../lib/residualsTridiagonal.ts';
import { layoutOf } from '../../../lib/source.ts';
import { elementsOf, TRIDIAGONALS, type TridiagonalKind, vectorOf } from '../../../lib/tridiagonal.ts';
import { hostMat } from '../../../lib/views.ts';
import { matrixOf } from './sterf.ts';

export interface SteinProblem extends LaidOut, Sizes<'n' | 'm'> {
  readonly kind: TridiagonalKind;
  /** The index of the first eigenvalue, from 1. */
  readonly from: number;
}

export type SteinData = Data<'Z', 'iblock' | 'isplit' | 'ifail' | 'info', 'D' | 'E' | 'W'>;

const KINDS = Object.keys(TRIDIAGONALS) as TridiagonalKind[];

const precOf = ({ data }: MatrixView): 's' | 'd' => (data instanceof Float32Array ? 's' : 'd');
const given = (view: IntegerView): Int32Array => view.data.subarray(view.offset, view.offset + view.rows);

export const steinCase: Case<SteinProblem, SteinData> = {
  spec: steinSpec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 3, 9, 33, 80].map((n) => ({ n, m: n, from: 1, kind: 'random', layout: ODD }) as const),
    { n: 20, m: 0, from: 1, kind: 'random', layout: ODD },
    ...KINDS.flatMap((kind) => [
      { n: 63, m: 63, from: 1, kind },
      { n: 70, m: 21, from: 40, kind, layout: ODD },
    ]),
  ],
  fromOptions: ({ n }, o) => ({ n, m: n, from: 1, kind: 'random', layout: layoutOf(o) }),

  data({ n, m, from, kind, layout }, prec, random) {
    const { d, e } = TRIDIAGONALS[kind](n, random);
    const [D, E] = [vectorOf(prec, d, layout, 'read'), vectorOf(prec, e, layout, 'read')];
    const range = { range: m > 0 ? 'i' : 'a', il: from, iu: from + m - 1, vl: 0, vu: 0 } as const;
    const eps = EPS[precOf(D)];
    const found = stebzRef({ ...range, order: 'b', n, ...matrixOf({ D, E }), abstol: 0, eps });
    const [iblock, isplit] = [integers(m, layout), integers(n, layout)];
    if (m > 0) iblock.data.set(found.iblock, iblock.offset);
    isplit.data.set(found.isplit, isplit.offset);
    const [W, Z] = [vectorOf(prec, found.W.subarray(0, m), layout, 'read'), window(prec, n, m, layout)];
    fill(prec, Z, () => Number.NaN);
    return { D, E, W, iblock, isplit, Z, ifail: integers(m, layout), info: integers(1, layout) };
  },

  run: calling(stein, steinSpec),

  reference({ n }, { D, E, W, iblock, isplit, Z, ifail, info }) {
    const t = { ...matrixOf({ D, E }), W: elementsOf(W), iblock: given(iblock), isplit: given(isplit) };
    info.data[info.offset] = steinRef({ ...t, n, Z: hostMat(Z), ifail: given(ifail), eps: EPS[precOf(D)] });
  },

  error(_, before, { Z, ifail, info }) {
    if (info.data[info.offset] !== 0 || given(ifail).some((x) => x !== 0)) return Number.NaN;
    return larger(tridiagonalError(matrixOf(before), elementsOf(before.W), Z), orthogonality(Z));
  },

  table: rateTable({ ...N, error: 'max(||T-Z*W*Z^H||/(N*||T||), |I-Z^H*Z|/N)' }),
};
