// GTSV of a batch on the CPU backend: one system after the other.
import { gtsvRef } from '../../lapack/band/gtsv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, besides, order, rightSides, runBand, vector } from './bandHost.cpu.ts';

const gtsv: BandRoutine = {
  operands: { dl: vector(besides, 'write'), d: vector(order, 'write'), du: vector(besides, 'write'), B: rightSides },
  holds: (_, name) => name !== 'B',
  solve: ({ n, nrhs }, [dl, d, du, B]) => gtsvRef(n, nrhs, dl!, d!, du!, B!),
};

export const gtsvBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, gtsv);
