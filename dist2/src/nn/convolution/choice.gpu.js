import { columnsPlan, columnsPlanOn, isCheaperByColumns } from './columnsPlan.js';
/** Whether implicit products are wanted where they can be. */
export const wantsImplicit = (algo) => algo === 'auto' || algo === 'implicit';
/** Whether implicit products can compute it: they take singles, channels last, one group, whole buffers in vectors of four. */
export const suitsImplicit = (v, algo, operands) => wantsImplicit(algo) &&
    v.layout === 'nhwc' &&
    v.groups === 1 &&
    v.depth > 0 &&
    v.images * v.outHeight * v.outWidth > 0 &&
    operands.every(({ data, off }) => data.type === 's' && off === 0 && data.inFours);
/** Whether products of stored windows compute it: where they are asked for, or clearly cheaper than the definition; `singly`: by images. */
export function suitsColumns(queue, of, v, algo, { data: { type } }, singly = false) {
    if (algo === 'implicit' || algo === 'direct' || (type !== 'h' && type !== 's'))
        return false;
    if (v.images * v.outHeight * v.outWidth * v.depth * v.outChannels * v.filterHeight * v.filterWidth === 0)
        return false;
    const { bytes, elements } = columnsPlanOn(queue, of, type, v);
    if (elements.some((count) => count >= 2 ** 31 || bytes * count > queue.context.gpu.bindingBytes))
        return false;
    return algo === 'gemm' || isCheaperByColumns(of, type, v, singly);
}
const WHY = {
    implicit: 'a product with windows that are read from the images',
    gemm: 'products of stored windows: asked for, or predicted to take less than half of the time of the definition',
    direct: 'by the definition: asked for, or small, or groups of few channels, where implicit products cannot be',
};
/** The kernels of products of windows, of which pixels that lie as they are needed are none. */
export const columnsKernels = (of, v) => columnsPlan(of, 's', v).elements[0] === 0 ? 'gemm' : 'conv_columns, gemm';
export const noteConvolution = (queue, routine, way, kernel) => queue.note({ routine, backend: 'gpu', kernel, why: WHY[way] });
export function windowsOf(v) {
    const { images, height, width, channels, filterHeight, filterWidth, outHeight, outWidth, outChannels } = v;
    const { strideY, strideX, dilationY, dilationX, padTop: top, padLeft: left } = v;
    const sizes = { images, height, width, channels, filterHeight, filterWidth, outHeight, outWidth, outChannels };
    return { ...sizes, strideY, strideX, dilationY, dilationX, top, left };
}
