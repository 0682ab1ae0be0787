import { type Koffi } from '../native/koffi.ts';
import { type Abi, type Handle } from './abi.ts';
/** A call that every communicator has in two forms: MPI_Bcast and MPI_Ibcast. The communicator follows the arguments. */
export interface MpiCall {
    /** 'Bcast' */
    readonly name: string;
    readonly args: readonly Handle[];
    /** Arrays that the arguments are addresses of: they must live until the call has ended. */
    readonly arrays: readonly unknown[];
    /** Of a receive: where MPI writes what came. */
    readonly status?: Uint8Array;
}
/** The largest of the three ABIs has 32. */
export declare const STATUS_BYTES = 64;
export declare class MpiLibrary {
    readonly file: string;
    readonly abi: Abi;
    /** 'Open MPI v4.1.4', 'MPICH 4.0.2' */
    readonly title: string;
    /** Whether calls may come from several threads. */
    multiple: boolean;
    /** Files of ScaLAPACK, joined by commas, that somebody has named. */
    scalapack: string | undefined;
    private readonly koffi;
    private readonly loaded;
    private readonly functions;
    constructor(koffi: Koffi, file: string);
    /** Where an array is, for a call. */
    address(array: ArrayBufferView): bigint;
    /** Where a function is. */
    symbol(name: string): bigint;
    /** An MPI function, which throws where it reports an error. Every argument is an integer, a handle or an address. */
    call(name: string, ...args: readonly Handle[]): void;
    /** In the blocking form. */
    run(comm: Handle, { name, args, status }: MpiCall): void;
    /** In the form that returns at once. Others start at the next await, and a partner who is late costs no processor time. */
    start(comm: Handle, { name, args, arrays, status }: MpiCall): Promise<readonly unknown[]>;
    private find;
    private isStandard;
    /** Text that MPI writes into an array. */
    private text;
    private failure;
}
/** The first of some libraries that can be loaded. */
export declare function openLibrary(files: readonly string[]): Promise<MpiLibrary>;
