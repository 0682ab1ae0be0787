// GPU to host copies through mappable staging buffers, which are kept for reuse. A finished map is WebGPU's only proof that work ran.
import { OutOfMemoryError } from '../core/errors.js';
import { errorsOf, refused, scoped } from './errorScopes.js';
import { sizeClass, USAGE } from './pool.js';
/** Largest staging buffer; longer copies go in pieces, so that what is kept for reuse stays bounded. */
const PIECE_BYTES = 64 * 2 ** 20;
/** Staging buffers kept idle. */
const KEEP = 4;
export class Readback {
    device;
    errors;
    onError;
    idle = [];
    busy = new Set();
    constructor({ device, owned }, onError) {
        this.device = device;
        this.errors = errorsOf(owned);
        this.onError = onError;
    }
    /** Fills `target` from `source` at `byteOffset` (multiple of 4 or not). Rejects when the device is lost. */
    async read(source, byteOffset, target) {
        // Every piece is submitted before the first is waited for: calls made in the meantime must not be seen by the last ones.
        const pieces = [];
        for (let done = 0; done < target.byteLength; done += PIECE_BYTES) {
            const piece = target.subarray(done, Math.min(target.byteLength, done + PIECE_BYTES));
            pieces.push(this.readPiece(source, byteOffset + done, piece));
        }
        await Promise.all(pieces);
    }
    async readPiece(source, byteOffset, target) {
        const skip = byteOffset % 4;
        const size = Math.ceil((skip + target.byteLength) / 4) * 4;
        const staging = this.take(size);
        this.busy.add(staging);
        const copy = () => {
            const encoder = this.device.createCommandEncoder();
            encoder.copyBufferToBuffer(source, byteOffset - skip, staging, 0, size);
            this.device.queue.submit([encoder.finish()]);
        };
        this.scoped(copy);
        const mapped = this.scoped(() => staging.mapAsync(1, 0, size)); // GPUMapMode.READ
        await mapped;
        target.set(new Uint8Array(staging.getMappedRange(0, size), skip, target.byteLength));
        staging.unmap();
        this.busy.delete(staging);
        this.idle.push(staging);
        if (this.idle.length > KEEP)
            this.idle.shift().destroy();
    }
    take(bytes) {
        const size = sizeClass(bytes);
        // The smallest that will do: reads that shrink, as those of a factorization's panels do, go on with the first one's.
        let best = -1;
        for (const [k, buffer] of this.idle.entries()) {
            if (buffer.size >= size && (best < 0 || buffer.size < this.idle[best].size))
                best = k;
        }
        if (best >= 0)
            return this.idle.splice(best, 1)[0];
        const make = () => this.device.createBuffer({ size, usage: USAGE.MAP_READ | USAGE.COPY_DST });
        return this.scoped(() => scoped(this.device, ['out-of-memory'], make, (message) => this.onError(new OutOfMemoryError(`the device has no memory for a download of ${size} bytes: ${message}`))));
    }
    scoped(commands) {
        return scoped(this.device, this.errors, commands, (message) => this.onError(refused(message)));
    }
    /** Destroys all staging buffers, on a device that lives on: reads under way are rejected. */
    dispose() {
        for (const staging of [...this.idle, ...this.busy])
            staging.destroy();
        this.idle.length = 0;
        this.busy.clear();
    }
}
