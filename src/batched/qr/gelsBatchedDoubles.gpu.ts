// GELS of a batch of doubles on the GPU: copies in workspace, factored, reflected and solved in soft arithmetic, a workgroup a matrix.
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { enqueueSoftSolution } from '../soft.gpu.ts';
import { eachGelsRun, gelsOf } from './gelsBatched.gpu.ts';
import { enqueueLargeGels, type GelsMeans } from './gelsLarge.gpu.ts';
import { gelsScatterSoft, scatterSoftVariants } from './gelsLarge.kernels.ts';
import { enqueueSoftGeqrf, enqueueSoftReflect } from './qrSoft.gpu.ts';

const inDoubles: GelsMeans = {
  factor: enqueueSoftGeqrf,
  reflect: enqueueSoftReflect,
  solve(queue, { adjoint, ...t }) {
    const only = adjoint ? 'lower' : 'upper';
    const shapes = { A: [t.n, t.n], B: [t.n, t.nrhs], C: [0, 0] } as const;
    eachRun(queue, { ...t, m: t.n }, t, shapes, (run) =>
      enqueueSoftSolution(queue, run, { A: t.A, B: t.B, factors: 'upper', only }),
    );
  },
  home: (type, flags) => [gelsScatterSoft, scatterSoftVariants.of(type, flags)],
};

export function gelsBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const none = (): boolean => false;
  eachGelsRun(queue, gelsOf(queue, a), none, (run, f) => enqueueLargeGels(queue, run, f, inDoubles));
}
