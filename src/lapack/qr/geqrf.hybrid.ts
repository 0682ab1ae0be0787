// QR on a GPU context: where it is computed, and the hybrid way, with panels on the CPU while the GPU updates what is behind them.
import { PACK_DEPTHS, TENSOR_TILES } from '../../blas3/products/gemmTensor.kernels.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type Ptr } from '../../core/matrix.ts';
import { bytesOver } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { overlapped } from '../../runtime/scheduler.ts';
import { observer } from '../../runtime/timeline.ts';
import { costsOf } from '../costs.hybrid.ts';
import type { FactorMode, UpdateMath } from '../factorOptions.ts';
import { because, notePlan, type Plan, planFactor, qrPieces, WIDEST } from '../factorPlan.ts';
import { HostPanel, panelLd, qrWork } from '../hostPanel.hybrid.ts';
import { largestPanel } from '../lu/getrf.hybrid.ts';
import { carryWorkspace, columnsWorkspace } from './geqr2.gpu.ts';
import { geqrfCpu } from './geqrf.cpu.ts';
import { type DeviceGeqrf, geqrfGpu, INNER, qrBlock, Reflectors } from './geqrf.gpu.ts';
import { geqrfSteps } from './geqrf.steps.ts';
import { larfbWorkspace } from './larfb.gpu.ts';
import { enqueueLarft, reflectorsWorkspace } from './larft.gpu.ts';
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
  const plan = planGeqrf(queue, a, a.A);
  notePlan(queue, a, plan);
  if (plan.place === 'native') return geqrfGpu(queue, a);
  if (plan.place === 'cpu') return geqrfCpu(queue, because(a, plan));
  return enqueueGeqrfHybrid(queue, onDevice(a), plan.widths);
}

/**
 * See geqrfWorkspace. Both: V, T and the products of an update, of hybrid's two blocks at a time. Native: what a block and its inner blocks
 * take. Hybrid: the largest panel. Split updates: both factors as two halves each, and an exponent for each row and column.
 */
export function geqrfBytes(m: number, n: number, mode: FactorMode, math: UpdateMath, nb: number): number {
  const up = (x: number, step: number): number => Math.ceil(x / step) * step;
  const order = Math.min(m, n);
  if (order === 0) return 0;
  const of = (w: number): number => reflectorsWorkspace(m, w) + larfbWorkspace(n, w);
  const block = Math.min(order, qrBlock({ m, n, nb }));
  const inner = Math.min(order, INNER);
  const native = order + of(block) + of(inner) + Math.max(carryWorkspace(m, inner, 32), columnsWorkspace(m));
  const widest = Math.min(order, nb > 0 ? nb : WIDEST);
  const hybrid = panelLd(m) * widest + of(widest) + reflectorsWorkspace(m, widest);
  const own = mode === 'native' ? native : mode === 'hybrid' ? hybrid : Math.max(native, hybrid);
  if (math === 'strict') return 4 * own;
  const depth = up(mode === 'native' ? block : Math.max(block, widest), PACK_DEPTHS);
  const { BM, BN } = TENSOR_TILES.split;
  const shorter = (up(m, BM) + up(n, BN)) * depth + m + n + 8;
  const longer = (up(depth, BM) + up(n, BN)) * up(m, PACK_DEPTHS) + depth + n + 8;
  return 4 * (own + Math.max(shorter, longer));
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
        const found = await host.qr(m - j, w);
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
