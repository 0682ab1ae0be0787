import type { RoutineSpec } from '../../core/spec.ts';
/**
 * Y := round(X / scale) + zero, ties to even, no less and no more than an integer of `bits` bits holds: numbers as small integers.
 *
 * Elements (o, c, i) of outer x channels x inner lie one behind the other, the last index fastest. `per` says what shares a scale and a
 * zero point: 'tensor' all, 'channels' those of one c, and 'groups' those of one o and i and of `group` neighbours along c, scale and zero
 * then being outer x ceil(channels/group) x inner. Integers of '8' bits are bytes; of '4' bits two are in a byte, the first one in its low
 * half, and of each o the first is at the beginning of a byte. Zero points are bytes, one in each, whatever `bits` is.
 *
 * Overwrites Y only, of four bits also the half of a byte that is left. What is not a number, and all with the scale 0, becomes the zero
 * point. The quotient is computed in single: on a GPU what is next to a tie may be rounded to either side. With per 'groups', inner 1, four
 * bits without a sign or eight with one, Y, scale and zero are the weights that qgemmWeights takes. On a GPU context it runs on the GPU, in
 * one pass. Flops 2 for each element. Source: ONNX, QuantizeLinear.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(1, -3, 5, 1000));
 * const scale = ctx.upload('s', Float32Array.of(2));
 * const Y = ctx.alloc('b', 4);
 * await squantize(ctx.queue, { outer: 1, channels: 4, inner: 1, X, scale, Y });
 * const y = await ctx.download(Y); // 0 -2 2 127
 */
export declare const quantizeSpec: RoutineSpec;
