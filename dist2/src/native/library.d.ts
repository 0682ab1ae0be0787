import { type Koffi, type NativeFunction } from './koffi.ts';
/** Which library openNative opens. */
export interface NativeOptions {
    /**
     * Name or path of a library, or several joined by commas where BLAS and LAPACK are apart. Default: the environment variable
     * BASALT_NATIVE, else the usual names of OpenBLAS, MKL, Accelerate and the reference libraries.
     */
    readonly library?: string;
    /** Threads of the library; its own choice by default. */
    readonly threads?: number;
}
/** An open library. */
export declare class NativeLibrary {
    /** Its files, as they were asked for. */
    readonly files: string;
    readonly koffi: Koffi;
    private readonly loaded;
    private readonly spell;
    constructor(koffi: Koffi, files: string);
    /** A Fortran routine: every argument is an address, and a length follows for each letter. */
    routine(name: string, args: number, letters: number): NativeFunction;
    /** A C function by its own name; undefined if the library lacks it. */
    find(name: string, result: string, parameters: readonly string[]): unknown;
}
export declare function openLibrary(koffi: Koffi, asked: string | undefined): NativeLibrary;
/** The library's own name, version and kind of processor. */
export declare function describe(library: NativeLibrary): string;
export interface ThreadControl {
    get(): number;
    set(count: number): void;
}
/** How the library's threads are set; undefined where there is no function for it. */
export declare function threadControl(library: Pick<NativeLibrary, 'find'>): ThreadControl | undefined;
