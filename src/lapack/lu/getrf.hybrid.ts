// LU on a GPU context: where it is computed, and the hybrid way, with panels on the CPU while the GPU updates what is behind them.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import { at, type Ptr } from '../../core/matrix.ts';
import { bytesOver, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { overlapped } from '../../runtime/scheduler.ts';
import { observer } from '../../runtime/timeline.ts';
import { costsOf } from '../costs.hybrid.ts';
import type { FactorMode, Pivoting, UpdateMath } from '../factorOptions.ts';
import { because, luPieces, notePlan, type Plan, panelLd, planFactor } from '../factorPlan.ts';
import { HostPanel } from '../hostPanel.hybrid.ts';
import { getrfCpu, PARTIAL_ON_CPU } from './getrf.cpu.ts';
import { type DeviceGetrf, enqueueLuUpdate, getrfGpu } from './getrf.gpu.ts';
import { getrfSteps } from './getrf.steps.ts';
import { withGrowth } from './growth.gpu.ts';
import { luBlock } from './luBlocks.ts';
import { luOnHost } from './luPanel.hybrid.ts';
import type { GetrfArgs } from './routines.gen.ts';

/** Columns of hybrid's blocks where nothing has been measured: MAGMA's for fast GPUs. */
const BLOCK = 64;

interface Call {
  readonly m: number;
  readonly n: number;
  readonly mode: FactorMode;
  readonly math: UpdateMath;
  readonly nb: number;
  readonly pivoting: Pivoting;
}

/** Where an LU factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export function planGetrf(queue: Queue, { m, n, mode, math, nb, pivoting }: Call, ...operands: Ptr<Prec>[]): Plan {
  const costs = mode === 'native' ? undefined : costsOf(queue.context);
  const problem = {
    order: Math.min(m, n),
    ...{ mode, math, nb },
    bytes: costs === undefined ? 0 : bytesOver(operands),
    nativeBlock: luBlock({ m, n, math }),
    defaultBlock: BLOCK,
    onlyNative: pivoting === 'tournament' ? 'only the GPU has tournament pivoting' : undefined,
  };
  const plan = planFactor(problem, costs && luPieces(costs, m, n, problem));
  const partial = pivoting === 'tournament' && plan.place === 'hybrid';
  return partial ? { ...plan, why: `${plan.why}; ${PARTIAL_ON_CPU}` } : plan;
}

export function getrfHybrid(queue: Queue, a: Bound<GetrfArgs<Prec>>): void | Promise<void> {
  const { m, n, math } = a;
  const [A, ipiv, info] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.info, 1)];
  const measured = (factor: () => void | Promise<void>): void | Promise<void> =>
    a.growth === undefined ? factor() : withGrowth(queue, { m, n, A, growth: deviceMat(a.growth, 1) }, factor);
  // What panels cost on the CPU is known of singles.
  if (isComplex(a.prec)) return measured(() => getrfGpu(queue, a));
  const plan = planGetrf(queue, a, a.A);
  notePlan(queue, a, plan);
  if (plan.place === 'cpu') return getrfCpu(queue, because(a, plan));
  return measured(() =>
    plan.place === 'native'
      ? getrfGpu(queue, a)
      : enqueueGetrfHybrid(queue, { m, n, A, ipiv, info, math }, plan.widths),
  );
}

/** Elements of the largest panel. */
export function largestPanel(m: number, n: number, widths: readonly number[]): number {
  let most = 0;
  let j = 0;
  for (const width of widths) {
    most = Math.max(most, panelLd(m - j) * Math.min(width, Math.min(m, n) - j));
    j += width;
  }
  return most;
}

/**
 * As enqueueGetrf, panels on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued. Pivoting is partial.
 * Source: MAGMA's hybrid LU, S. Tomov, R. Nath, H. Ltaief, J. Dongarra (2010).
 */
export async function enqueueGetrfHybrid(queue: Queue, f: DeviceGetrf, widths: readonly number[]): Promise<void> {
  const { m, n, A, ipiv, info } = f;
  const { context } = queue;
  queue.clear(info.data.gpu(true), info.off * 4, 4);
  if (widths.length === 0) return;
  const host = new HostPanel(queue, largestPanel(m, n, widths), Math.max(...widths));
  let singular = 0;
  try {
    const steps = getrfSteps(m, n, widths, {
      panelOn: 'cpu',
      async panel(j, w) {
        const block = at(A, j, j);
        await host.fetch(block, m - j, w);
        const found = await luOnHost(host, m - j, w, j);
        if (singular === 0 && found.info > 0) singular = j + found.info;
        host.store(block, m - j, w);
        context.writeGpu(ipiv.data.gpu(true), found.pivots, 4 * (ipiv.off + j));
      },
      update: (j, w, from, to, left) => enqueueLuUpdate(queue, f, j, w, from, to, left),
    });
    await overlapped(steps, { lookahead: 1, observe: observer(queue) });
    if (singular > 0) context.writeGpu(info.data.gpu(true), Int32Array.of(singular), 4 * info.off);
  } finally {
    host.dispose();
  }
}
