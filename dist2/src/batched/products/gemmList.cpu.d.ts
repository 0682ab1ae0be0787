import type { FieldMat, Trans } from '../../core/matrix.ts';
import type { Gemm, Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Provider } from '../../engine/provider.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
/** C := alpha op(A) op(B) + beta C, transposes and factors being the batch's. */
export interface ListedGemm {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly A: Place;
    readonly B: Place;
    readonly C: Place;
}
/** Products with at least this many multiplications are divided. */
export declare const LARGE: number;
/**
 * Products of a batch that one thread takes at once, when all have so many multiplications: as few as PART allows, in at most 16 parts per
 * thread.
 */
export declare function productsPerPart(e: Engine, count: number, work: number): number;
/**
 * `batch` may have as many products as there is room for in the list, which is taken from `space`; their C are apart. Those of complex
 * numbers are divided one by one.
 */
export declare function gemmListEngine(e: Engine, r: Elements, space: Workspace, transA: Trans, transB: Trans, alpha: Numeric, beta: Numeric, batch: readonly ListedGemm[]): void;
/** A native library's product, which is called with real numbers only. */
export declare const nativeGemm: (native: Provider) => Gemm<FieldMat>;
