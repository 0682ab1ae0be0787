// Small tensors of one number, on the device once: tfjs uploads those that its gradients and losses make in every step again, each through
// a buffer of its own and a copy between two passes.
import { USAGE } from '../runtime/pool.js';
/** Elements up to which a tensor is looked at. */
const MOST_ELEMENTS = 4096;
/** Constants kept; the one that was met first is forgotten first, and lives on as long as a tensor has it. */
const KEPT = 128;
const STORAGE = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;
export class Constants {
    device;
    buffers = new Map();
    all = new WeakSet();
    constructor(device) {
        this.device = device;
    }
    /** Whether a buffer is one of these: nobody writes to it. */
    has(buffer) {
        return this.all.has(buffer);
    }
    /** A buffer with these values as tfjs would upload them; undefined unless they are few and all the same. */
    of(values, dtype) {
        const { length } = values;
        const whole = dtype === 'int32' || dtype === 'bool';
        if (length === 0 || length > MOST_ELEMENTS || !(whole || dtype === 'float32'))
            return undefined;
        const value = Number(values[0]);
        for (let k = 1; k < length; k++)
            if (!Object.is(Number(values[k]), value))
                return undefined;
        const name = `${whole ? 'i' : 'f'}${length}:${Object.is(value, -0) ? '-0' : value}`;
        const known = this.buffers.get(name);
        if (known !== undefined)
            return known;
        const words = whole ? new Int32Array(length).fill(value) : new Float32Array(length).fill(value);
        const buffer = this.device.createBuffer({ size: words.byteLength, usage: STORAGE });
        this.device.queue.writeBuffer(buffer, 0, words);
        if (this.buffers.size === KEPT)
            this.buffers.delete(this.buffers.keys().next().value);
        this.buffers.set(name, buffer);
        this.all.add(buffer);
        return buffer;
    }
    dispose() {
        for (const buffer of this.buffers.values())
            buffer.destroy();
    }
}
