// TREVC3 as a case: T X = X W and X^H T = W X^H, or of the matrix with that Schur form, and the size of the largest element.
import { trevc3 } from '../../../../src/index.js';
import { copyRef, newDoubles } from '../../../../src/lapack/schur/doubles.ref.js';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.js';
import { newVectorRoom, trevc3Ref } from '../../../../src/lapack/schur/trevc3.ref.js';
import { trevc3Spec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { eigenvaluesBy } from '../../../lib/eigenvalues.js';
import { larger, partsOf } from '../../../lib/norms.js';
import { fill, window } from '../../../lib/operands.js';
import { EPS } from '../../../lib/residuals.js';
import { schurProduct, vectorAt, vectorsError } from '../../../lib/residualsNep.js';
import { inDoubles, zeros } from '../../../lib/residualsQr.js';
import { diagonalValues, fillBelow, upperPart } from '../../../lib/schurForms.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** How far the largest |re| + |im| of a vector is from 1. */
function sizesError({ im }, V) {
    let worst = 0;
    for (let k = 0; k < im.length; k++) {
        const pair = V.parts === undefined && im[k] !== 0;
        const [x, y] = vectorAt(V, k, pair);
        const most = x.reduce((size, value, i) => larger(size, Math.abs(value) + Math.abs(y[i])), 0);
        worst = larger(worst, Math.abs(most - 1));
        if (pair)
            k++;
    }
    return worst;
}
export const trevc3Case = {
    spec: trevc3Spec,
    tolerance: 40,
    sweep: [
        ...[0, 1, 2, 3, 5, 12, 13, 47, 48, 49, 50, 97, 110].map((n) => ({ side: 'b', howmny: 'b', n, layout: ODD })),
        ...['l', 'r', 'b'].flatMap((side) => ['a', 'b'].flatMap((howmny) => [6, 60].map((n) => ({ side, howmny, n })))),
    ],
    fromOptions: ({ n }, o) => ({ side: 'r', howmny: 'b', n, layout: layoutOf(o) }),
    data({ side, howmny, n, source = uniform, layout }, prec, random) {
        const T = window(prec, n, n, layout, 'read');
        source(T, prec, random);
        const parts = partsOf(prec);
        const Z = zeros(n, n, parts);
        const A = inDoubles(T);
        eigenvaluesBy(n, parts, (values) => {
            geesRef({ jobvs: 'v', sort: 'n', n, A: hostMat(A), ...values, VS: hostMat(Z) });
        });
        copyRef(n, n, hostMat(A), hostMat(T));
        fillBelow(T, Number.NaN);
        const vectors = (own) => {
            const V = side === own || side === 'b' ? window(prec, n, n, layout) : window(prec, 0, 0, layout);
            if (howmny === 'b')
                fill(prec, V, (i, j, part) => Z.data[(i + j * n) * (parts ?? 1) + part]);
            return V;
        };
        return { T, VL: vectors('l'), VR: vectors('r') };
    },
    run(queue, { side, howmny, n }, { T, VL, VR }) {
        const left = side === 'r' ? {} : { VL, ldvl: VL.ld };
        const right = side === 'l' ? {} : { VR, ldvr: VR.ld };
        return trevc3(queue, { side, howmny, n, T, ldt: T.ld, ...left, ...right });
    },
    reference({ side, howmny, n }, { T, VL, VR }) {
        const room = newVectorRoom(n, 1, T.parts);
        const [own, V] = [newDoubles(n, n, T.parts), newDoubles(n, n, T.parts)];
        copyRef(n, n, hostMat(T), own);
        const eps = EPS[T.data instanceof Float32Array ? 's' : 'd'];
        for (const [name, out] of [
            ['l', VL],
            ['r', VR],
        ]) {
            if (side !== name && side !== 'b')
                continue;
            copyRef(n, n, hostMat(out), V);
            trevc3Ref(name, howmny === 'b', n, own, V, eps, room);
            copyRef(n, n, V, hostMat(out));
        }
    },
    error({ side, howmny, n }, before, after) {
        if (n === 0)
            return 0;
        const T = upperPart(before.T);
        const w = diagonalValues(T);
        const of = (V, Z, left) => larger(vectorsError(howmny === 'b' ? schurProduct(T, Z) : T, w, V, left), sizesError(w, V) / n);
        const right = side === 'l' ? 0 : of(after.VR, before.VR, false);
        return larger(right, side === 'r' ? 0 : of(after.VL, before.VL, true));
    },
};
