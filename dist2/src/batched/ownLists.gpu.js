// Lists with an entry per problem that kernels write, in buffers of their own.
import { enqueueCopy } from '../blas1/copy.gpu.js';
import { isComplex } from '../core/field.js';
/**
 * Calls `launch` with lists none of which lies in a buffer of `others` or of another list: WebGPU allows a dispatch only one writable
 * binding of a buffer, and none beside one that is read. What they hold afterwards is copied to where it belongs.
 */
export function withOwnLists(queue, count, others, lists, launch) {
    const taken = new Set(others);
    const moved = [];
    const own = {};
    for (const [name, list] of Object.entries(lists)) {
        own[name] = list;
        if (taken.has(list.data)) {
            const { type } = list.data;
            own[name] = { data: queue.context.lease(isComplex(type) ? type : 's', count), off: 0, ld: 1 };
            moved.push([own[name], list]);
        }
        taken.add(list.data);
    }
    launch(own);
    for (const [leased, list] of moved) {
        enqueueCopy(queue, count, leased, list);
        leased.data.dispose();
    }
}
