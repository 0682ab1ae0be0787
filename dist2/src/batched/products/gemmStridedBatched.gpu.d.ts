import { type DeviceGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmStridedBatchedArgs } from './gemmStridedBatched.spec.ts';
export declare function gemmStridedBatchedGpu(queue: Queue, a: Bound<GemmStridedBatchedArgs<Prec>>): void;
/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every b below `batch`. A and B may lie in C's buffer, apart from C. `noteAs`
 * traces the choice under that name; `force` names a block of gemmBatched.kernels.ts or gemmTensorBatched.kernels.ts.
 */
export declare function enqueueGemmBatch(queue: Queue, g: DeviceGemm, noteAs?: string): void;
