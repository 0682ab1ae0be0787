import type { RealArray, RealMat } from '../core/matrix.ts';
import type { Koffi } from './koffi.ts';
export declare class Fortran {
    /** Whether the library's integers have 64 bits. Nothing but arrays of integers depends on it: processors here are little-endian. */
    wide: boolean;
    private readonly koffi;
    private readonly memory;
    private readonly words;
    private readonly singles;
    private readonly doubles;
    private readonly base;
    /** Addresses of buffers: they never move. A buffer that is detached is never asked for again. */
    private readonly bases;
    private next;
    constructor(koffi: Koffi);
    letter(flag: string): number;
    int(value: number): number;
    /** A scalar of the type of `like`. */
    real(value: number, like: RealArray): number;
    /** A slot's integer after the call. */
    read(address: number): number;
    matrix({ data, off }: RealMat): number;
    addressOf(array: RealArray | Int32Array): number;
    private slot;
}
