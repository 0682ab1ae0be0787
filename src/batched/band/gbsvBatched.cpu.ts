// GBSV of a batch on the CPU backend: one system after the other.
import { gbsvRef } from '../../lapack/band/gbsv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, bandArray, holdsBand, rightSides, runBand } from './bandHost.cpu.ts';

const gbsv: BandRoutine = {
  operands: { AB: bandArray('write'), B: rightSides },
  pivots: 'write',
  holds: (s, name, i, j) => name === 'AB' && holdsBand(s, i, j),
  solve: ({ n, kl, ku, nrhs }, [AB, B], ipiv, off) => gbsvRef(n, kl, ku, nrhs, AB!, ipiv, off, B!),
};

export const gbsvBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, gbsv);
