// Arrays that stay where their context computes: what verbs take and return beside ndarrays.
/// <reference lib="esnext.disposable" preserve="true" />
import { ArgumentError, DisposedError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { layoutOf, rowMajor, sizeOf } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { DeviceBuffer } from '../runtime/buffer.js';
import { onDevice } from './device/call.js';
import { liesOnGpu } from './device/made.js';
import { gather } from './device/stridedSum.js';
import { ndarray } from './ndarray.js';
/**
 * An array whose elements are in the memory of a context: on its GPU, if its type lives there, else in the memory that the CPU engine
 * computes in. Verbs take it in the place of an ndarray, compute where it is, and return such arrays: nothing is copied from or to the host
 * between them. Its elements do not change, unless its buffer is written to; it must not be disposed of before the calls that it was given
 * to are done. Made by device, by verbs, and over a buffer of the context's by `new DeviceArray(buffer, shape, stride, offset)`.
 *
 * T, slice and transpose are views: arrays of the same memory, which cost nothing, and live as long as the array that they are of.
 *
 * @example
 * using A = await device(await getContext(), [[2, 1], [4, 3]]);
 * using x = await solve(A, [4, 10]);
 * console.log((await x.host()).get(1)); // 2
 */
export class DeviceArray {
    /** 's': singles, on a GPU if the context has one; 'd': doubles, in the CPU's memory. */
    dtype;
    shape;
    /** Elements from one to the next along each axis; never negative. */
    stride;
    /** Place of the first element in the buffer. */
    offset;
    /** Where the elements are: an operand of routines of BLAS and LAPACK, as they are named in `basalt`. */
    buffer;
    /** A view leaves the memory to the array that it is of. */
    isView;
    /**
     * An array over a buffer of singles or doubles, which is its own from then on: `dispose` gives it back. Rows first, if there are no
     * strides.
     * @throws ArgumentError for another type, and for a shape and strides that leave the buffer.
     */
    constructor(buffer, shape, stride = rowMajor(shape), offset = 0, isView = false) {
        const fail = (value, rule) => {
            throw new ArgumentError('DeviceArray', 'shape', 2, value, rule);
        };
        if (!(buffer instanceof DeviceBuffer) || (buffer.type !== 's' && buffer.type !== 'd'))
            throw new ArgumentError('DeviceArray', 'buffer', 1, buffer, "must be a buffer of a context, of type 's' or 'd'");
        const layout = layoutOf({ data: { length: buffer.length }, shape, stride, offset }, fail);
        if (stride.some((step) => step < 0))
            fail(stride, 'its strides must not be negative');
        this.buffer = buffer;
        this.dtype = buffer.type;
        this.shape = layout.shape;
        this.stride = layout.stride;
        this.offset = layout.offset;
        this.isView = isView;
    }
    get context() {
        return this.buffer.owner;
    }
    /** How many elements it has. */
    get size() {
        return sizeOf(this.shape);
    }
    /** Its memory has been given back: by itself, by the array that it is a view of, or with the context. */
    get disposed() {
        return this.buffer.disposed;
    }
    /** The view with its axes the other way round: of a matrix the transpose. */
    get T() {
        return this.transpose();
    }
    /**
     * The view with its axes in that order, the other way round if there is none: transpose(0, 2, 1) turns every matrix of a stack.
     * @throws ArgumentError for anything but all of its axes.
     */
    transpose(...axes) {
        const count = this.shape.length;
        const order = axes.length === 0 ? this.shape.map((_, axis) => count - 1 - axis) : axes;
        if (order.length !== count || !this.shape.every((_, axis) => order.includes(axis)))
            throw new ArgumentError('transpose', 'axes', 1, order.join(', '), `must be 0 to ${count - 1} in any order`);
        const of = (list) => order.map((axis) => list[axis]);
        return this.view(of(this.shape), of(this.stride), this.offset);
    }
    /**
     * The view of some of its places along each axis: slice([0, 2]) of a matrix has its first two rows, slice(undefined, 3) is its column 3,
     * slice(7) of a stack is its matrix 7. Places are counted from 0, negative ones from the end; axes that are not named are kept whole.
     * @throws ArgumentError for more ranges than axes, and for places that are not there.
     */
    slice(...ranges) {
        const { shape, stride } = this;
        const fail = (value, rule) => {
            throw new ArgumentError('slice', 'ranges', 1, value, rule);
        };
        if (ranges.length > shape.length)
            fail(ranges.length, `there are ${shape.length} axes`);
        let { offset } = this;
        const [sizes, steps] = [[], []];
        for (const [axis, size] of shape.entries()) {
            const range = ranges[axis];
            const place = (at, most) => {
                const counted = at < 0 ? at + size : at;
                if (!Number.isSafeInteger(at) || counted < 0 || counted > most)
                    fail(at, `axis ${axis} has ${size} places, and negative ones count from its end`);
                return counted;
            };
            if (typeof range === 'number') {
                offset += place(range, size - 1) * stride[axis];
                continue;
            }
            const [from, to] = range === undefined ? [0, size] : [place(range[0], size), place(range[1] ?? size, size)];
            const length = Math.max(0, to - from);
            if (length > 0)
                offset += from * stride[axis];
            sizes.push(length);
            steps.push(stride[axis]);
        }
        return this.view(sizes, steps, offset);
    }
    /**
     * The same elements on the host, a new ndarray, rows first. Waits for all that has been computed so far.
     * @throws DisposedError after dispose; DeviceError, OutOfMemoryError or DeviceLostError for whatever went wrong on the device until then.
     */
    async host() {
        const { buffer, shape, stride, offset, size } = this;
        this.alive();
        const { queue } = this.context;
        if (queue.busy)
            await queue.idle;
        this.context.throwFailure();
        const strides = rowMajor(shape);
        const asIs = stride.every((step, axis) => step === strides[axis] || shape[axis] === 1);
        let data;
        if (asIs || size === 0)
            data = await buffer.copyOut(size === 0 ? 0 : offset, size);
        else if (buffer.onGpu && buffer.type === 's')
            data = await this.gathered();
        else {
            data = new fields[buffer.type].array(size);
            const from = { data: (await buffer.host('read')), at: offset, strides: stride };
            copyStrided(shape, { data, at: 0, strides }, from);
        }
        return ndarray(data, [...shape]);
    }
    async gathered() {
        const rows = this.context.lease('s', this.size);
        try {
            await gather(this.context, { kept: this.buffer, offset: this.offset }, this.shape, this.stride, rows);
            return await rows.copyOut(0, this.size);
        }
        finally {
            rows.dispose();
        }
    }
    /** Gives its memory back; not that of the array of which it is a view. A second call does nothing. */
    dispose() {
        if (!this.isView)
            this.buffer.dispose();
    }
    [Symbol.dispose]() {
        this.dispose();
    }
    /**
     * Does a verb of which this array is an operand.
     * @internal
     */
    compute(ways, given, options) {
        return onDevice(ways, given, options, make);
    }
    /** What it is, in a few words. */
    toString() {
        const where = liesOnGpu(this.context, this.dtype) ? 'on the GPU' : "in the CPU engine's memory";
        const title = `${this.shape.join(' x ') || 'one'} ${fields[this.dtype].title}${this.disposed ? ', disposed of' : ''}`;
        return `DeviceArray { ${title}, ${where} }`;
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return this.toString();
    }
    alive() {
        if (this.disposed)
            throw new DisposedError(`use of an array of ${this.shape.join(' x ')} after dispose()`);
    }
    view(shape, stride, offset) {
        this.alive();
        return new DeviceArray(this.buffer, shape, stride, offset, true);
    }
}
const make = (buffer, shape, stride, offset) => new DeviceArray(buffer, shape, stride, offset);
