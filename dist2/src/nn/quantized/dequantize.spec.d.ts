import type { RoutineSpec } from '../../core/spec.ts';
/**
 * Y := (X - zero) scale: numbers of small integers.
 *
 * Elements (o, c, i) of outer x channels x inner lie one behind the other, the last index fastest. `per` says what shares a scale and a
 * zero point: 'tensor' all, 'channels' those of one c, and 'groups' those of one o and i and of `group` neighbours along c, scale and zero
 * then being outer x ceil(channels/group) x inner. Integers of '8' bits are bytes; of '4' bits two are in a byte, the first one in its low
 * half, and of each o the first is at the beginning of a byte. Zero points are bytes, one in each, whatever `bits` is.
 *
 * Overwrites Y only. Computed in single, and rounded to the precision of Y. On a GPU context it runs on the GPU, in one pass, with a copy
 * in workspace of scales that lie in the buffer of Y. Flops 2 for each element. Source: ONNX, DequantizeLinear.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('b', Int8Array.of(0x7a)); // four bits: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 2);
 * await sdequantize(ctx.queue, { outer: 1, channels: 2, inner: 1, bits: '4', unsigned: true, X, scale, Y });
 * const y = await ctx.download(Y); // 1 -0.5
 */
export declare const dequantizeSpec: RoutineSpec;
