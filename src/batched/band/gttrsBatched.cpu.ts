// GTTRS of a batch on the CPU backend: one system after the other.
import type { Trans } from '../../core/matrix.ts';
import { gttrsRef } from '../../lapack/band/gttrs.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, besides, order, rightSides, runBand, vector } from './bandHost.cpu.ts';

const gttrs: BandRoutine = {
  operands: {
    dl: vector(besides, 'read'),
    d: vector(order, 'read'),
    du: vector(besides, 'read'),
    du2: vector(({ n }) => Math.max(0, n - 2), 'read'),
    B: rightSides,
  },
  pivots: 'read',
  solve: ({ n, nrhs }, [dl, d, du, du2, B], ipiv, off, a) => {
    gttrsRef(a.trans as Trans, n, nrhs, dl!, d!, du!, du2!, ipiv, off, B!);
    return 0;
  },
};

export const gttrsBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, gttrs);
