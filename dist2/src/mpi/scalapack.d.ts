import { type Koffi } from '../native/koffi.ts';
import type { Communicator } from './communicator.ts';
import type { MpiLibrary } from './library.ts';
/** An argument of a Fortran routine: an INTEGER, a letter, or an array where it lies. */
export type Argument = number | string | ArrayBufferView;
/** The one that goes with an MPI, opened once. */
export declare function openScalapack(mpi: MpiLibrary): Promise<Scalapack>;
export declare class Scalapack {
    /** As they were asked for. */
    readonly files: string;
    /** Why it cannot be used, if so. */
    readonly fault: string | undefined;
    private readonly koffi;
    private readonly mpi;
    private readonly loaded;
    private readonly functions;
    constructor(koffi: Koffi, mpi: MpiLibrary, files: string);
    /** The functions of MPI that it calls must be those of the library that has been initialised. */
    private faultOf;
    /** Ranks share the cores already: threads of BLAS in each would be too many, unless somebody has named their number. */
    private oneThread;
    /** A grid of processes, by rows, as a context of BLACS. All ranks of the communicator call. */
    context(on: Communicator, rows: number, cols: number): number;
    /** A Fortran routine, in a thread of its own if MPI allows it: the event loop goes on. */
    call(name: string, ...args: readonly Argument[]): Promise<void>;
    private mustFind;
    private find;
}
