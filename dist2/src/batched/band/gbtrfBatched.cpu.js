// GBTRF of a batch on the CPU backend: one matrix after the other.
import { gbtrfRef } from '../../lapack/band/gbtrf.ref.js';
import { bandArray, holdsBand, runBand } from './bandHost.cpu.js';
const gbtrf = {
    operands: { AB: bandArray('write') },
    pivots: 'write',
    holds: (s, _, i, j) => holdsBand(s, i, j),
    solve: ({ n, kl, ku }, [AB], ipiv, off) => gbtrfRef(n, kl, ku, AB, ipiv, off),
};
export const gbtrfBatchedCpu = (queue, a) => runBand(queue, a, gbtrf);
