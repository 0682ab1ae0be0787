// A native library as a provider: its name and threads, and LAPACK beside BLAS. Where libraries differ from the references in what they do
// with NaN, the difference is made good.
import { UnsupportedError } from '../core/errors.js';
import { NativeBlas } from './blas.js';
import { describe, threadControl } from './library.js';
/** A native BLAS and LAPACK library in the place of the CPU backend: opened by openNative, given to createContext. */
export class NativeProvider extends NativeBlas {
    /** The library's file or files. */
    files;
    name;
    control;
    /** Pivots in the library's integers: of 64 bits, or clipped to the matrix. */
    pivots = new Int32Array(2);
    work = new Float64Array(0);
    asked = { m: 0, n: 0, length: 0 };
    constructor(library) {
        super(library);
        this.files = library.files;
        this.name = describe(library);
        this.control = threadControl(library);
        this.fortran.wide = this.hasWideIntegers();
    }
    get title() {
        const { threads } = this;
        return threads === undefined ? this.name : `${this.name}, ${threads} thread${threads === 1 ? '' : 's'}`;
    }
    /** Threads of the library, of the whole process; undefined if it does not tell. */
    get threads() {
        return this.control?.get();
    }
    set threads(count) {
        if (this.control === undefined)
            throw new UnsupportedError(`${this.name} has no function that sets its threads: use its environment variable`);
        this.control.set(count);
    }
    getrf(m, n, A, ipiv, ipivOff) {
        const f = this.fortran;
        const steps = Math.min(m, n);
        const pivots = this.pivotSpace(steps);
        const info = f.int(0);
        this.pick('getrf', A.data)(f.int(m), f.int(n), f.matrix(A), f.int(A.ld), f.addressOf(pivots), info);
        for (let i = 0; i < steps; i++)
            ipiv[ipivOff + i] = this.pivot(pivots[i * this.stride], i, m);
        return f.read(info);
    }
    getrs(trans, n, nrhs, A, ipiv, ipivOff, B) {
        const f = this.fortran;
        const pivots = this.pivotSpace(n);
        for (let i = 0; i < n; i++)
            pivots[i * this.stride] = this.pivot(ipiv[ipivOff + i], i, n);
        this.pick('getrs', B.data)(f.letter(trans), f.int(n), f.int(nrhs), f.matrix(A), f.int(A.ld), f.addressOf(pivots), f.matrix(B), f.int(B.ld), f.int(0), 1);
    }
    potrf(uplo, n, A) {
        const f = this.fortran;
        const info = f.int(0);
        this.pick('potrf', A.data)(f.letter(uplo), f.int(n), f.matrix(A), f.int(A.ld), info, 1);
        if (f.read(info) > 0)
            return f.read(info);
        // Some libraries pass over NaN. It stays on the diagonal.
        for (let i = 0; i < n; i++)
            if (Number.isNaN(A.data[A.off + i * (A.ld + 1)]))
                return i + 1;
        return 0;
    }
    potrs(uplo, n, nrhs, A, B) {
        const f = this.fortran;
        this.pick('potrs', B.data)(f.letter(uplo), f.int(n), f.int(nrhs), f.matrix(A), f.int(A.ld), f.matrix(B), f.int(B.ld), f.int(0), 1);
    }
    geqrf(m, n, A, tau, tauOff) {
        const f = this.fortran;
        const geqrf = this.pick('geqrf', A.data);
        const call = (work, length) => {
            const at = f.matrix({ data: tau, off: tauOff, ld: 1 });
            geqrf(f.int(m), f.int(n), f.matrix(A), f.int(A.ld), at, f.addressOf(work), f.int(length), f.int(0));
        };
        // A length of -1 asks for the best one. Loops over matrices of one size ask once.
        if (this.asked.routine !== geqrf || this.asked.m !== m || this.asked.n !== n) {
            const answer = A.data instanceof Float32Array ? new Float32Array(1) : new Float64Array(1);
            call(answer, -1);
            this.asked = { routine: geqrf, m, n, length: Math.max(1, answer[0]) };
        }
        const { length } = this.asked;
        if (this.work.length < length)
            this.work = new Float64Array(length);
        call(this.work, length);
    }
    pivotSpace(count) {
        if (this.pivots.length < 2 * count)
            this.pivots = new Int32Array(2 * count);
        return this.pivots;
    }
    /** 32-bit words from one pivot to the next. */
    get stride() {
        return this.fortran.wide ? 2 : 1;
    }
    /** Libraries look up rows by pivots unchecked: one that is no row, chosen among NaN or by mistake, becomes no interchange. */
    pivot(row, i, m) {
        return row >= 1 && row <= m ? row : i + 1;
    }
    /** Both rows of (0 1; 1 0) have the pivot 2: where the second one stands tells the size of an integer. */
    hasWideIntegers() {
        const f = this.fortran;
        const pivots = new Int32Array(4);
        const A = { data: new Float64Array([0, 1, 1, 0]), off: 0, ld: 2 };
        this.pick('getrf', A.data)(f.int(2), f.int(2), f.matrix(A), f.int(2), f.addressOf(pivots), f.int(0));
        return pivots[1] === 0;
    }
}
