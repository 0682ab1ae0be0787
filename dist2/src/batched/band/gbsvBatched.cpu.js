// GBSV of a batch on the CPU backend: one system after the other.
import { gbsvRef } from '../../lapack/band/gbsv.ref.js';
import { bandArray, holdsBand, rightSides, runBand } from './bandHost.cpu.js';
const gbsv = {
    operands: { AB: bandArray('write'), B: rightSides },
    pivots: 'write',
    holds: (s, name, i, j) => name === 'AB' && holdsBand(s, i, j),
    solve: ({ n, kl, ku, nrhs }, [AB, B], ipiv, off) => gbsvRef(n, kl, ku, nrhs, AB, ipiv, off, B),
};
export const gbsvBatchedCpu = (queue, a) => runBand(queue, a, gbsv);
