// PTSV of a batch on the CPU backend: one system after the other.
import { ptsvRef } from '../../lapack/band/ptsv.ref.js';
import { besides, order, rightSides, runBand, vector } from './bandHost.cpu.js';
const ptsv = {
    operands: { d: vector(order, 'write'), e: vector(besides, 'write'), B: rightSides },
    holds: (_, name) => name !== 'B',
    solve: ({ n, nrhs }, [d, e, B]) => ptsvRef(n, nrhs, d, e, B),
};
export const ptsvBatchedCpu = (queue, a) => runBand(queue, a, ptsv);
