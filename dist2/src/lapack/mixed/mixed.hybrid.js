// Mixed precision on a GPU context: A goes over in single precision and is factored there; right-hand sides go over and corrections come
// back.
import { fields, isComplex } from '../../core/field.js';
import { integer } from '../refine/expert.gpu.js';
/** Bytes of singles that are demoted and sent at a time: the GPU receives one piece while the next is computed. */
const PIECE_BYTES = 16 * 2 ** 20;
/** Leading dimension of A on the GPU: columns begin where kernels can load four elements at a time. */
const leading = (n) => 4 * Math.ceil(n / 4);
/** Whether the GPU can hold an A of order n, with so many right-hand sides, in single precision, of `bytes` an element. */
export function fitsDevice({ context }, { n, nrhs }, bytes = 4) {
    const { maxStorageBufferBindingSize, maxBufferSize } = context.gpu.device.limits;
    return bytes * leading(n) * Math.max(n, nrhs) <= Math.min(maxStorageBufferBindingSize, maxBufferSize);
}
/** The factorization in single precision on the GPU. */
export class DeviceSingles {
    backend = 'gpu';
    queue;
    n;
    type;
    methods;
    taken = [];
    S;
    D;
    info;
    /** info of the factorization, once the GPU has been asked for it. */
    found;
    constructor(queue, { n, nrhs, A }, methods) {
        this.queue = queue;
        this.n = n;
        this.methods = methods;
        this.type = isComplex(A.buffer.type) ? 'c' : 's';
        const matrix = (type, cols, ld) => ({
            data: this.lease(type, ld * cols),
            off: 0,
            ld,
        });
        this.S = matrix(this.type, n, leading(n));
        this.D = matrix(this.type, nrhs, n);
        this.info = matrix('i', 1, 1);
    }
    /** Workspace until the end of the call. */
    lease(type, length) {
        const data = this.queue.context.lease(type, length);
        this.taken.push(data);
        return data;
    }
    async factor(demotion) {
        const { n, S, queue } = this;
        const { parts, bytes } = fields[this.type];
        const target = S.data.gpu(true);
        const width = Math.max(1, Math.floor(PIECE_BYTES / (bytes * S.ld)));
        const piece = new Float32Array(parts * S.ld * Math.min(n, width));
        for (let j = 0; j < n; j += width) {
            const to = Math.min(n, j + width);
            demotion.columns(j, to, { data: piece, off: 0, ld: S.ld, parts });
            queue.context.writeGpu(target, piece.subarray(0, parts * S.ld * (to - j)), bytes * S.ld * j);
        }
        if (!demotion.overflow)
            await this.methods.factor(S, this.info);
    }
    async solve(D, columns) {
        const { queue, n } = this;
        const length = n * columns;
        // The first readback has info with it: the solution with factors that are none then goes to waste.
        if (columns > 0) {
            queue.context.writeGpu(this.D.data.gpu(true), D.data.subarray(0, fields[this.type].parts * length), 0);
            this.methods.solve(this.S, this.D, columns);
        }
        this.found ??= integer(this.info);
        const solution = columns > 0 ? this.D.data.copyOut(0, length) : undefined;
        const [info, values] = await Promise.all([this.found, solution]);
        if (values !== undefined)
            D.data.set(values);
        return info;
    }
    dispose() {
        for (const buffer of this.taken)
            buffer.dispose();
    }
}
