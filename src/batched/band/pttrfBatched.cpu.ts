// PTTRF of a batch on the CPU backend: one matrix after the other.
import { pttrfRef } from '../../lapack/band/pttrf.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, besides, order, runBand, vector } from './bandHost.cpu.ts';

const pttrf: BandRoutine = {
  operands: { d: vector(order, 'write'), e: vector(besides, 'write') },
  holds: () => true,
  solve: ({ n }, [d, e]) => pttrfRef(n, d!, e!),
};

export const pttrfBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, pttrf);
