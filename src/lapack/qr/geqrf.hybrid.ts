// QR on a GPU context: where it is computed, and the hybrid way, with panels on the CPU while the GPU updates what is behind them.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { at, type Ptr } from '../../core/matrix.ts';
import { bytesOver } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { overlapped } from '../../runtime/scheduler.ts';
import { observer } from '../../runtime/timeline.ts';
import { costsOf } from '../costs.hybrid.ts';
import type { FactorMode, UpdateMath } from '../factorOptions.ts';
import { because, notePlan, type Plan, planFactor, qrPieces } from '../factorPlan.ts';
import { HostPanel } from '../hostPanel.hybrid.ts';
import { largestPanel } from '../lu/getrf.hybrid.ts';
import { geqrfCpu } from './geqrf.cpu.ts';
import { type DeviceGeqrf, geqrfGpu, Reflectors } from './geqrf.gpu.ts';
import { geqrfSteps } from './geqrf.steps.ts';
import { enqueueLarft } from './larft.gpu.ts';
import { qrBlock } from './qrBlocks.ts';
import { qrOnHost, qrWork } from './qrPanel.hybrid.ts';
import type { GeqrfArgs } from './routines.gen.ts';

/** Columns of hybrid's blocks where nothing has been measured. */
const BLOCK = 64;

interface Call {
  readonly m: number;
  readonly n: number;
  readonly mode: FactorMode;
  readonly math: UpdateMath;
  readonly nb: number;
}

/** Where a QR factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export function planGeqrf(queue: Queue, { m, n, mode, math, nb }: Call, ...operands: Ptr<Prec>[]): Plan {
  const costs = mode === 'native' ? undefined : costsOf(queue.context);
  const problem = {
    order: Math.min(m, n),
    ...{ mode, math, nb },
    bytes: costs === undefined ? 0 : bytesOver(operands),
    nativeBlock: qrBlock({ m, n }),
    defaultBlock: BLOCK,
  };
  return planFactor(problem, costs && qrPieces(costs, m, n, problem));
}

export function geqrfHybrid(queue: Queue, a: Bound<GeqrfArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return geqrfGpu(queue, a); // what panels cost on the CPU is known of singles
  const plan = planGeqrf(queue, a, a.A);
  notePlan(queue, a, plan);
  if (plan.place === 'native') return geqrfGpu(queue, a);
  if (plan.place === 'cpu') return geqrfCpu(queue, because(a, plan));
  return enqueueGeqrfHybrid(queue, onDevice(a), plan.widths);
}

/**
 * As enqueueGeqrf, panels on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued.
 * Source: MAGMA's hybrid QR, S. Tomov, R. Nath, H. Ltaief, J. Dongarra (2010).
 */
export async function enqueueGeqrfHybrid(queue: Queue, f: DeviceGeqrf, widths: readonly number[]): Promise<void> {
  const { m, n, A, tau } = f;
  if (widths.length === 0) return;
  const { context } = queue;
  const widest = Math.min(Math.max(...widths), m, n);
  const host = new HostPanel(queue, largestPanel(m, n, widths), widest, qrWork(m, widest));
  const all = new Reflectors(queue, f);
  try {
    const steps = geqrfSteps(m, n, widths, {
      panelOn: 'cpu',
      async panel(j, w, behind) {
        const block = at(A, j, j);
        await host.fetch(block, m - j, w);
        const found = await qrOnHost(host, m - j, w);
        host.store(block, m - j, w);
        context.writeGpu(tau.data.gpu(true), found, 4 * (tau.off + j));
        if (behind) enqueueLarft(queue, block, at(tau, j, 0), all.lease(j, w));
      },
      update: (j, _, from, to, last) => all.apply(j, from, to, last),
    });
    await overlapped(steps, { lookahead: 1, observe: observer(queue) });
  } finally {
    all.dispose();
    host.dispose();
  }
}
