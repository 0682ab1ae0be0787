// GBTRF of a batch on the CPU backend: one matrix after the other.
import { gbtrfRef } from '../../lapack/band/gbtrf.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, bandArray, holdsBand, runBand } from './bandHost.cpu.ts';

const gbtrf: BandRoutine = {
  operands: { AB: bandArray('write') },
  pivots: 'write',
  holds: (s, _, i, j) => holdsBand(s, i, j),
  solve: ({ n, kl, ku }, [AB], ipiv, off) => gbtrfRef(n, kl, ku, AB!, ipiv, off),
};

export const gbtrfBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, gbtrf);
