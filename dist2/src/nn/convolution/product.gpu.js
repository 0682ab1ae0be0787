// Convolutions and their gradients on the GPU as products of stored windows: for layouts, groups and precisions that implicit products do
// not take. A window of K numbers is a column of a matrix with channels last, and a row with channels first, as pixels are there.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { epilogueAt } from '../../blas3/products/gemmEpilogue.js';
import { scope } from '../../runtime/workspace.js';
import { columnsLaunch, convColumns } from './columns.kernels.js';
import { columnsPlanOn, isPixelwise } from './columnsPlan.js';
const moved = (X, by, ld = X.ld) => ({ data: X.data, off: X.off + by, ld });
const plain = { strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, top: 0, left: 0, everyY: 1, everyX: 1 };
/** Stores the windows of some images: each a row (`across`) or a column, its channels the slowest or the fastest of its numbers. */
function gathered(queue, ws, source, images, first, across) {
    const { at, steps, ...places } = source;
    const depth = source.filterHeight * source.filterWidth * source.channels;
    const pixels = source.outHeight * source.outWidth;
    const count = images * pixels;
    const W = ws.like(at, count * depth);
    const params = {
        ...{ count, depth, channelsFirst: first ? 1 : 0 },
        ...places,
        ...{ offX: at.off, xN: steps.n, xY: steps.y, xX: steps.x, xC: steps.c },
        ...(across ? { stepW: 1, stepL: count } : { stepW: depth, stepL: 1 }),
    };
    const { tuning, groups } = columnsLaunch(at.data.type, depth, count, across);
    queue.launch(convColumns, tuning, { x: at.data, W }, params, groups);
    return across ? { data: W, off: 0, ld: count, step: pixels } : { data: W, off: 0, ld: depth, step: pixels * depth };
}
/** The windows of the images of a group; `apart`: only an image at a time needs to be in one piece. */
function windowsOf(queue, ws, v, X, group, { first, images }, apart) {
    const at = moved(X, first * v.x.n + group * v.depth * v.x.c);
    const isFirst = v.layout === 'nchw';
    if (isPixelwise(v) && (apart || !isFirst))
        return { ...at, ld: isFirst ? v.x.c : v.channels, step: v.x.n };
    const { height, width, filterHeight, filterWidth, outHeight, outWidth } = v;
    const { strideY, strideX, dilationY, dilationX, padTop: top, padLeft: left } = v;
    const source = {
        ...{ at, steps: v.x, height, width, channels: v.depth, filterHeight, filterWidth, outHeight, outWidth },
        ...{ strideY, strideX, dilationY, dilationX, top, left, everyY: 1, everyX: 1 },
    };
    return gathered(queue, ws, source, images, isFirst, isFirst);
}
/** For each pixel of the images what of the result it has gone into: the windows of the gradient by the images. */
function turnedOf(queue, ws, v, dY, group, { first, images }) {
    const perGroup = v.outChannels / v.groups;
    const at = moved(dY, first * v.result.n + group * perGroup * v.result.c);
    const isFirst = v.layout === 'nchw';
    if (isPixelwise(v))
        return { ...at, ld: isFirst ? v.result.c : v.outChannels, step: v.result.n };
    const { filterHeight, filterWidth } = v;
    const source = {
        ...{ at, steps: v.result, height: v.outHeight, width: v.outWidth, channels: perGroup, filterHeight, filterWidth },
        ...{ outHeight: v.height, outWidth: v.width, strideY: 1, strideX: 1, everyY: v.strideY, everyX: v.strideX },
        ...{ dilationY: -v.dilationY, dilationX: -v.dilationX, top: -v.padTop, left: -v.padLeft },
    };
    return gathered(queue, ws, source, images, isFirst, isFirst);
}
/** The filters of a group with their channels exchanged: for each channel of the images a column, as turnedOf orders its numbers. */
function exchanged(queue, ws, v, F, group) {
    const isFirst = v.layout === 'nchw';
    const [perGroup, taps] = [v.outChannels / v.groups, v.filterHeight * v.filterWidth];
    const { n, x, c } = v.filter;
    const source = {
        ...{ at: moved(F, group * perGroup * n), steps: { n: c, y: 0, x, c: n }, ...plain },
        ...{ height: 1, width: taps, channels: perGroup, filterHeight: 1, filterWidth: taps, outHeight: 1, outWidth: 1 },
    };
    return gathered(queue, ws, source, v.depth, isFirst, false);
}
/** Enqueues to := windows times filters. */
function multiplied(queue, v, images, windows, t) {
    const { filter, n, k, pixels, to, epilogue } = t;
    const factors = { k, alpha: 1, beta: 0 };
    if (v.layout === 'nhwc') {
        const transA = t.turned ? 't' : 'n';
        enqueueGemm(queue, { ...factors, transA, m: n, n: images * pixels, A: filter, B: windows, C: to, epilogue });
        return;
    }
    const product = { ...factors, m: pixels, n, B: filter };
    if (epilogue === undefined) {
        const strides = { batch: images, strideA: windows.step, strideC: t.step };
        enqueueGemm(queue, { ...product, A: windows, C: to, ...strides });
        return;
    }
    for (let image = 0; image < images; image++)
        enqueueGemm(queue, { ...product, A: moved(windows, image * windows.step), C: moved(to, image * t.step), epilogue });
}
/** Calls `compute` for every group of some images, with the workspace that it takes, until all of them are done. */
function byParts(queue, of, v, type, most, compute) {
    const each = columnsPlanOn(queue, of, type, v, most).images;
    for (let first = 0; first < v.images; first += each)
        for (let group = 0; group < v.groups; group++)
            scope(queue, (ws) => compute(ws, group, { first, images: Math.min(each, v.images - first) }));
}
const typeOf = (X) => X.data.type;
/** Enqueues Y := epilogue(convolution of X with F). `most`: bytes of windows at a time, for tests. */
export function enqueueForward(queue, v, { X, F, Y }, epilogue, most) {
    const isFirst = v.layout === 'nchw';
    const [n, k] = [v.outChannels / v.groups, v.filterHeight * v.filterWidth * v.depth];
    byParts(queue, 'forward', v, typeOf(Y), most, (ws, group, part) => {
        const channel = group * n;
        multiplied(queue, v, part.images, windowsOf(queue, ws, v, X, group, part, true), {
            ...{ filter: moved(F, channel * v.filter.n, isFirst ? k : v.outChannels), turned: false, n, k },
            ...{ pixels: v.outHeight * v.outWidth, step: v.result.n },
            to: moved(Y, part.first * v.result.n + channel * v.result.c, isFirst ? v.result.c : v.outChannels),
            epilogue: epilogue && epilogueAt({ ...epilogue, biasOf: isFirst ? 'columns' : 'rows' }, channel, channel),
        });
    });
}
/** Enqueues dX := gradient by the images. */
export function enqueueData(queue, v, { F, dY, dX }, most) {
    const isFirst = v.layout === 'nchw';
    const k = (v.filterHeight * v.filterWidth * v.outChannels) / v.groups;
    byParts(queue, 'data', v, typeOf(dX), most, (ws, group, part) => {
        const windows = turnedOf(queue, ws, v, dY, group, part);
        multiplied(queue, v, part.images, windows, {
            ...{ filter: exchanged(queue, ws, v, F, group), turned: true, n: v.depth, k },
            ...{ pixels: v.height * v.width, step: v.x.n },
            to: moved(dX, part.first * v.x.n + group * v.depth * v.x.c, isFirst ? v.x.c : v.channels),
        });
    });
}
/** Enqueues dF := gradient by the filters. */
export function enqueueFilter(queue, v, { X, dY, dF }, most) {
    const isFirst = v.layout === 'nchw';
    const [perGroup, depth] = [v.outChannels / v.groups, v.filterHeight * v.filterWidth * v.depth];
    byParts(queue, 'filter', v, typeOf(dF), most, (ws, group, part) => {
        const W = windowsOf(queue, ws, v, X, group, part, false);
        const at = moved(dY, part.first * v.result.n + group * perGroup * v.result.c);
        const to = moved(dF, group * perGroup * v.filter.n, isFirst ? depth : v.outChannels);
        const sum = { k: part.images * v.outHeight * v.outWidth, alpha: 1, beta: part.first === 0 ? 0 : 1, C: to };
        if (!isFirst) {
            const A = { ...at, ld: v.outChannels };
            enqueueGemm(queue, { ...sum, transB: 't', m: perGroup, n: depth, A, B: W });
            return;
        }
        const [height, width] = [v.outHeight, v.outWidth];
        const source = {
            ...{ at, steps: v.result, height, width, channels: perGroup, filterHeight: 1, filterWidth: 1 },
            ...{ outHeight: height, outWidth: width, ...plain },
        };
        const results = gathered(queue, ws, source, part.images, true, true);
        enqueueGemm(queue, { ...sum, transA: 't', m: depth, n: perGroup, A: W, B: results });
    });
}
