// How the elements of channels are spread over workgroups.
import { perChannel } from '../../core/channels.js';
/** Threads of a workgroup. */
export const CHANNEL_THREADS = 256;
/** Channels of a workgroup at most where those of a pixel lie side by side: a transaction of singles. */
const MOST_ROWS = 32;
/** Elements of a thread at least, if there are so many, and workgroups that are enough. */
const DEPTH = 8;
const ENOUGH_GROUPS = 2048;
/** It depends on the sizes alone, as the sums do. */
export function slicesOf(a) {
    const count = perChannel(a);
    let rows = 1;
    if (a.layout === 'nhwc')
        while (rows < MOST_ROWS && rows < a.channels)
            rows *= 2;
    const groups = Math.ceil(a.channels / rows);
    const wanted = Math.ceil((count * rows) / (DEPTH * CHANNEL_THREADS));
    const most = Math.max(1, Math.floor(ENOUGH_GROUPS / groups));
    const slice = Math.max(1, Math.ceil(count / Math.max(1, Math.min(wanted, most))));
    return { rows, slice, slices: Math.ceil(count / slice), groups };
}
