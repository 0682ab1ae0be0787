import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { Activation, BiasOf, GemmFusedArgs } from './gemmFused.spec.ts';
import type { GemmFusedArgs } from './gemmFused.spec.ts';
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const gemmFused: {
    <P extends Prec>(on: Context | Queue, args: GemmFusedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const hgemmFused: {
    (on: Context | Queue, args: GemmFusedArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const sgemmFused: {
    (on: Context | Queue, args: GemmFusedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const dgemmFused: {
    (on: Context | Queue, args: GemmFusedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const cgemmFused: {
    (on: Context | Queue, args: GemmFusedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const zgemmFused: {
    (on: Context | Queue, args: GemmFusedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
