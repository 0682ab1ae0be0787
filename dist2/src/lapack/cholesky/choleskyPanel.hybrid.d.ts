import type { Uplo } from '../../core/matrix.ts';
import type { HostPanel } from '../hostPanel.hybrid.ts';
/**
 * A = L L^T or U^T U for the block of order n, with POTRF_WORK elements besides. Returns info. On this thread: a block of order 128 takes
 * 0.1 ms, as long as it takes to hand it over to another and to hear of it (2 cores, Node 20, 2026-11).
 */
export declare function choleskyOnHost(host: HostPanel, uplo: Uplo, n: number): number;
