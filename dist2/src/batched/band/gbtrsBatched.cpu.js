import { gbtrsRef } from '../../lapack/band/gbtrs.ref.js';
import { bandArray, rightSides, runBand } from './bandHost.cpu.js';
const gbtrs = {
    operands: { AB: bandArray('read'), B: rightSides },
    pivots: 'read',
    solve: ({ n, kl, ku, nrhs }, [AB, B], ipiv, off, a) => {
        const legal = ipiv.slice(off, off + n).map((p, j) => Math.min(n, j + kl + 1, Math.max(j + 1, p)));
        gbtrsRef(a.trans, n, kl, ku, nrhs, AB, legal, 0, B);
        return 0;
    },
};
export const gbtrsBatchedCpu = (queue, a) => runBand(queue, a, gbtrs);
