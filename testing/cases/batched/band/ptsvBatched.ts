// ptsv of a batch as cases, one for each form: the worst residual.
import { ptsvRef } from '../../../../src/lapack/band/ptsv.ref.ts';
import { bandCases } from '../../../lib/bandForms.ts';
import { normOfRows, product, residual, tridiagonalRows } from '../../../lib/residualsBand.ts';

export const ptsvBatchedCases = bandCases('ptsv', {
  operands: ['d', 'e', 'B'],
  fill(one, random) {
    const [d, e] = [one.of('d'), one.of('e')];
    for (let i = 0; i < one.n; i++) d.data[d.off + i] = 2 + random.rand();
    for (let i = 0; i < one.n - 1; i++) e.data[e.off + i] = random.rand();
    for (let e = 0; e < one.n * one.nrhs; e++) one.of('B').data[one.of('B').off + e] = random.rand();
  },
  reference: ({ n, nrhs, of }) => ptsvRef(n, nrhs, of('d'), of('e'), of('B')),
  error(before, after) {
    const { n, nrhs } = before;
    const a = tridiagonalRows(n, before.of('e'), before.of('d'), before.of('e'));
    return residual(n, nrhs, before.of('B'), after.of('B'), (x) => product(a, false, x), normOfRows(a, false));
  },
});
