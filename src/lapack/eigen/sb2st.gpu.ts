// The second stage of a tridiagonal reduction on the GPU: bulges are chased down the band, several sweeps to a workgroup and several steps
// to a dispatch, and the reflectors of many sweeps are applied together. Nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import {
  applyTuning,
  BAND_COLUMNS,
  bandTuning,
  type ChaseTuning,
  chaseTuning,
  sb2stApply,
  sb2stChase,
  sy2sbBand,
} from './sb2st.kernels.ts';
import { APPLY_STEPS, applyWaves, CHASE_APART, chaseWaves } from './sb2stDispatches.ts';

export interface DeviceSb2st {
  readonly n: number;
  readonly kd: number;
  /** As takeBand has it; overwritten. */
  readonly band: DeviceBuffer;
  /** As sytrdSb2st has them, from V.off on; absent: they are not kept. */
  readonly V?: DeviceMat | undefined;
  /** The diagonal, n elements, and what is beside it, n - 1. */
  readonly D: DeviceMat;
  readonly E: DeviceMat;
}

/** Whether the bandwidth is one of those that kernels have, on this device. */
export const chases = (queue: Queue, kd: number): boolean => tuningOf(queue, kd) !== undefined;

const tuningOf = ({ context }: Queue, kd: number): ChaseTuning | undefined => {
  const { workgroupBytes, threads } = context.gpu!;
  const tuning = chaseTuning(kd, workgroupBytes);
  return tuning !== undefined && tuning.B * tuning.SLOTS <= threads ? tuning : undefined;
};

/** Workspace for a band of n columns with what is filled in, and zeros behind its end. */
export const takeBand = (ws: Workspace, n: number, kd: number): DeviceBuffer => ws.take('s', 2 * kd * (n + kd));

/** Enqueues band := the diagonals of S, of which what is below the main one is read. */
export function enqueueBand(queue: Queue, n: number, kd: number, S: DeviceMat, band: DeviceBuffer): void {
  const columns = n + kd;
  const params = { n, kd, offS: S.off, lds: S.ld, ld: 2 * kd, columns };
  queue.launch(sy2sbBand, bandTuning, { S: S.data, band }, params, [Math.ceil(columns / BAND_COLUMNS), 1, 1]);
}

/** Enqueues Q^T B Q = T: D, E and the reflectors. */
export function enqueueSb2st(queue: Queue, { n, kd, band, V, D, E }: DeviceSb2st): void {
  const tuning = tuningOf(queue, kd)!;
  const { SLOTS } = tuning;
  scope(queue, (ws) => {
    const kept = V ?? { data: ws.take('s', Math.max(1, n) * kd), off: 0, ld: 0 };
    const places =
      V === undefined ? { stride: kd, first: 0, advance: 0 } : { stride: V.ld + 1, first: V.off + 1, advance: kd };
    const common = { n, apart: CHASE_APART * SLOTS, steps: SLOTS, ...places };
    for (const { first, count, start } of chaseWaves(n, kd, SLOTS)) {
      const params = { ...common, group: first, start };
      queue.launch(sb2stChase, tuning, { band, V: kept.data }, params, [count, 1, 1]);
    }
    const diagonal = (k: number, count: number, B: DeviceMat): void =>
      enqueueLacpy(queue, {
        ...{ uplo: 'f', m: 1, n: count },
        A: { data: band, off: k, ld: 2 * kd },
        B: { ...B, ld: 1 },
      });
    diagonal(0, n, D);
    if (n > 1) diagonal(1, n - 1, E);
  });
}

export interface DeviceChased {
  readonly n: number;
  readonly kd: number;
  /** As enqueueSb2st leaves it. */
  readonly V: DeviceMat;
  /** n x columns. */
  readonly C: DeviceMat;
  readonly columns: number;
}

/** Enqueues C := Q C. Rows of C lie one behind the other meanwhile, so that threads have a column each. */
export function enqueueChased(queue: Queue, { n, kd, V, C, columns }: DeviceChased): void {
  if (n < 3 || columns === 0) return;
  const tuning = applyTuning(kd);
  const { SWEEPS, THREADS } = tuning;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, C, columns, n);
    enqueueTranspose(queue, { m: n, n: columns, A: C, B: turned });
    const places = { offC: turned.off, ldc: turned.ld, offV: V.off, ldv: V.ld };
    const common = { n, columns, apart: APPLY_STEPS, steps: APPLY_STEPS, ...places };
    for (const { first, count, start } of applyWaves(n, kd, SWEEPS)) {
      const grid = [Math.ceil(columns / THREADS), count, 1] as const;
      const params = { ...common, group: first, start };
      queue.launch(sb2stApply, tuning, { C: turned.data, V: V.data }, params, grid);
    }
    enqueueTranspose(queue, { m: columns, n, A: turned, B: C });
  });
}
