// PTTRS of a batch on the CPU backend: one system after the other.
import { pttrsRef } from '../../lapack/band/pttrs.ref.js';
import { besides, order, rightSides, runBand, vector } from './bandHost.cpu.js';
const pttrs = {
    operands: { d: vector(order, 'read'), e: vector(besides, 'read'), B: rightSides },
    solve: ({ n, nrhs }, [d, e, B]) => {
        pttrsRef(n, nrhs, d, e, B);
        return 0;
    },
};
export const pttrsBatchedCpu = (queue, a) => runBand(queue, a, pttrs);
