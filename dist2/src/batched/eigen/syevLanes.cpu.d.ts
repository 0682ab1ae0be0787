import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/**
 * Whether matrices of this order are computed in lanes. A lane alone in its vector takes no longer than the routine for one matrix up to
 * order 128 (singles and doubles, a core of an AMD EPYC with AVX-512, Node 20, 2026-11).
 */
export declare const fitsSyevLanes: (n: number) => boolean;
/** W, and with 'v' A, and info at `infos` of matrices of an order that fits. */
export declare function syevLanes(e: Engine, r: Real, { jobz, uplo }: {
    readonly jobz: 'n' | 'v';
    readonly uplo: Uplo;
}, n: number, A: BatchPlace, W: BatchPlace, infos: number, count: number): void;
