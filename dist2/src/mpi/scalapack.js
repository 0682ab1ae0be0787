// ScaLAPACK, or another library with its functions, through koffi: finding it, its contexts, and calls of it, one after another.
import { reason } from '../core/errors.js';
import { loadKoffi, NativeError } from '../native/koffi.js';
import { threadControl } from '../native/library.js';
/** By the MPI that they are built for. Debian names that MPI in the file. */
const USUAL = {
    'Open MPI': ['libscalapack-openmpi.so.2.2', 'libscalapack-openmpi.so.2.1', 'libscalapack-openmpi.so'],
    MPICH: ['libscalapack-mpich.so.2.2', 'libscalapack-mpich.so.2.1', 'libscalapack-mpich.so'],
};
const ANYWHERE = ['libscalapack.so.2.2', 'libscalapack.so', 'libscalapack.dylib'];
/** What to install, by the same. */
const PACKAGES = {
    'Open MPI': 'apt-get install libscalapack-openmpi2.2',
    MPICH: 'apt-get install libscalapack-mpich2.2',
};
const THREADS = ['OPENBLAS_NUM_THREADS', 'OMP_NUM_THREADS', 'MKL_NUM_THREADS'];
const opened = new WeakMap();
/** The one that goes with an MPI, opened once. */
export function openScalapack(mpi) {
    const opening = opened.get(mpi) ?? open(mpi);
    opened.set(mpi, opening);
    opening.catch(() => opened.delete(mpi));
    return opening;
}
async function open(mpi) {
    const koffi = await loadKoffi();
    const wanted = mpi.scalapack;
    const choices = wanted ? [wanted] : [...(USUAL[mpi.abi.name] ?? []), ...ANYWHERE];
    const failures = [];
    for (const files of choices) {
        try {
            const found = new Scalapack(koffi, mpi, files);
            failures.push(`${files}: ${found.fault ?? ''}`);
            if (found.fault === undefined)
                return found;
        }
        catch (cause) {
            failures.push(`${files}: ${reason(cause)}`);
        }
    }
    const install = PACKAGES[mpi.abi.name];
    throw new NativeError('library', `no ScaLAPACK for ${mpi.title} can be loaded: install it${install ? `, as by ${install}` : ''}, or name it by BASALT_SCALAPACK (${failures.join('; ')})`);
}
export class Scalapack {
    /** As they were asked for. */
    files;
    /** Why it cannot be used, if so. */
    fault;
    koffi;
    mpi;
    loaded;
    functions = new Map();
    constructor(koffi, mpi, files) {
        this.koffi = koffi;
        this.mpi = mpi;
        this.files = files;
        this.loaded = files.split(',').map((file) => koffi.load(file.trim(), { global: true }));
        this.fault = this.faultOf();
        if (this.fault === undefined)
            this.oneThread();
    }
    /** The functions of MPI that it calls must be those of the library that has been initialised. */
    faultOf() {
        const own = this.mpi.symbol('MPI_Comm_rank');
        for (const library of this.loaded) {
            const its = symbolOf(library, 'MPI_Comm_rank');
            if (its !== undefined && its !== own)
                return `it is built for another MPI than ${this.mpi.title}`;
        }
        return this.find('pdgemm_', 'void', []) === undefined ? 'it has no pdgemm' : undefined;
    }
    /** Ranks share the cores already: threads of BLAS in each would be too many, unless somebody has named their number. */
    oneThread() {
        if (THREADS.some((name) => process.env[name] !== undefined))
            return;
        threadControl({ find: (name, result, parameters) => this.find(name, result, parameters) })?.set(1);
    }
    /** A grid of processes, by rows, as a context of BLACS. All ranks of the communicator call. */
    context(on, rows, cols) {
        const system = this.mustFind('Csys2blacs_handle', 'int', ['uintptr_t'])(on.handle);
        const context = Int32Array.of(system);
        const init = this.mustFind('Cblacs_gridinit', 'void', ['uintptr_t', 'str', 'int', 'int']);
        init(this.koffi.address(context), 'Row', rows, cols);
        return context[0];
    }
    /** A Fortran routine, in a thread of its own if MPI allows it: the event loop goes on. */
    call(name, ...args) {
        const letters = args.filter((arg) => typeof arg === 'string');
        const types = [...args.map(() => 'uintptr_t'), ...letters.map(() => 'size_t')];
        const routine = this.mustFind(`${name}_`, 'void', types);
        // Numbers behind each other, then letters.
        const words = new Int32Array(args.length);
        const flags = new Uint8Array(args.length);
        const [base, letter] = [this.koffi.address(words), this.koffi.address(flags)];
        const where = args.map((arg, k) => {
            if (typeof arg === 'number') {
                words[k] = arg;
                return base + BigInt(4 * k);
            }
            if (typeof arg !== 'string')
                return this.koffi.address(arg);
            flags[k] = arg.toUpperCase().charCodeAt(0);
            return letter + BigInt(k);
        });
        const lengths = letters.map(() => 1);
        if (!this.mpi.multiple) {
            routine(...where, ...lengths);
            return Promise.resolve();
        }
        return new Promise((done, failed) => {
            // The arrays are held by this closure until the call has ended.
            routine.async(...where, ...lengths, (error) => {
                if (error === null && args.length === words.length)
                    done();
                else
                    failed(error);
            });
        });
    }
    mustFind(name, result, parameters) {
        const key = `${name} ${parameters.length}`;
        const found = this.functions.get(key) ?? this.find(name, result, parameters);
        if (found === undefined)
            throw new NativeError('symbol', `${this.files} has no ${name}: name a library that has it too`);
        this.functions.set(key, found);
        return found;
    }
    find(name, result, parameters) {
        for (const library of this.loaded) {
            try {
                return library.func(name, result, [...parameters]);
            }
            catch {
                // the next file may have it
            }
        }
        return undefined;
    }
}
/** Where a library's own dependencies have a function; undefined if they do not. */
function symbolOf(library, name) {
    try {
        return library.symbol(name);
    }
    catch {
        return undefined;
    }
}
