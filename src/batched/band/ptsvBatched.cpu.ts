// PTSV of a batch on the CPU backend: one system after the other.
import { ptsvRef } from '../../lapack/band/ptsv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, besides, order, rightSides, runBand, vector } from './bandHost.cpu.ts';

const ptsv: BandRoutine = {
  operands: { d: vector(order, 'write'), e: vector(besides, 'write'), B: rightSides },
  holds: (_, name) => name !== 'B',
  solve: ({ n, nrhs }, [d, e, B]) => ptsvRef(n, nrhs, d!, e!, B!),
};

export const ptsvBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, ptsv);
