// GBTRS of a batch on the CPU backend: one system after the other.
import type { Trans } from '../../core/matrix.ts';
import { gbtrsRef } from '../../lapack/band/gbtrs.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall, type BandRoutine, bandArray, rightSides, runBand } from './bandHost.cpu.ts';

const gbtrs: BandRoutine = {
  operands: { AB: bandArray('read'), B: rightSides },
  pivots: 'read',
  solve: ({ n, kl, ku, nrhs }, [AB, B], ipiv, off, a) => {
    const legal = ipiv.slice(off, off + n).map((p, j) => Math.min(n, j + kl + 1, Math.max(j + 1, p)));
    gbtrsRef(a.trans as Trans, n, kl, ku, nrhs, AB!, legal, 0, B!);
    return 0;
  },
};

export const gbtrsBatchedCpu = (queue: Queue, a: BandHostCall): Promise<void> => runBand(queue, a, gbtrs);
