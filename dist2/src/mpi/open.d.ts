import { Communicator } from './communicator.ts';
/** Which library openMpi takes. */
export interface MpiOptions {
    /**
     * Name or path of MPI's library. Default: the environment variable BASALT_MPI, else the usual names of the MPI whose launcher has started
     * this process.
     */
    readonly library?: string;
    /**
     * Name or path of ScaLAPACK, or of what has its functions, for the verbs on distributed matrices: several joined by commas, of which the
     * first that has a function is called. Default: the environment variable BASALT_SCALAPACK, else the usual names of the one that is built
     * for this MPI. Loaded at the first verb.
     */
    readonly scalapack?: string;
}
/** MPI in this process, or one rank without it. */
export interface Mpi {
    /** All ranks that the launcher has started. */
    readonly world: Communicator;
    /** 'Open MPI v4.1.4', or 'no MPI'. */
    readonly title: string;
    /** The file that was loaded; undefined without MPI. */
    readonly library: string | undefined;
    /** Whose constants it has: of Open MPI, of MPICH, or of the standard ABI of MPI 5; undefined without MPI. */
    readonly abi: 'Open MPI' | 'MPICH' | 'MPI ABI' | undefined;
    /** Which launcher and library were taken, or why there is one rank. */
    readonly why: string;
    /**
     * The files of ScaLAPACK that the verbs on distributed matrices call: loads them.
     *
     * @throws NativeError, which says what to install, if there are none.
     */
    scalapack(): Promise<string>;
}
/**
 * Opens MPI, once for a process: later calls return the same. A process that no launcher has started is one rank and loads nothing, unless
 * BASALT_MPI or `library` names a library.
 *
 * MPI ends with the process: one that ends well waits for the others, one that fails ends them all.
 *
 * @throws MpiError if a launcher has started several processes, and they cannot come together: no koffi, no library, or the library of
 * another MPI than the launcher's.
 * @example
 * const { world } = await openMpi(); // mpirun -n 4 node program.js
 * const sum = await world.allreduce(Float64Array.of(world.rank)); // 6
 */
export declare function openMpi(options?: MpiOptions): Promise<Mpi>;
