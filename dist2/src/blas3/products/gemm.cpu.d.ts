import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Gemm, Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmArgs } from './routines.gen.ts';
/** C := alpha op(A) op(B) + beta C with all operands in the engine's memory. */
export interface EngineGemm {
    readonly transA?: Trans;
    readonly transB?: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: Numeric;
    readonly A: Place;
    readonly B: Place;
    readonly beta: Numeric;
    readonly C: Place;
}
/** How the kernel takes its factors: 1 where they are, 0 packed. Bits do not depend on it. */
export declare const inPlace: (m: number, n: number, k: number) => number;
/** Threads for a product, or a batch, of that many multiplications: one until a program has asked for enough to start more. */
export declare function threadsFor(e: Engine, work: number): number;
/** On all threads; bits do not depend on their number. */
export declare function gemmEngine(e: Engine, r: Elements, g: EngineGemm): void;
/** The same as the drivers' operation. */
export declare const gemmOn: (e: Engine, r: Elements) => Gemm<Place>;
/**
 * As gemmEngine, for products that do not touch each other's results, begun on the other threads: the function returned helps and waits.
 * The caller may compute something else meanwhile.
 */
export declare function gemmFork(e: Engine, r: Elements, ...products: readonly EngineGemm[]): () => void;
export declare function gemmCpu(queue: Queue, a: Bound<GemmArgs<Prec>>): Promise<void>;
