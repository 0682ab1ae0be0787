import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const qgemmWeightsSpec: RoutineSpec;
