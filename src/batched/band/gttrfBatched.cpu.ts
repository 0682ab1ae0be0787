// GTTRF of a batch on the CPU backend: one matrix after the other.
import { gttrfRef } from '../../lapack/band/gttrf.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, besides, order, runBand, vector } from './bandHost.cpu.ts';

const gttrf: BandRoutine = {
  operands: {
    dl: vector(besides, 'write'),
    d: vector(order, 'write'),
    du: vector(besides, 'write'),
    du2: vector(({ n }) => Math.max(0, n - 2), 'write'),
  },
  pivots: 'write',
  holds: (_, name) => name !== 'du2',
  solve: ({ n }, [dl, d, du, du2], ipiv, off) => gttrfRef(n, dl!, d!, du!, du2!, ipiv, off),
};

export const gttrfBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, gttrf);
