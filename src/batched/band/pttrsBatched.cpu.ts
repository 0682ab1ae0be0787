// PTTRS of a batch on the CPU backend: one system after the other.
import { pttrsRef } from '../../lapack/band/pttrs.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, besides, order, rightSides, runBand, vector } from './bandHost.cpu.ts';

const pttrs: BandRoutine = {
  operands: { d: vector(order, 'read'), e: vector(besides, 'read'), B: rightSides },
  solve: ({ n, nrhs }, [d, e, B]) => {
    pttrsRef(n, nrhs, d!, e!, B!);
    return 0;
  },
};

export const pttrsBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, pttrs);
