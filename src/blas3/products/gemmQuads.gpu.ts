// One launch of gemm_quads: any product, apart from one whose factor C overwrites. When, gemm.gpu.ts decides.
import type { Queue } from '../../runtime/queue.ts';
import { launchFused } from './gemmEpilogue.ts';
import { gemmQuads, QUAD_THREADS, type QuadTile, quadTuning } from './gemmQuads.kernels.ts';
import { type DeviceProduct, operandsOf } from './gemmTile.gpu.ts';

/** Enqueues the product. A and B may lie in C's buffer, apart from C. */
export function enqueueQuads(queue: Queue, g: DeviceProduct, tile: QuadTile): void {
  const { transA, transB, m, n, batch, A, C, epilogue } = g;
  const { aInC, bInC, buffers, params } = operandsOf(queue, g);
  const flags = { TRANS_A: transA, TRANS_B: transB, CONJ_A: g.conjA, CONJ_B: g.conjB, A_IN_C: aInC, B_IN_C: bInC };
  const tuning = quadTuning(tile, flags, A.data.type, C.data.type);
  const grid = [Math.ceil(m / (tile.TM * QUAD_THREADS)), Math.ceil(n / tile.TN), batch] as const;
  launchFused(queue, epilogue, gemmQuads, tuning, buffers, params, grid);
}
