import type { RealArray } from '../core/matrix.ts';
import type { Provider } from '../engine/provider.ts';
import { Fortran } from './fortran.ts';
import type { NativeFunction } from './koffi.ts';
import type { NativeLibrary } from './library.ts';
/** Numbers of arguments, and of the letters among them. */
declare const SHAPES: {
    readonly gemm: readonly [13, 2];
    readonly symm: readonly [12, 2];
    readonly syrk: readonly [10, 2];
    readonly syr2k: readonly [12, 2];
    readonly trmm: readonly [11, 4];
    readonly trsm: readonly [11, 4];
    readonly getrf: readonly [6, 0];
    readonly getrs: readonly [9, 1];
    readonly potrf: readonly [5, 1];
    readonly potrs: readonly [8, 1];
    readonly geqrf: readonly [8, 0];
};
type Routine = keyof typeof SHAPES;
export declare class NativeBlas {
    protected readonly fortran: Fortran;
    private readonly routines;
    constructor(library: NativeLibrary);
    readonly gemm: Provider['gemm'];
    readonly symm: Provider['symm'];
    readonly syrk: Provider['syrk'];
    readonly syr2k: Provider['syr2k'];
    readonly trmm: Provider['trmm'];
    readonly trsm: Provider['trsm'];
    /**
     * Calls a routine of BLAS 3. Its letters, integers, scalars and matrices stand where Fortran has them, scalars in front of matrices; a
     * matrix is followed by its leading dimension, and behind all stand the lengths of the letters.
     */
    private call;
    /** The routine for the type of `like`. */
    protected pick(name: Routine, like: RealArray): NativeFunction;
}
export {};
