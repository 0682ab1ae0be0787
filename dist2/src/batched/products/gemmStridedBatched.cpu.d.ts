import { type EngineGemm } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmStridedBatchedArgs } from './gemmStridedBatched.spec.ts';
/** The first product, and the distances to the next ones in elements. */
export interface EngineGemmStrided extends EngineGemm {
    readonly strideA: number;
    readonly strideB: number;
    readonly strideC: number;
    readonly batchCount: number;
}
/** On all threads; bits do not depend on their number. */
export declare function gemmStridedBatchedEngine(e: Engine, r: Elements, g: EngineGemmStrided): void;
/**
 * As gemmStridedBatchedEngine, for one product or more, begun on the other threads: the function returned helps and waits. The caller may
 * do something else meanwhile. Of large products only the last is begun, those in front of it are done.
 */
export declare function gemmStridedBatchedFork(e: Engine, r: Elements, g: EngineGemmStrided): () => void;
export declare function gemmStridedBatchedCpu(queue: Queue, a: Bound<GemmStridedBatchedArgs<Prec>>): Promise<void>;
