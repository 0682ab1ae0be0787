import { type Picked, type Rule } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Gpu } from '../../runtime/gpu.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type Flags } from '../../runtime/variants.ts';
import { FLAGS } from './gemmFlags.ts';
/** Results of a thread; of complex products, words. */
export interface QuadTile {
    readonly TM: number;
    readonly TN: number;
}
/** As many as a vector of AVX has lanes; SwiftShader's have half as many. More threads per workgroup are not faster. */
export declare const QUAD_THREADS = 8;
interface QuadProblem {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly batch: number;
}
export declare const quadRules: readonly Rule<QuadProblem, QuadTile>[];
/** How gemm_quads would compute a product; undefined on other adapters, without quads of lanes, and for small products. */
export declare function pickQuads({ software, lanes }: Pick<Gpu, 'software' | 'lanes'>, p: QuadProblem, force?: string): Picked<QuadTile> | undefined;
type QuadFlags = Flags<keyof typeof FLAGS>;
/** The parameter record of a variant, of A and B of one type; C has it too, or is in singles. */
export declare const quadTuning: (tile: QuadTile, flags: QuadFlags, A: ElementType, C: ElementType) => Tuning;
export declare const gemmQuads: Kernel;
export {};
