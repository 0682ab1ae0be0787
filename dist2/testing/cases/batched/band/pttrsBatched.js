import { pttrfRef } from '../../../../src/lapack/band/pttrf.ref.js';
import { pttrsRef } from '../../../../src/lapack/band/pttrs.ref.js';
import { bandCases, fillDefiniteTridiagonal, fillSides } from '../../../lib/bandForms.js';
import { columnView, normFro } from '../../../lib/norms.js';
import { normOfRows, product, residual, tridiagonalRows } from '../../../lib/residualsBand.js';
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
        // L D L^H from its factors.
        const { data: e, off, parts = 1 } = of('e');
        const d = Float64Array.from({ length: n }, (_, i) => of('d').data[of('d').off + i]);
        const l = Float64Array.from({ length: parts * Math.max(0, n - 1) }, (_, p) => e[parts * off + p]);
        const below = { data: l.map((x, p) => x * d[Math.floor(p / parts)]), off: 0, ld: 1, parts };
        const size = (i) => normFro(columnView(l.subarray(parts * i, parts * (i + 1)))) ** 2;
        const diagonal = { data: d.map((x, i) => x + (i === 0 ? 0 : size(i - 1) * d[i - 1])), off: 0, ld: 1 };
        const a = tridiagonalRows(n, below, diagonal, below, true);
        return residual(n, nrhs, of('B'), after.of('B'), (x) => product(a, 'n', x), normOfRows(a, 'n'));
    },
});
