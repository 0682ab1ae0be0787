import { type Picked } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Cut, type GemmProblem, type TileChoice } from './gemm.kernels.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type QuadTile } from './gemmQuads.kernels.ts';
import { type TensorPick } from './gemmTensor.gpu.ts';
import { type UnitsPick } from './gemmUnits.gpu.ts';
/** All that the way of a product depends on, besides the device and what was measured on it. */
export interface GemmTraits extends Required<Omit<GemmProblem, 'workgroupBytes' | 'over'>> {
    readonly over: GemmProblem['over'];
    /** Of C. */
    readonly type: ElementType;
    /** Words of an element, which m and k count. */
    readonly parts: 1 | 2;
    /** Both factors are vectors of four to the end of their memory. */
    readonly inFours: boolean;
    /** It has an epilogue. */
    readonly fused: boolean;
    readonly math: GemmMath;
    readonly reproducible: boolean;
}
type Named = Omit<Picked<unknown>, 'choice'>;
/** So many of C's last rows and columns, in elements, are products of their own. */
interface Strips {
    readonly rows: number;
    readonly columns: number;
}
export type GemmWay = ({
    readonly by: 'units';
} & UnitsPick) | ({
    readonly by: 'tensor';
} & TensorPick) | ({
    readonly by: 'vector';
} & Named) | ({
    readonly by: 'quads';
} & Picked<QuadTile>) | ({
    readonly by: 'strips';
} & Named & Strips) | ({
    readonly by: 'slices';
} & Picked<TileChoice> & Cut) | ({
    readonly by: 'padded' | 'tile';
} & Picked<TileChoice>);
export declare const VECTOR: {
    readonly name: 'gemv';
    readonly why: 'one column or one row';
};
/** Whether gemv's kernels compute the product. */
export declare const isVector: ({ m, n, k, batch, over }: Omit<GemmProblem, 'aligned'>, force?: string) => boolean;
/** How a product is computed; by the variant `force`, if that is given. */
export declare function gemmWay(queue: Queue, p: GemmTraits, force?: string): GemmWay;
export {};
