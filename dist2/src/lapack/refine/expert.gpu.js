// What the expert drivers have in common on the GPU: workspace that is given back whatever happens, and what they read back.
import { expertInfo, ratioOf } from '../../core/expert.js';
import { enqueueNumber } from '../condition/condition.gpu.js';
import { enqueueScale } from '../condition/laqge.gpu.js';
/** Does `work`, and gives its workspace back. */
export async function withLeases(queue, work) {
    const leases = [];
    const lease = (type, length) => {
        const buffer = queue.context.lease(type, length);
        leases.push(buffer);
        return buffer;
    };
    try {
        await work(lease);
    }
    finally {
        for (const buffer of leases)
            buffer.dispose();
    }
}
/** Reads an integer back. */
export const integer = async ({ data, off }) => (await data.copyOut(off, 1))[0];
/** The ratio of the least to the largest of n given scale factors; 1 without them. */
export const givenRatio = async (n, x) => x === undefined ? 1 : ratioOf(await x.data.copyOut(x.off, n));
/** Enqueues x := x / by for n elements one after the other. */
export function enqueueDivide(queue, n, x, by, lease) {
    const inverse = { data: lease('s', 1), off: 0, ld: 1 };
    enqueueNumber(queue, 1 / by, inverse);
    enqueueScale(queue, 2, n, 1, { ...x, ld: n }, inverse);
}
/** Reads rcond back and sets info: 0, or n + 1. */
export async function judge(n, rcond, info) {
    const [value] = await rcond.data.copyOut(rcond.off, 1);
    info.data.set(Int32Array.of(expertInfo(n, value, 's')), info.off);
}
