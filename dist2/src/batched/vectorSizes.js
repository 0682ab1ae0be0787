// How the kernels that solve for vectors spread matrices over threads, and whether a workgroup of the device has the rows of those of a
// call.
import { fields } from '../core/field.js';
/** Threads of a problem: below 64 several share a workgroup. Steps between them keep low what an order pays that is just above one. */
const LANES = [4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
const LIGHT = [8, 64, 256, 1024];
/** From so many lanes on solving for itself costs each of them more than a barrier; and, for workgroup memory, fewer rows are turned. */
const ALONE = 128;
const LONG = 768;
function shapeOf(lanes, software) {
    let top = 1;
    while (2 * top < lanes)
        top *= 2;
    const KB = software || lanes >= LONG ? 4 : 8;
    return { LANES: lanes, THREADS: Math.max(64, lanes), KB, TOP: top, ALONE: Number(lanes >= ALONE), software };
}
/** The smallest first. */
export const vectorShapes = [
    ...LANES.map((lanes) => shapeOf(lanes, false)),
    ...LIGHT.map((lanes) => shapeOf(lanes, true)),
];
const bytesOf = ({ LANES, THREADS, KB }, parts) => 4 * parts * ((THREADS / LANES) * KB * (2 + 2 * KB + LANES + 1) + THREADS) + 64;
export const fitsShape = (shape, p) => p.rows <= shape.LANES &&
    shape.THREADS <= p.threads &&
    bytesOf(shape, p.parts) <= p.bytes &&
    p.software === shape.software;
export function vectorProblem(queue, rows, parts) {
    const { threads, workgroupBytes: bytes, software } = queue.context.gpu;
    return { rows, threads, bytes, software, parts };
}
/** Whether a workgroup of the GPU has the rows of every matrix of a call: one order, or a list of them. */
export function rowsFit(queue, n, prec = 's') {
    let most = 0;
    if (typeof n === 'number')
        most = n;
    else
        for (let b = 0; b < n.length; b++)
            most = Math.max(most, n[b]);
    const problem = vectorProblem(queue, most, fields[prec].parts);
    return vectorShapes.some((shape) => fitsShape(shape, problem));
}
