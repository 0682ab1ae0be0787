import { arg, num } from '../../core/spec.js';
import { operandA, operandB, operandC } from './gemmOperands.js';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export const gemmBatchedSpec = {
    name: 'gemmBatched',
    precs: 'hsdcz',
    doubles: 'dz',
    args: {
        transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
        transB: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
        m: { kind: 'size' },
        n: { kind: 'size' },
        k: { kind: 'size' },
        alpha: { kind: 'scalar', default: 1 },
        A: operandA('offsetsA'),
        lda: { kind: 'ld', of: 'A' },
        offsetsA: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'in' },
        B: operandB('offsetsB'),
        ldb: { kind: 'ld', of: 'B' },
        offsetsB: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'in' },
        beta: { kind: 'scalar', default: 0 },
        C: operandC('offsetsC'),
        ldc: { kind: 'ld', of: 'C' },
        offsetsC: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'in' },
        batchCount: { kind: 'size' },
    },
    nothing: (a) => a.m === 0 || a.n === 0 || a.batchCount === 0,
    flops: (a) => 2 * num(a, 'm') * num(a, 'n') * num(a, 'k') * num(a, 'batchCount'),
};
