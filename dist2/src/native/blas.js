import { Fortran } from './fortran.js';
/** Numbers of arguments, and of the letters among them. */
const SHAPES = {
    gemm: [13, 2],
    symm: [12, 2],
    syrk: [10, 2],
    syr2k: [12, 2],
    trmm: [11, 4],
    trsm: [11, 4],
    getrf: [6, 0],
    getrs: [9, 1],
    potrf: [5, 1],
    potrs: [8, 1],
    geqrf: [8, 0],
};
export class NativeBlas {
    fortran;
    routines;
    constructor(library) {
        this.fortran = new Fortran(library.koffi);
        const both = Object.entries(SHAPES).map(([name, [args, letters]]) => [
            name,
            { s: library.routine(`s${name}`, args, letters), d: library.routine(`d${name}`, args, letters) },
        ]);
        this.routines = Object.fromEntries(both);
    }
    gemm = (transA, transB, m, n, k, alpha, ...rest) => {
        // OpenBLAS 0.3.21 multiplies small matrices by alpha = 0, NaN included; a depth of 0 means the same.
        this.call('gemm', transA, transB, m, n, alpha === 0 ? 0 : k, alpha, ...rest);
    };
    symm = (...args) => this.call('symm', ...args);
    syrk = (...args) => this.call('syrk', ...args);
    syr2k = (...args) => this.call('syr2k', ...args);
    trmm = (...args) => this.call('trmm', ...args);
    trsm = (...args) => this.call('trsm', ...args);
    /**
     * Calls a routine of BLAS 3. Its letters, integers, scalars and matrices stand where Fortran has them, scalars in front of matrices; a
     * matrix is followed by its leading dimension, and behind all stand the lengths of the letters.
     */
    call(name, ...args) {
        const f = this.fortran;
        const { data } = args.at(-1);
        const places = args.flatMap((x, i) => {
            if (typeof x === 'string')
                return f.letter(x);
            if (typeof x === 'object')
                return [f.matrix(x), f.int(x.ld)];
            return typeof args[i + 1] === 'object' ? f.real(x, data) : f.int(x);
        });
        const lengths = args.filter((x) => typeof x === 'string').map(() => 1);
        this.pick(name, data)(...places, ...lengths);
    }
    /** The routine for the type of `like`. */
    pick(name, like) {
        return this.routines[name][like instanceof Float32Array ? 's' : 'd'];
    }
}
