// The kernels of the second stage of a tridiagonal reduction as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { sb2st_apply, sb2st_chase, sy2sb_band } from './shaders.gen.ts';

export interface ChaseTuning extends Tuning {
  /** Diagonals on each side of the main one. */
  readonly B: number;
  /** Sweeps of a workgroup. */
  readonly SLOTS: number;
}

const chase = (B: number, SLOTS: number): ChaseTuning => ({ B, SLOTS });

/** Bytes of memory of a workgroup. */
const chaseBytes = ({ B, SLOTS }: ChaseTuning): number => 4 * SLOTS * (B * (B + 1) + 3 * B);

/** By bandwidth; of equal ones those with more sweeps first, which take more of a workgroup's memory. */
const chaseTunings = [chase(32, 8), chase(32, 3), chase(16, 8), chase(8, 8)];

/** The first one that a device has room for. */
export const chaseTuning = (kd: number, room: number): ChaseTuning | undefined =>
  chaseTunings.find((tuning) => tuning.B === kd && chaseBytes(tuning) <= room);

export const sb2stChase: Kernel = { name: 'sb2st_chase', text: sb2st_chase, variants: chaseTunings };

/** Columns of a workgroup of sy2sb_band, and threads that share one. */
export const BAND_COLUMNS = 8;
export const bandTuning: Tuning = { LANES: 32, COLS: BAND_COLUMNS };
export const sy2sbBand: Kernel = { name: 'sy2sb_band', text: sy2sb_band, variants: [bandTuning] };

export interface ApplyTuning extends Tuning {
  readonly B: number;
  /** Sweeps whose reflectors are applied together. */
  readonly SWEEPS: number;
  readonly THREADS: number;
}

const applyTunings = [8, 16, 32].map((B): ApplyTuning => ({ B, SWEEPS: 64, THREADS: 64 }));
export const applyTuning = (kd: number): ApplyTuning => applyTunings.find(({ B }) => B === kd)!;
export const sb2stApply: Kernel = { name: 'sb2st_apply', text: sb2st_apply, variants: applyTunings };
