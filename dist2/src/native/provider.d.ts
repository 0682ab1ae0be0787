import type { RealArray, RealMat, Trans, Uplo } from '../core/matrix.ts';
import type { Provider } from '../engine/provider.ts';
import { NativeBlas } from './blas.ts';
import { type NativeLibrary } from './library.ts';
/** A native BLAS and LAPACK library in the place of the CPU backend: opened by openNative, given to createContext. */
export declare class NativeProvider extends NativeBlas implements Provider {
    /** The library's file or files. */
    readonly files: string;
    private readonly name;
    private readonly control;
    /** Pivots in the library's integers: of 64 bits, or clipped to the matrix. */
    private pivots;
    private work;
    private asked;
    constructor(library: NativeLibrary);
    get title(): string;
    /** Threads of the library, of the whole process; undefined if it does not tell. */
    get threads(): number | undefined;
    set threads(count: number);
    getrf(m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number;
    getrs(trans: Trans, n: number, nrhs: number, A: RealMat, ipiv: Int32Array, ipivOff: number, B: RealMat): void;
    potrf(uplo: Uplo, n: number, A: RealMat): number;
    potrs(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat): void;
    geqrf(m: number, n: number, A: RealMat, tau: RealArray, tauOff: number): void;
    private pivotSpace;
    /** 32-bit words from one pivot to the next. */
    private get stride();
    /** Libraries look up rows by pivots unchecked: one that is no row, chosen among NaN or by mistake, becomes no interchange. */
    private pivot;
    /** Both rows of (0 1; 1 0) have the pivot 2: where the second one stands tells the size of an integer. */
    private hasWideIntegers;
}
