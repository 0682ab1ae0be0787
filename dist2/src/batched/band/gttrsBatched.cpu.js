import { gttrsRef } from '../../lapack/band/gttrs.ref.js';
import { besides, order, rightSides, runBand, vector } from './bandHost.cpu.js';
const gttrs = {
    operands: {
        dl: vector(besides, 'read'),
        d: vector(order, 'read'),
        du: vector(besides, 'read'),
        du2: vector(({ n }) => Math.max(0, n - 2), 'read'),
        B: rightSides,
    },
    pivots: 'read',
    solve: ({ n, nrhs }, [dl, d, du, du2, B], ipiv, off, a) => {
        gttrsRef(a.trans, n, nrhs, dl, d, du, du2, ipiv, off, B);
        return 0;
    },
};
export const gttrsBatchedCpu = (queue, a) => runBand(queue, a, gttrs);
