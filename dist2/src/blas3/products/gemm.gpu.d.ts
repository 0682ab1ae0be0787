import type { Bound } from '../../core/args.ts';
import { type Complex, type Prec } from '../../core/field.ts';
import { type Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type DeviceEpilogue } from './gemmEpilogue.ts';
import type { GemmArgs } from './routines.gen.ts';
export interface DeviceGemm {
    readonly transA?: Trans;
    readonly transB?: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number | Complex;
    readonly C: DeviceMat;
    /** Matrices, and the elements from one to the next; an input stride of 0 broadcasts. */
    readonly batch?: number;
    readonly strideA?: number;
    readonly strideB?: number;
    readonly strideC?: number;
    /** Default 'strict'. */
    readonly math?: GemmMath;
    /** Default false. With true the bits of an element depend on its row of op(A) and its column of op(B) only, not on the sizes. */
    readonly reproducible?: boolean;
    /** Not of a batch, and C is neither of the factors. */
    readonly epilogue?: DeviceEpilogue | undefined;
    /**
     * Name of a variant in gemm.kernels.ts (a rule, or 'gemv' for one row or column), gemmQuads.kernels.ts, gemmTensor.gpu.ts or
     * gemmUnits.gpu.ts, for tests and tuning; of a sliced one also with the number of slices behind it, '/6'.
     */
    readonly force?: string;
}
export declare function gemmGpu(queue: Queue, a: Bound<GemmArgs<Prec>>): void;
/**
 * Enqueues C := alpha op(A) op(B) + beta C. A and B may lie in C's buffer, apart from C; or be C itself, if the other factor is square of
 * order at most 256 (complex: 128) and beta = 0. `noteAs` traces the choice under that name.
 */
export declare function enqueueGemm(queue: Queue, g: DeviceGemm, noteAs?: string): void;
