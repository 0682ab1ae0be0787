// GETRI as a case: error R9 of the matrix that the given factors stand for.
import { getri } from '../../../../src/index.ts';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.ts';
import { getriRef } from '../../../../src/lapack/lu/getri.ref.ts';
import { getriSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { normOne, setReal } from '../../../lib/norms.ts';
import { fill, integers, window } from '../../../lib/operands.ts';
import { multiply } from '../../../lib/product.ts';
import { inverseTable } from '../../../lib/rateTable.ts';
import { inverseError, inverseVectorCheck } from '../../../lib/residuals.ts';
import { appliedFactors } from '../../../lib/residualsLu.ts';
import { type Given, givenSquare, layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { matrixOf } from './getrs.ts';

export interface GetriProblem extends Sizes<'n'>, LaidOut, Given {
  /** Factors that are made up and well-conditioned: a large matrix is not factored for the sake of its factors. */
  readonly made?: boolean;
  /** Elements on the diagonal of U that are zero, from 0. */
  readonly zeros?: readonly number[];
}

export type GetriData = Data<'A', 'ipiv' | 'info'>;

export const getriCase: Case<GetriProblem, GetriData> = {
  spec: getriSpec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 15, 16, 17, 33, 70].flatMap((n) => [false, true].map((made) => ({ n, made, layout: ODD }))),
    { n: 64 },
    // More than the 256 that the GPU inverts at once.
    { n: 259, made: true, layout: ODD },
  ],

  fromOptions(size, o) {
    const given = givenSquare('getri', size, o);
    return { n: size.n, made: given.source === undefined, ...given, layout: layoutOf(o) };
  },

  data({ n, made, zeros = [], layout, source = uniform }, prec, random) {
    const A = window(prec, n, n, layout);
    const ipiv = integers(n, layout);
    if (made) {
      fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
      for (let i = 0; i < n; i++) ipiv.data[ipiv.offset + i] = 1 + i + Math.floor(random.rand() * (n - i));
    } else {
      source(A, prec, random);
      getrfRecursiveRef(n, n, hostMat(A), ipiv.data, ipiv.offset);
    }
    for (const i of zeros) setReal(A, i, 0);
    return { A, ipiv, info: integers(1, layout) };
  },

  run: calling(getri, getriSpec),

  reference({ n }, { A, ipiv, info }) {
    info.data[info.offset] = getriRef(n, hostMat(A), ipiv.data, ipiv.offset);
  },

  error({ n, made }, { A, ipiv }, { A: inverse, info }, { random }) {
    if (info.data[info.offset] !== 0) return Number.NaN;
    if (made && n > EXACT_ORDER) {
      const factors = appliedFactors(A, ipiv.data.subarray(ipiv.offset, ipiv.offset + n));
      const applied = { norm: normOne(inverse), apply: (x: Float64Array) => multiply(inverse, false, x) };
      return inverseVectorCheck(n, factors, applied, random);
    }
    return inverseError(matrixOf(A, ipiv), inverse, 2 ** -53);
  },

  table: inverseTable(({ ngpu }) => [`% ngpu ${ngpu}`], true),
};
