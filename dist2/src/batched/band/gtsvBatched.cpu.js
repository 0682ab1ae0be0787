// GTSV of a batch on the CPU backend: one system after the other.
import { gtsvRef } from '../../lapack/band/gtsv.ref.js';
import { besides, order, rightSides, runBand, vector } from './bandHost.cpu.js';
const gtsv = {
    operands: { dl: vector(besides, 'write'), d: vector(order, 'write'), du: vector(besides, 'write'), B: rightSides },
    holds: (_, name) => name !== 'B',
    solve: ({ n, nrhs }, [dl, d, du, B]) => gtsvRef(n, nrhs, dl, d, du, B),
};
export const gtsvBatchedCpu = (queue, a) => runBand(queue, a, gtsv);
