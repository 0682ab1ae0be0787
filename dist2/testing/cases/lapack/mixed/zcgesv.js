// ZCGESV as a case: as DSGESV, of complex matrices.
import { zcgesv } from '../../../../src/index.js';
import { dsgesvRef } from '../../../../src/lapack/mixed/dsgesv.ref.js';
import { zcgesvSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { integers, window } from '../../../lib/operands.js';
import { ratio } from '../../../lib/residuals.js';
import { fillRight, rightOf } from '../../../lib/rightSides.js';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.js';
import { besideLu, dsgesvTable, mixedError, reportsHold } from '../../../lib/tableMixed.js';
import { hostMat } from '../../../lib/views.js';
export const zcgesvCase = {
    spec: zcgesvSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 33, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ n, nrhs, layout: ODD }))),
        { n: 64, nrhs: 12 },
        { n: 20, nrhs: 2, rhs: 'ones' },
    ],
    fromOptions: (size, o) => ({
        ...{ n: size.n, nrhs: o.nrhs, layout: layoutOf(o) },
        ...givenSquare('zcgesv', size, o),
        ...rightOf(o),
    }),
    data({ n, nrhs, source = uniform, rhs, layout }, prec, random) {
        const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout, 'read')];
        source(A, prec, random);
        fillRight(prec, B, { rhs }, () => A, random);
        const [ipiv, iter, info] = [integers(n, layout), integers(1, layout), integers(1, layout)];
        return { A, ipiv, B, X: window(prec, n, nrhs, layout), iter, info, iters: integers(nrhs, layout) };
    },
    run: calling(zcgesv, zcgesvSpec),
    reference({ n, nrhs }, { A, ipiv, B, X, iter, info, iters }) {
        const found = dsgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
        iter.data[iter.offset] = found.iter;
        info.data[info.offset] = found.info;
        iters.data.fill(found.iter, iters.offset, iters.offset + nrhs);
    },
    error: ({ n }, before, after) => reportsHold(before, after) ? ratio(mixedError(before.A, after.X, before.B), n) : Number.NaN,
    table: {
        ...dsgesvTable(),
        beside: (context, problem, operands) => besideLu(context, problem, operands, 'z'),
    },
};
