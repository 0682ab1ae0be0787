import { launchFused } from './gemmEpilogue.js';
import { gemmQuads, QUAD_THREADS, quadTuning } from './gemmQuads.kernels.js';
import { operandsOf } from './gemmTile.gpu.js';
/** Enqueues the product. A and B may lie in C's buffer, apart from C. */
export function enqueueQuads(queue, g, tile) {
    const { transA, transB, m, n, batch, A, C, epilogue } = g;
    const { aInC, bInC, buffers, params } = operandsOf(queue, g);
    const flags = { TRANS_A: transA, TRANS_B: transB, CONJ_A: g.conjA, CONJ_B: g.conjB, A_IN_C: aInC, B_IN_C: bInC };
    const tuning = quadTuning(tile, flags, A.data.type, C.data.type);
    const grid = [Math.ceil(m / (tile.TM * QUAD_THREADS)), Math.ceil(n / tile.TN), batch];
    launchFused(queue, epilogue, gemmQuads, tuning, buffers, params, grid);
}
