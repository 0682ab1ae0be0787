// Convolutions of halves and their gradients by the images on matrix units: whether they can compute a call, and the launch.
import { isEpilogueAligned, launchFused } from '../../blas3/products/gemmEpilogue.js';
import { fastestUnitTile, fitsUnitTiles, UNIT_TILES } from '../unitTiles.js';
import { wantsImplicit } from './choice.gpu.js';
import { convTensor, convTensorTuning } from './convTensor.kernels.js';
const inEights = ({ data, off }) => off % 8 === 0 && data.inFours;
/** Whether matrix units compute it: halves, channels last and by eights, one group; of gradients those without strides. */
export function suitsConvTensor(queue, v, algo, operands, turned = false) {
    return (wantsImplicit(algo) &&
        v.layout === 'nhwc' &&
        v.groups === 1 &&
        v.images * v.outHeight * v.outWidth > 0 &&
        v.filterHeight * v.filterWidth * v.channels * v.outChannels > 0 &&
        [v.channels, v.outChannels].every((count) => count % 8 === 0) &&
        (!turned || (v.strideY === 1 && v.strideX === 1)) &&
        operands.every((operand) => operand.data.type === 'h' && inEights(operand)) &&
        queue.context.gpu.matrixUnits.some(fitsUnitTiles));
}
/** Whether the kernel can read the bias. */
export const suitsBias = (epilogue) => epilogue === undefined || isEpilogueAligned(epilogue);
/** Enqueues y := convolution of x, or the gradient by its images. */
export function enqueueConvTensor(queue, c) {
    const { convolution: v, turned, x, filter, y, epilogue } = c;
    const { filterHeight, filterWidth, dilationY, dilationX } = v;
    const taps = filterHeight * filterWidth;
    const image = { height: v.height, width: v.width, channels: v.channels };
    const result = { height: v.outHeight, width: v.outWidth, channels: v.outChannels };
    const [read, written] = turned ? [result, image] : [image, result];
    // Turned, a window begins where the last tap reaches the pixel.
    const top = turned ? (filterHeight - 1) * dilationY - v.padTop : v.padTop;
    const left = turned ? (filterWidth - 1) * dilationX - v.padLeft : v.padLeft;
    const product = { m: v.images * written.height * written.width, n: written.channels, k: taps * read.channels };
    const name = c.force ?? fastestUnitTile(product);
    const { BM, BN } = UNIT_TILES[name];
    const params = {
        ...{ m: product.n, n: product.m, depth: product.k, taps, filterWidth, ...read },
        ...{ outHeight: written.height, outWidth: written.width, strideY: v.strideY, strideX: v.strideX },
        ...{ dilationY, dilationX, top, left, offX: x.off, offF: filter.off, offY: y.off },
    };
    const buffers = { F: filter.data, x: x.data, y: y.data };
    const groups = [Math.ceil(product.m / BM) * Math.ceil(product.n / BN), 1, 1];
    launchFused(queue, epilogue, convTensor, convTensorTuning(name, turned), buffers, params, groups);
}
