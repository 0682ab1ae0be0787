// CONVI32: arguments, rules, documentation.
import {
  convolvedExtent,
  convSizes,
  convSteps,
  filterExtent,
  flopsConvolution,
  imagesExtent,
} from '../../core/convolution.ts';
import { numbers } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';
import { worded } from '../../core/windows.ts';

const ofFilters = worded('1 or outChannels', (a: Values) => (a.ofF === 'tensor' ? 1 : num(a, 'outChannels')));

/**
 * Y := the convolution of X - zeroX with the filters F - zeroF, bytes into 32-bit integers: with y = oy strideY + fy dilationY - padTop, x
 * alike, and zeros around X - zeroX, Y(image, oy, ox, o) = sum over fy, fx, c of
 * (X(image, y, x, c) - zeroX) (F(fy, fx, c, o) - zeroF(o)). Not turned, as in all frameworks.
 *
 * Images, filters and results lie as convForward says, by `layout`, and have its sizes. `ofF` says whether all filters have one zero point
 * or those of each channel of the result their own. It is ONNX's ConvInteger; with requantize it is QLinearConv.
 *
 * Overwrites Y only. Exact modulo 2^32, and so up to 33025 products a sum. The same bits on every device, by either way. On a GPU context
 * it runs on the GPU. `algo`: 'gemm' stores windows in workspace and multiplies them as gemmI32 does, on matrix units or by dot products of
 * four bytes; it takes outHeight outWidth ceil(filterHeight filterWidth channels/groups / 64) 64 bytes for each of as many images as fit
 * into 256 MiB, at least for one, and as much for the filters as they are. 'direct' goes by the definition, without workspace. 'auto' is
 * 'gemm' where it is predicted to take less than half of the time of 'direct'; 'gemm' with more windows than the device can bind is
 * 'direct'. Operations 2 images outHeight outWidth outChannels filterHeight filterWidth channels/groups.
 * Source: Jacob et al. 2018, Quantization and Training of Neural Networks; ONNX, ConvInteger.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sizes = { images: 1, height: 1, width: 3, channels: 1, outChannels: 1, filterHeight: 1, filterWidth: 2 };
 * const [X, F] = [ctx.upload('b', Int8Array.of(10, 20, -30)), ctx.upload('b', Int8Array.of(1, 2))];
 * const [zeroX, Y] = [ctx.upload('b', Int8Array.of(10)), ctx.alloc('i', 2)];
 * await bconvI32(ctx.queue, { ...sizes, X, F, zeroX, Y });
 * const y = await ctx.download(Y); // 20 -70
 */
export const convI32Spec: RoutineSpec = {
  name: 'convI32',
  precs: 'b',
  args: {
    ...convSizes,
    /** Default false. True: the bytes of X and zeroX have no sign. */
    unsignedX: { kind: 'switch', default: false },
    /** Default false. True: the bytes of F and zeroF have no sign. */
    unsignedF: { kind: 'switch', default: false },
    /** Default 'tensor': one zero point for all of F; 'channels': one for each channel of the result. */
    ofF: { kind: 'flag', values: ['tensor', 'channels'], default: 'tensor' },
    X: numbers(imagesExtent, 'in'),
    F: numbers(filterExtent, 'in'),
    /** Left out: 0. */
    zeroX: numbers(1, 'in', { optional: true }),
    /** Left out: 0. */
    zeroF: numbers(ofFilters, 'in', { optional: true }),
    /** Out. */
    Y: numbers(convolvedExtent, 'out', { type: 'i' }),
    ...convSteps,
    algo: { kind: 'flag', values: ['auto', 'gemm', 'direct'], default: 'auto' },
  },
  nothing: (a) => convolvedExtent(a) === 0,
  flops: flopsConvolution,
};
