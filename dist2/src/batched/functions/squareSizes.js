import { fields } from '../../core/field.js';
/** Orders, and what a workgroup for one takes (squares.kernels.ts), the largest first. */
const SIZES = [
    { order: 64, threads: 256, bytes: 33876 },
    { order: 48, threads: 144, bytes: 19076 },
    { order: 40, threads: 100, bytes: 13260 },
];
/** The largest order that a workgroup of so many threads and bytes holds. */
export const mostOrder = (threads, bytes) => SIZES.find((one) => one.threads <= threads && one.bytes <= bytes)?.order ?? 0;
/** Whether all matrices of a call fit; a complex one takes as much as a real one of twice the order. */
export function squaresFit(queue, { n, prec }) {
    const { threads, workgroupBytes } = queue.context.gpu;
    const most = mostOrder(threads, workgroupBytes) / fields[prec].parts;
    return typeof n === 'number' ? n <= most : Array.prototype.every.call(n, (own) => own <= most);
}
