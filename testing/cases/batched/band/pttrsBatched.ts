// pttrs of a batch as cases, one for each form: the worst residual, of the matrix that the factors are of.
import { pttrfRef } from '../../../../src/lapack/band/pttrf.ref.ts';
import { pttrsRef } from '../../../../src/lapack/band/pttrs.ref.ts';
import { bandCases, fillDefiniteTridiagonal, fillSides } from '../../../lib/bandForms.ts';
import { normOfRows, product, residual, tridiagonalRows } from '../../../lib/residualsBand.ts';

export const pttrsBatchedCases = bandCases('pttrs', {
  operands: ['d', 'e', 'B'],
  fill(one, random) {
    fillDefiniteTridiagonal(one, random);
    fillSides(one, random);
    pttrfRef(one.n, one.of('d'), one.of('e'));
  },
  reference({ n, nrhs, of }) {
    pttrsRef(n, nrhs, of('d'), of('e'), of('B'));
    return 0;
  },
  error(before, after) {
    const { n, nrhs, of } = before;
    // L D L^T from its factors.
    const d = Float64Array.from({ length: n }, (_, i) => of('d').data[of('d').off + i]!);
    const l = Float64Array.from({ length: Math.max(0, n - 1) }, (_, i) => of('e').data[of('e').off + i]!);
    const vector = (data: Float64Array) => ({ data, off: 0, ld: 1 });
    const beside = vector(l.map((x, i) => x * d[i]!));
    const diagonal = vector(d.map((x, i) => x + (i === 0 ? 0 : l[i - 1]! * l[i - 1]! * d[i - 1]!)));
    const a = tridiagonalRows(n, beside, diagonal, beside);
    return residual(n, nrhs, of('B'), after.of('B'), (x) => product(a, false, x), normOfRows(a, false));
  },
});
