// Finds a BLAS and LAPACK library: by the caller's names, by the environment, or by the names that systems give them. Knows what libraries
// are called, how they spell their functions, and how their threads are set; knows no routines.
import { NativeError } from './koffi.js';
/** Files by platform, best first. Each entry is one choice; a choice of several files has BLAS in one and LAPACK in another. */
const USUAL = {
    linux: ['libopenblas.so.0', 'libopenblas.so', 'libmkl_rt.so.2', 'libmkl_rt.so', 'libblas.so.3,liblapack.so.3'],
    darwin: [
        'libopenblas.dylib',
        '/opt/homebrew/opt/openblas/lib/libopenblas.dylib',
        '/usr/local/opt/openblas/lib/libopenblas.dylib',
        'libmkl_rt.dylib',
        '/System/Library/Frameworks/Accelerate.framework/Accelerate',
    ],
    win32: ['libopenblas.dll', 'openblas.dll', 'mkl_rt.2.dll', 'mkl_rt.dll'],
};
/** dgemm as compilers, 64-bit builds and SciPy's wheels spell it. */
const SPELLINGS = [
    (name) => `${name}_`,
    (name) => `${name}_64_`,
    (name) => `${name}64_`,
    (name) => `scipy_${name}_`,
    (name) => `scipy_${name}_64_`,
    (name) => name,
];
/** An open library. */
export class NativeLibrary {
    /** Its files, as they were asked for. */
    files;
    koffi;
    loaded;
    spell;
    constructor(koffi, files) {
        this.koffi = koffi;
        this.files = files;
        this.loaded = files.split(',').map((file) => koffi.load(file.trim()));
        const spelling = SPELLINGS.find((spell) => this.find(spell('dgemm'), 'void', []) !== undefined);
        if (spelling === undefined)
            throw new NativeError('symbol', `${files} has no dgemm`);
        this.spell = spelling;
    }
    /** A Fortran routine: every argument is an address, and a length follows for each letter. */
    routine(name, args, letters) {
        const parameters = [...Array(args).fill('uintptr_t'), ...Array(letters).fill('size_t')];
        const found = this.find(this.spell(name), 'void', parameters);
        if (found === undefined)
            throw new NativeError('symbol', `${this.files} has no ${this.spell(name)}: name a library that has LAPACK too`);
        return found;
    }
    /** A C function by its own name; undefined if the library lacks it. */
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
export function openLibrary(koffi, asked) {
    const wanted = asked ?? process.env['BASALT_NATIVE'];
    if (wanted === 'off')
        throw new NativeError('library', 'native libraries are turned off by BASALT_NATIVE');
    const choices = wanted ? [wanted] : (USUAL[process.platform] ?? []);
    const failures = [];
    for (const files of choices) {
        try {
            return new NativeLibrary(koffi, files);
        }
        catch (cause) {
            if (cause instanceof NativeError && wanted)
                throw cause;
            failures.push(`${files}: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
    }
    throw new NativeError('library', `no BLAS and LAPACK library can be loaded: install one, or name it by BASALT_NATIVE (${failures.join('; ')})`);
}
/** The library's own name, version and kind of processor. */
export function describe(library) {
    const text = (name) => library.find(name, 'str', [])?.().trim();
    const openblas = text('openblas_get_config') ?? text('openblas_get_config64_') ?? text('scipy_openblas_get_config');
    if (openblas !== undefined) {
        const core = text('openblas_get_corename') ?? text('openblas_get_corename64_') ?? text('scipy_openblas_get_corename');
        return `${/OpenBLAS \S+/.exec(openblas)?.[0] ?? 'OpenBLAS'}${core === undefined ? '' : ` (${core})`}`;
    }
    if (library.find('MKL_Get_Max_Threads', 'int', []) !== undefined)
        return 'MKL';
    return /Accelerate/.test(library.files) ? 'Accelerate' : library.files;
}
const GET_THREADS = ['openblas_get_num_threads', 'openblas_get_num_threads64_', 'MKL_Get_Max_Threads'];
const SET_THREADS = ['openblas_set_num_threads', 'openblas_set_num_threads64_', 'MKL_Set_Num_Threads'];
/** How the library's threads are set; undefined where there is no function for it. */
export function threadControl(library) {
    for (const [k, getter] of GET_THREADS.entries()) {
        const get = library.find(getter, 'int', []);
        const set = library.find(SET_THREADS[k], 'void', ['int']);
        if (get !== undefined && set !== undefined)
            return { get: get, set: set };
    }
    return undefined;
}
