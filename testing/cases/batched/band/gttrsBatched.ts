// gttrs of a batch as cases, one for each form: the worst residual, of the matrix that the factors are of, with the norm of U in place of
// its.
import { gttrfRef } from '../../../../src/lapack/band/gttrf.ref.ts';
import { gttrsRef } from '../../../../src/lapack/band/gttrs.ref.ts';
import { type BandMember, bandCases, fillSides, fillTridiagonal } from '../../../lib/bandForms.ts';
import { factoredProduct, normOfRows, residual } from '../../../lib/residualsBand.ts';

const upper = ({ n, of }: BandMember) => {
  const [d, du, du2] = ['d', 'du', 'du2'].map((name) => of(name));
  const at = (x: ReturnType<typeof of>, i: number): number => x.data[x.off + i]!;
  return {
    n,
    columns: (i: number) => [i, Math.min(n, i + 3)] as const,
    element: (i: number, j: number): number => at([d!, du!, du2!][j - i]!, i),
  };
};

export const gttrsBatchedCases = bandCases('gttrs', {
  operands: ['dl', 'd', 'du', 'du2', 'B'],
  pivots: true,
  trans: true,
  fill(one, random) {
    fillTridiagonal(one, random);
    fillSides(one, random);
    gttrfRef(one.n, one.of('dl'), one.of('d'), one.of('du'), one.of('du2'), one.ipiv, 0);
  },
  reference({ n, nrhs, ipiv, of }, trans) {
    gttrsRef(trans, n, nrhs, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0, of('B'));
    return 0;
  },
  error(before, after, trans) {
    const { n, nrhs, ipiv, of } = before;
    const U = upper(before);
    const flip = trans !== 'n';
    const times = factoredProduct(U, 1, (i, j) => (i === j + 1 ? of('dl').data[of('dl').off + j]! : 0), ipiv, flip);
    return residual(n, nrhs, of('B'), after.of('B'), times, normOfRows(U, flip));
  },
});
