import { num } from '../../core/spec.js';
import { operandA, operandB, operandC } from './gemmOperands.js';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export const gemmStridedBatchedSpec = {
    name: 'gemmStridedBatched',
    precs: 'hsdcz',
    doubles: 'dz',
    args: {
        transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
        transB: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
        m: { kind: 'size' },
        n: { kind: 'size' },
        k: { kind: 'size' },
        alpha: { kind: 'scalar', default: 1 },
        A: operandA('strideA'),
        lda: { kind: 'ld', of: 'A' },
        strideA: { kind: 'stride', of: 'A' },
        B: operandB('strideB'),
        ldb: { kind: 'ld', of: 'B' },
        strideB: { kind: 'stride', of: 'B' },
        beta: { kind: 'scalar', default: 0 },
        C: operandC('strideC'),
        ldc: { kind: 'ld', of: 'C' },
        strideC: { kind: 'stride', of: 'C' },
        batchCount: { kind: 'size' },
    },
    nothing: (a) => a.m === 0 || a.n === 0 || a.batchCount === 0,
    flops: (a) => 2 * num(a, 'm') * num(a, 'n') * num(a, 'k') * num(a, 'batchCount'),
};
