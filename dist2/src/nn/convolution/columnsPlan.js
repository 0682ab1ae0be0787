/** Of windows stored at a time, unless those of one image are more. */
const MOST_BYTES = 2 ** 28;
/** Whether windows are pixels as they lie, so that nothing needs to be stored. */
export const isPixelwise = (v) => v.filterHeight * v.filterWidth * v.strideY * v.strideX === 1 && v.padTop + v.padBottom + v.padLeft + v.padRight === 0;
/** Images at a time, and elements of workspace, of one group of channels. */
export function columnsPlan(of, type, v, most = MOST_BYTES) {
    const bytes = type === 'h' ? 2 : 4;
    const taps = v.filterHeight * v.filterWidth;
    const [perGroup, pixels] = [v.outChannels / v.groups, v.outHeight * v.outWidth];
    const first = v.layout === 'nchw';
    const each = of === 'data' ? v.height * v.width * taps * perGroup : pixels * taps * v.depth;
    // Sums of halves are rounded once: they must be of one product.
    const whole = of === 'filter' && type === 'h';
    const fitting = Math.max(1, Math.floor(most / bytes / Math.max(1, each)));
    const images = whole ? v.images : Math.min(v.images, fitting);
    // By the filters, what is summed over lies in one piece only with channels last.
    const asTheyLie = isPixelwise(v) && !(first && of === 'filter');
    const windows = asTheyLie ? 0 : images * each;
    const filter = of === 'data' ? taps * perGroup * v.depth : 0;
    const results = first && of === 'filter' ? images * pixels * perGroup : 0;
    return { images, bytes, elements: [windows, filter + results] };
}
/** The same on a device, which may not bind as much at once. */
export const columnsPlanOn = (queue, of, type, v, most = MOST_BYTES) => columnsPlan(of, type, v, Math.min(most, queue.context.gpu.bindingBytes));
// What follows predicts times on a large GPU, in us, roughly: 'auto' leaves the definition only where products take less than half of its
// time. The definition's rate is that of halves forward on an H100 (bench/results/h100-2026-11-26-nn.md), the products' half of sgemm's
// and a fifth of hgemm's there, memory's as in gemmModel.ts.
const DISPATCH = 2.5;
const MEMORY = 3e6;
const DIRECT = 3.6e6;
const PRODUCT = { h: 60e6, s: 20e6 };
/** Whether products of stored windows are clearly faster than the definition; `singly`: an image at a time. */
export function isCheaperByColumns(of, type, v, singly) {
    const { images, bytes, elements } = columnsPlan(of, type, v);
    const taps = v.filterHeight * v.filterWidth;
    const forward = 2 * v.images * v.outHeight * v.outWidth * v.outChannels * taps * v.depth;
    // With strides most of what the gradient by the images multiplies is zeros.
    const flops = of === 'data' ? (forward * v.height * v.width) / (v.outHeight * v.outWidth) : forward;
    const chunks = Math.ceil(v.images / images);
    const launches = v.groups * (singly ? v.images : chunks) + v.groups * chunks * elements.filter((count) => count > 0).length;
    const moved = 2 * bytes * v.groups * chunks * elements.reduce((sum, count) => sum + count, 0);
    const products = launches * DISPATCH + moved / MEMORY + flops / PRODUCT[type];
    return 2 * products < DISPATCH + forward / DIRECT;
}
