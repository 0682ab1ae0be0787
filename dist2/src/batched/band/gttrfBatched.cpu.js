// GTTRF of a batch on the CPU backend: one matrix after the other.
import { gttrfRef } from '../../lapack/band/gttrf.ref.js';
import { besides, order, runBand, vector } from './bandHost.cpu.js';
const gttrf = {
    operands: {
        dl: vector(besides, 'write'),
        d: vector(order, 'write'),
        du: vector(besides, 'write'),
        du2: vector(({ n }) => Math.max(0, n - 2), 'write'),
    },
    pivots: 'write',
    holds: (_, name) => name !== 'du2',
    solve: ({ n }, [dl, d, du, du2], ipiv, off) => gttrfRef(n, dl, d, du, du2, ipiv, off),
};
export const gttrfBatchedCpu = (queue, a) => runBand(queue, a, gttrf);
