// A checked call of a batched routine, in any of its forms, as the enqueue functions take it.
import { countOf, formOf, ldName, offsetsName, strideName } from '../core/batchForms.js';
import { deviceMat } from '../runtime/buffer.js';
/** The device's view of a call: how many problems, their sizes, and their operands by name. */
export class BatchView {
    /** Sizes of every problem; of a ragged batch they are lists, and these are 0. */
    m;
    n;
    nrhs;
    count;
    sizes;
    a;
    constructor(a) {
        this.a = a;
        const ragged = formOf(a) === 'vbatched';
        const size = (name) => (ragged ? 0 : (a[name] ?? 0));
        this.m = size('m');
        this.n = size('n');
        this.nrhs = size('nrhs');
        this.count = countOf(a);
        this.sizes = ragged ? sizeLists(a) : undefined;
    }
    /** A matrix, or its transpose. A vector is a row whose leading dimension is its increment, and its transpose a column. */
    mat(name, transposed = false) {
        const { a } = this;
        const { buffer, offset: off } = a[name];
        const data = buffer;
        const form = formOf(a);
        const ld = a[ldName(name)];
        const across = (a.layout === 'row') !== transposed;
        const where = a[form === 'strided' ? strideName(name) : offsetsName(name)];
        if (form === 'vbatched') {
            const lds = typeof ld === 'number' ? new Int32Array(this.count).fill(ld) : ld;
            // What differs between a matrix of one row and one of one column must be told by both distances.
            const flat = across ? { rs: 0, cs: 1 } : { rs: 1, cs: 0 };
            return { data, off, ...flat, stride: 0, places: { offsets: where, lds } };
        }
        const [rs, cs] = across ? [ld, 1] : [1, ld];
        if (form === 'strided')
            return { data, off, rs, cs, stride: where };
        return { data, off, rs, cs, stride: 0, offsets: deviceMat(where, 1) };
    }
    /** What every enqueue function takes. */
    get batch() {
        const { m, n, nrhs, count, sizes } = this;
        return { m, n, nrhs, count, sizes };
    }
}
/** The same of a factorization, a solution or an inverse, with pivots and reports. The trace says that it is on the device. */
export class BatchOnDevice extends BatchView {
    constructor(queue, a) {
        super(a);
        queue.note({ routine: a.routine, backend: 'gpu', why: `${this.count} matrices in one call` });
    }
    get ipiv() {
        const { buffer, offset: off } = this.a.ipiv;
        const data = buffer;
        const places = this.a.offsetsPiv;
        return places === undefined ? { data, off, stride: this.a.stridePiv } : { data, off, stride: 0, places };
    }
    /** What the routine reports of each problem. */
    get reports() {
        const { info, nonfinite, onFailure } = this.a;
        const list = (pointer) => deviceMat(pointer, 1);
        return {
            info: list(info),
            nonfinite: nonfinite === undefined ? undefined : list(nonfinite),
            onFailure: onFailure === 'nan' ? 'nan' : 'info',
        };
    }
}
function sizeLists(a) {
    const { m, n, nrhs } = a;
    return { n, ...(m === undefined ? {} : { m }), ...(nrhs === undefined ? {} : { nrhs }) };
}
