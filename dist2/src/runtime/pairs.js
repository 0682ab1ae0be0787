// Doubles on the GPU, which has none: each as the sum of two singles, hi the nearest single and lo the nearest to what is left, 48 bits
// together. They stay there with the buffer that they were made of until its elements change.
import { DeviceLostError, reason } from '../core/errors.js';
import { USAGE } from './pool.js';
import { split_doubles } from './shaders.gen.js';
const THREADS = 256;
const tuning = { THREADS };
export const splitDoublesKernel = { name: 'split_doubles', text: split_doubles, variants: [tuning] };
/** Elements that travel at a time, 16 MiB, and how many such pieces are under way. */
const PIECE = 2 ** 21;
const PIECES = 3;
const [MAP_WRITE, WRITE_MODE] = [2, 2];
export class Pairs {
    hi;
    lo;
    /** Which elements of the buffer they are, and what else has been made of them. */
    key;
    constructor(hi, lo, key) {
        this.hi = hi;
        this.lo = lo;
        this.key = key;
    }
    [Symbol.dispose]() {
        this.hi.dispose();
        this.lo.dispose();
    }
}
/** Whether the pairs of these elements are there already. */
export const hasPairs = (buffer, from, count, name) => buffer.kept !== undefined && buffer.kept.key === keyOf(from, count, name);
const keyOf = (from, count, name) => `${from} ${count} ${name}`;
/**
 * The elements from .. from + count - 1 as pairs on the GPU: those that are there, or new ones in their place. Where doubles live there
 * nothing travels. Else the host's bytes do, as they are, `piece` elements at a time, and the GPU splits them. To be called where the
 * buffer is not written to meanwhile: by a call that the queue runs.
 */
export async function pairsOf(queue, buffer, from, count, preparation, piece = PIECE) {
    const { context } = queue;
    const there = context.placement('d') === 'gpu';
    const values = there ? undefined : await buffer.host('read');
    if (hasPairs(buffer, from, count, preparation.name))
        return buffer.kept;
    buffer.keep(undefined);
    const pairs = new Pairs(context.lease('s', count), context.lease('s', count), keyOf(from, count, preparation.name));
    try {
        if (values === undefined)
            split(queue, buffer, { count, first: 0, start: from }, pairs);
        else
            await upload(queue, values.subarray(from, from + count), pairs, piece);
        preparation.make(pairs);
        buffer.keep(pairs);
    }
    catch (cause) {
        pairs[Symbol.dispose]();
        throw cause;
    }
    return pairs;
}
/** Enqueues that doubles, as bits, become pairs. */
function split(queue, raw, part, { hi, lo }) {
    const buffers = { raw, H: hi, L: lo };
    queue.launch(splitDoublesKernel, tuning, buffers, { ...part }, [Math.ceil(part.count / THREADS), 1, 1]);
}
/** Copies the doubles into mapped memory, piece by piece, while the GPU fetches and splits the pieces before. */
async function upload(queue, values, { hi, lo }, most) {
    const { context } = queue;
    const { device } = context.gpu;
    const length = Math.min(most, values.length);
    const raw = context.lease('i', 2 * length);
    const staging = [];
    try {
        for (let first = 0, k = 0; first < values.length; first += length, k++) {
            const piece = values.subarray(first, first + length);
            const slot = k % PIECES;
            if (staging[slot] === undefined) {
                const usage = MAP_WRITE | USAGE.COPY_SRC;
                staging[slot] = context.command(() => device.createBuffer({ size: 8 * length, usage, mappedAtCreation: true }));
            }
            else {
                await staging[slot].mapAsync(WRITE_MODE);
            }
            const source = staging[slot];
            new Float64Array(source.getMappedRange()).set(piece);
            source.unmap();
            const target = raw.gpu(true);
            // The piece before must have been split before its bytes are overwritten: commands take effect in the order of submissions.
            await queue.compiled();
            queue.flush();
            context.command(() => {
                const encoder = device.createCommandEncoder();
                encoder.copyBufferToBuffer(source, 0, target, 0, 8 * piece.length);
                device.queue.submit([encoder.finish()]);
            });
            split(queue, raw, { count: piece.length, first, start: 0 }, { hi, lo });
            await queue.compiled();
            queue.flush();
        }
    }
    catch (cause) {
        context.throwFailure();
        throw new DeviceLostError(`the GPU did not take doubles: ${reason(cause)}`, { cause });
    }
    finally {
        raw.dispose();
        for (const buffer of staging)
            buffer.destroy();
    }
}
/** Doubles split on the host: for few of them, and for tests. */
export class HostPairs {
    hi;
    lo;
    constructor(values) {
        this.hi = Float32Array.from(values);
        this.lo = Float32Array.from(values, (value, p) => value - this.hi[p]);
    }
    /** hi and lo of each side by side. */
    interleaved() {
        const out = new Float32Array(2 * this.hi.length);
        for (let p = 0; p < this.hi.length; p++) {
            out[2 * p] = this.hi[p];
            out[2 * p + 1] = this.lo[p];
        }
        return out;
    }
}
