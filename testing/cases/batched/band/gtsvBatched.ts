// gtsv of a batch as cases, one for each form: the worst residual.
import { gtsvRef } from '../../../../src/lapack/band/gtsv.ref.ts';
import { bandCases } from '../../../lib/bandForms.ts';
import { normOfRows, product, residual, tridiagonalRows } from '../../../lib/residualsBand.ts';

export const gtsvBatchedCases = bandCases('gtsv', {
  operands: ['dl', 'd', 'du', 'B'],
  fill(one, random) {
    const [dl, d, du] = ['dl', 'd', 'du'].map((name) => one.of(name));
    for (let i = 0; i < one.n; i++) d!.data[d!.off + i] = random.rand();
    for (let i = 0; i < one.n - 1; i++) {
      dl!.data[dl!.off + i] = random.rand();
      du!.data[du!.off + i] = random.rand();
    }
    for (let e = 0; e < one.n * one.nrhs; e++) one.of('B').data[one.of('B').off + e] = random.rand();
  },
  reference: ({ n, nrhs, of }) => gtsvRef(n, nrhs, of('dl'), of('d'), of('du'), of('B')),
  error(before, after) {
    const { n, nrhs } = before;
    const a = tridiagonalRows(n, before.of('dl'), before.of('d'), before.of('du'));
    return residual(n, nrhs, before.of('B'), after.of('B'), (x) => product(a, false, x), normOfRows(a, false));
  },
});
