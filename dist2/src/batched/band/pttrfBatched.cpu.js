// PTTRF of a batch on the CPU backend: one matrix after the other.
import { pttrfRef } from '../../lapack/band/pttrf.ref.js';
import { besides, order, runBand, vector } from './bandHost.cpu.js';
const pttrf = {
    operands: { d: vector(order, 'write'), e: vector(besides, 'write') },
    holds: () => true,
    solve: ({ n }, [d, e]) => pttrfRef(n, d, e),
};
export const pttrfBatchedCpu = (queue, a) => runBand(queue, a, pttrf);
