// What the kernels for TensorFlow.js are made of, on tensors by rows. compute.gpu.ts and compute.cpu.ts do it; nothing here knows shapes of
// tensors.
import { windowCount, windowSize } from '../nn/convolution/windows.js';
/** Whether the windows are the image itself, pixel by pixel: nothing has to be gathered. */
export const isPointwise = (w) => w.filterHeight === 1 &&
    w.filterWidth === 1 &&
    w.strideY === 1 &&
    w.strideX === 1 &&
    w.top === 0 &&
    w.left === 0 &&
    w.outHeight === w.height &&
    w.outWidth === w.width;
/** Windows are gathered in slices of up to so many elements. Tests lower it. */
export const limits = { slice: 2 ** 24 };
export const windowsPerSlice = (w) => Math.min(windowCount(w), Math.max(1, Math.floor(limits.slice / windowSize(w))));
/** Calls `work` for all windows, slice by slice: from window `first` on `count` of them. */
export function eachSlice(w, work) {
    const [total, most] = [windowCount(w), windowsPerSlice(w)];
    for (let first = 0; first < total; first += most)
        work(first, Math.min(most, total - first));
}
