// Convolutions and their gradients on the GPU, without the windows in memory.
import { launchFused } from '../../blas3/products/gemmEpilogue.js';
import { enqueueSum } from '../../blas3/products/gemmWork.gpu.js';
import { convFilter, convTiled, convVariants, filterVariants, OF_FILTER, pickConv, sliceDepth, } from './implicit.kernels.js';
import { windowCount, windowSize } from './windows.js';
/** Whether the kernel computes the gradient by the images: it finds its phases by sums without signs. */
export const suitsTurned = (w) => w.top >= 0 && w.left >= 0 && w.dilationY === 1 && w.dilationX === 1;
/** Sizes of the product: the windows of a phase lie around every strideY-th, strideX-th pixel of what is written. */
function productOf(w, turned) {
    const { images, strideY, strideX, height, width, channels, outHeight, outWidth, outChannels } = w;
    if (!turned) {
        const of = { height, width, channels, gridHeight: outHeight, gridWidth: outWidth, outHeight, outWidth };
        return { m: outChannels, n: images * outHeight * outWidth, k: windowSize(w), phases: 1, filled: 1, of };
    }
    const grid = { gridHeight: Math.ceil(height / strideY), gridWidth: Math.ceil(width / strideX) };
    const of = { height: outHeight, width: outWidth, channels: outChannels, outHeight: height, outWidth: width };
    const phases = strideY * strideX;
    // The phase with the most taps.
    const k = Math.ceil(w.filterHeight / strideY) * Math.ceil(w.filterWidth / strideX) * outChannels;
    const filled = (w.filterHeight * w.filterWidth * outChannels) / (phases * k);
    return { m: channels, n: images * grid.gridHeight * grid.gridWidth, k, phases, filled, of: { ...of, ...grid } };
}
/** Enqueues y := convolution of x, or the gradient by its images. */
export function enqueueConvolution(queue, c) {
    const { windows: w, turned, x, filter, y, epilogue } = c;
    const { of, ...problem } = productOf(w, turned);
    const { m, n, k, phases } = problem;
    const choice = c.force ?? pickConv(problem);
    const { tile, slices } = choice;
    const pixels = w.images * of.outHeight * of.outWidth;
    const { filterHeight, filterWidth, strideY, strideX, dilationY, dilationX, top, left } = w;
    const params = {
        ...{ m, n, each: sliceDepth(k, choice) },
        ...of,
        ...{ filterHeight, filterWidth, strideY, strideX, dilationY, dilationX, top, left },
    };
    const vectors = of.channels % 4 === 0;
    const wide = { WIDE_X: vectors, WIDE_WEIGHTS: turned ? vectors : m % 4 === 0 };
    const tuning = convVariants.of(undefined, { TURNED: turned, ...wide }, tile);
    const groups = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), phases * slices];
    written(queue, slices, { data: y, m, n: pixels, epilogue }, ({ data, ...places }, fused) => launchFused(queue, fused, convTiled, tuning, { F: filter, x, y: data }, { ...params, ...places }, groups));
}
/** Enqueues df := gradient by the filter of a convolution of x, from that by its result. */
export function enqueueFilterGradient(queue, { windows: w, x, dy, df, force }) {
    const [m, n, windows] = [w.outChannels, windowSize(w), windowCount(w)];
    const choice = force ?? pickConv({ m, n, k: windows, phases: 1, filled: 1 }, OF_FILTER);
    const { tile, slices } = choice;
    const params = {
        ...w,
        ...{ m, n, windows, each: sliceDepth(windows, choice) },
        ...{ gridHeight: w.outHeight, gridWidth: w.outWidth },
    };
    const groups = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), slices];
    const wide = { WIDE_X: w.channels % 4 === 0, WIDE_WEIGHTS: m % 4 === 0 };
    const tuning = filterVariants.of(undefined, wide, tile);
    written(queue, slices, { data: df, m, n }, ({ data, ...places }) => queue.launch(convFilter, tuning, { dy, x, df: data }, { ...params, ...places }, groups));
}
/**
 * Calls `launch` for the result itself, or for workspace whose slices are summed into it. Kernels write vectors of four: other numbers of
 * channels go through workspace, too.
 */
function written(queue, slices, { data, m, n, epilogue }, launch) {
    const ldy = Math.ceil(m / 4) * 4;
    const strideC = ldy * n;
    if (slices === 1 && ldy === m) {
        launch({ data, ldy, strideC }, epilogue);
        return;
    }
    const sums = queue.context.lease('s', strideC * slices);
    launch({ data: sums, ldy, strideC }, undefined);
    const C = { data, off: 0, ld: m };
    enqueueSum(queue, { m, n, alpha: 1, beta: 0, C, epilogue }, { data: sums, off: 0, ld: ldy }, slices);
    sums.dispose();
}
