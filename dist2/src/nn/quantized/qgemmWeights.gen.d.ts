import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of qgemmWeights, by name. */
export interface QgemmWeightsArgs<P extends Prec> {
    rows: number;
    features: number;
    depth: number;
    /** Of a weight. Default '4'. */
    bits?: '4' | '8';
    /** Weights that share a scale; the last ones of a row may be fewer. Default 32. */
    group?: number;
    X: Ptr<P>;
    W: Ptr<'b'>;
    /** features x ceil(depth/group). */
    scale: Ptr<'s'>;
    /** Like scale, bytes with a sign. Left out: 8 of four bits, 0 of eight. */
    zero?: Ptr<'b'>;
    /** A summand for each feature. Left out: 0. */
    bias?: Ptr<NoInfer<P>>;
    /** Default 'none'. */
    activation?: 'none' | 'relu' | 'gelu' | 'geluTanh' | 'silu' | 'sigmoid' | 'tanh';
    /** Out. */
    Y: Ptr<NoInfer<P>>;
}
/**
 * Y := activation(X V^T + bias) with V(f, l) = (W(f, l) - zero(f, g)) scale(f, g), g = l div group: numbers times weights that are stored
 * in four or eight bits, with a scale and a zero point for every `group` neighbours along the depth. X is rows x depth, Y rows x features.
 *
 * Weights of '8' bits are bytes with a sign, features x depth. Those of '4' bits are from 0 to 15, two in a byte, the first one in its low
 * half, features x ceil(depth/2) bytes; their zero point is 8 where none is given. All is row-major and packed.
 *
 * Overwrites Y only. On a GPU up to four rows are computed by one kernel, in single, that reads the bits of every weight once. Else V is
 * rounded to the precision of Y, into workspace of features depth numbers, and multiplied as gemmFused does it: halves on matrix units
 * where there are any. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 rows features depth, and two for each weight. Source: ONNX, DequantizeLinear by blocks; Frantar et al. 2022, GPTQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(1, 10));
 * const W = ctx.upload('b', Int8Array.of(0x7a)); // one feature: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 1);
 * await sqgemmWeights(ctx.queue, { rows: 1, features: 1, depth: 2, W, scale, X, Y });
 * const y = await ctx.download(Y); // -4
 */
export declare const qgemmWeights: {
    <P extends Prec>(on: Context | Queue, args: QgemmWeightsArgs<P>, prec?: P): Promise<void>;
};
/**
 * Y := activation(X V^T + bias) with V(f, l) = (W(f, l) - zero(f, g)) scale(f, g), g = l div group: numbers times weights that are stored
 * in four or eight bits, with a scale and a zero point for every `group` neighbours along the depth. X is rows x depth, Y rows x features.
 *
 * Weights of '8' bits are bytes with a sign, features x depth. Those of '4' bits are from 0 to 15, two in a byte, the first one in its low
 * half, features x ceil(depth/2) bytes; their zero point is 8 where none is given. All is row-major and packed.
 *
 * Overwrites Y only. On a GPU up to four rows are computed by one kernel, in single, that reads the bits of every weight once. Else V is
 * rounded to the precision of Y, into workspace of features depth numbers, and multiplied as gemmFused does it: halves on matrix units
 * where there are any. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 rows features depth, and two for each weight. Source: ONNX, DequantizeLinear by blocks; Frantar et al. 2022, GPTQ.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(1, 10));
 * const W = ctx.upload('b', Int8Array.of(0x7a)); // one feature: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 1);
 * await sqgemmWeights(ctx.queue, { rows: 1, features: 1, depth: 2, W, scale, X, Y });
 * const y = await ctx.download(Y); // -4
 */
export declare const hqgemmWeights: {
    (on: Context | Queue, args: QgemmWeightsArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Y := activation(X V^T + bias) with V(f, l) = (W(f, l) - zero(f, g)) scale(f, g), g = l div group: numbers times weights that are stored
 * in four or eight bits, with a scale and a zero point for every `group` neighbours along the depth. X is rows x depth, Y rows x features.
 *
 * Weights of '8' bits are bytes with a sign, features x depth. Those of '4' bits are from 0 to 15, two in a byte, the first one in its low
 * half, features x ceil(depth/2) bytes; their zero point is 8 where none is given. All is row-major and packed.
 *
 * Overwrites Y only. On a GPU up to four rows are computed by one kernel, in single, that reads the bits of every weight once. Else V is
 * rounded to the precision of Y, into workspace of features depth numbers, and multiplied as gemmFused does it: halves on matrix units
 * where there are any. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 rows features depth, and two for each weight. Source: ONNX, DequantizeLinear by blocks; Frantar et al. 2022, GPTQ.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(1, 10));
 * const W = ctx.upload('b', Int8Array.of(0x7a)); // one feature: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 1);
 * await sqgemmWeights(ctx.queue, { rows: 1, features: 1, depth: 2, W, scale, X, Y });
 * const y = await ctx.download(Y); // -4
 */
export declare const sqgemmWeights: {
    (on: Context | Queue, args: QgemmWeightsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Y := activation(X V^T + bias) with V(f, l) = (W(f, l) - zero(f, g)) scale(f, g), g = l div group: numbers times weights that are stored
 * in four or eight bits, with a scale and a zero point for every `group` neighbours along the depth. X is rows x depth, Y rows x features.
 *
 * Weights of '8' bits are bytes with a sign, features x depth. Those of '4' bits are from 0 to 15, two in a byte, the first one in its low
 * half, features x ceil(depth/2) bytes; their zero point is 8 where none is given. All is row-major and packed.
 *
 * Overwrites Y only. On a GPU up to four rows are computed by one kernel, in single, that reads the bits of every weight once. Else V is
 * rounded to the precision of Y, into workspace of features depth numbers, and multiplied as gemmFused does it: halves on matrix units
 * where there are any. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 rows features depth, and two for each weight. Source: ONNX, DequantizeLinear by blocks; Frantar et al. 2022, GPTQ.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(1, 10));
 * const W = ctx.upload('b', Int8Array.of(0x7a)); // one feature: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 1);
 * await sqgemmWeights(ctx.queue, { rows: 1, features: 1, depth: 2, W, scale, X, Y });
 * const y = await ctx.download(Y); // -4
 */
export declare const dqgemmWeights: {
    (on: Context | Queue, args: QgemmWeightsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
