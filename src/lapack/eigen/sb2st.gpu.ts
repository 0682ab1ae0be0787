// The second stage of a tridiagonal reduction on the GPU: bulges are chased down the band, several sweeps to a workgroup and several steps
// to a dispatch, and the reflectors of many sweeps are applied together. Nothing waits for the host.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { type ElementType, isComplex } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import {
  applyTuning,
  BAND_COLUMNS,
  bandVariants,
  type ChaseTuning,
  chaseTuning,
  DIAGONAL_THREADS,
  diagonalVariants,
  sb2stApply,
  sb2stChase,
  sb2stValues,
  sy2sbBand,
} from './sb2st.kernels.ts';
import { APPLY_STEPS, applyWaves, bandLength, CHASE_APART, chaseWaves, sweepsOf } from './sb2stDispatches.ts';

export interface DeviceSb2st {
  readonly n: number;
  readonly kd: number;
  /** As takeBand has it; overwritten. */
  readonly band: DeviceBuffer;
  /** As sytrdSb2st has them, from V.off on; absent: they are not kept. */
  readonly V?: DeviceMat | undefined;
  /** The diagonal, n real elements, and what is beside it, n - 1. */
  readonly D: DeviceMat;
  readonly E: DeviceMat;
  /** The largest magnitude, by which the band was scaled, if D and E are to be scaled back. */
  readonly largest?: DeviceBuffer | undefined;
}

export const singleOf = (type: ElementType): SingleType => (isComplex(type) ? 'c' : 's');

/** Whether the bandwidth is one of those that kernels have for elements of this type, on this device. */
export const chases = (queue: Queue, type: SingleType, kd: number): boolean => tuningOf(queue, type, kd) !== undefined;

const tuningOf = ({ context }: Queue, type: SingleType, kd: number): ChaseTuning | undefined => {
  const { workgroupBytes, threads } = context.gpu!;
  const tuning = chaseTuning(type, kd, workgroupBytes);
  return tuning !== undefined && tuning.B * tuning.SLOTS <= threads ? tuning : undefined;
};

/** Workspace for a band. */
export const takeBand = (ws: Workspace, like: DeviceMat, n: number, kd: number): DeviceBuffer =>
  ws.like(like, bandLength(n, kd));

/** Where a band is read: its element (j + l, j) at l*down + j*across behind off. */
export interface Diagonals {
  readonly data: DeviceBuffer;
  readonly off: number;
  readonly down: number;
  readonly across: number;
  /** Whether it is the conjugate of what is stored. */
  readonly turned?: boolean;
}

/** The lower diagonals of a matrix. */
export const diagonalsOf = ({ data, off, ld }: DeviceMat): Diagonals => ({ data, off, down: 1, across: ld + 1 });

/** Enqueues band := the diagonals; with `largest`, the largest magnitude among them, scaled. */
export function enqueueBand(
  queue: Queue,
  n: number,
  kd: number,
  { data, off, down, across, turned = false }: Diagonals,
  band: DeviceBuffer,
  largest?: DeviceBuffer,
): void {
  const columns = n + kd;
  const places = { offS: off, down, across, ld: 2 * kd, columns };
  const params = { n, kd, ...places, scaled: largest === undefined ? 0 : 1, turned: turned ? 1 : 0 };
  const buffers = { S: data, largest: largest ?? queue.nothing, band };
  queue.launch(sy2sbBand, bandVariants.of(band.type), buffers, params, [Math.ceil(columns / BAND_COLUMNS), 1, 1]);
}

/** Enqueues Q^H B Q = T: D, E and the reflectors. */
export function enqueueSb2st(queue: Queue, { n, kd, band, V, D, E, largest }: DeviceSb2st): void {
  const type = singleOf(band.type);
  const tuning = tuningOf(queue, type, kd)!;
  const { SLOTS } = tuning;
  const sweeps = sweepsOf(n, type === 'c');
  scope(queue, (ws) => {
    const kept = V ?? { data: ws.like({ data: band }, Math.max(1, sweeps) * kd), off: 0, ld: 0 };
    const places =
      V === undefined ? { stride: kd, first: 0, advance: 0 } : { stride: V.ld + 1, first: V.off + 1, advance: kd };
    const common = { n, sweeps, apart: CHASE_APART * SLOTS, steps: SLOTS, ...places };
    for (const { first, count, start } of chaseWaves({ n, kd, sweeps }, SLOTS)) {
      const params = { ...common, group: first, start };
      queue.launch(sb2stChase, tuning, { band, reflectors: kept.data }, params, [count, 1, 1]);
    }
    const diagonal = (row: number, count: number, { data, off }: DeviceMat): void => {
      const params = { count, row, ld: 2 * kd, offOut: off, scaled: largest === undefined ? 0 : 1 };
      const buffers = { band, largest: largest ?? queue.nothing, out: data };
      const groups = [Math.ceil(count / DIAGONAL_THREADS), 1, 1] as const;
      queue.launch(sb2stValues, diagonalVariants.of(band.type), buffers, params, groups);
    };
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
  const type = singleOf(C.data.type);
  const sweeps = sweepsOf(n, type === 'c');
  if (sweeps === 0 || columns === 0) return;
  const tuning = applyTuning(type, kd);
  const { SWEEPS, THREADS } = tuning;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, C, columns, n);
    enqueueTranspose(queue, { m: n, n: columns, A: C, B: turned });
    const places = { offC: turned.off, ldc: turned.ld, offV: V.off, ldv: V.ld };
    const common = { n, sweeps, columns, apart: APPLY_STEPS, steps: APPLY_STEPS, ...places };
    for (const { first, count, start } of applyWaves({ n, kd, sweeps }, SWEEPS)) {
      const grid = [Math.ceil(columns / THREADS), count, 1] as const;
      const params = { ...common, group: first, start };
      queue.launch(sb2stApply, tuning, { C: turned.data, reflectors: V.data }, params, grid);
    }
    enqueueTranspose(queue, { m: columns, n, A: turned, B: C });
  });
}
