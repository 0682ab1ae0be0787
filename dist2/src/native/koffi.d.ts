import { UnsupportedError } from '../core/errors.ts';
/** What is missing: the package koffi, a library, a function in it, or a call stack large enough. */
export type NativeLack = 'koffi' | 'library' | 'symbol' | 'stack';
/** A native library cannot be used here; `lack` says what is missing, the message what to do. */
export declare class NativeError extends UnsupportedError {
    readonly lack: NativeLack;
    constructor(lack: NativeLack, message: string, options?: ErrorOptions);
}
export type NativeFunction = (...args: readonly number[]) => number;
export interface LoadedLibrary {
    func(name: string, result: string, parameters: string[]): unknown;
    /** The address of data by its name. */
    symbol(name: string): bigint;
}
export interface Koffi {
    /** `global`: plugins that the library loads find its functions. */
    load(path: string, options?: {
        global?: boolean;
    }): LoadedLibrary;
    address(value: ArrayBufferView): bigint;
    config(): {
        sync_stack_size?: number;
    };
    config(options: {
        sync_stack_size: number;
        async_stack_size: number;
    }): unknown;
}
/** The package, with its call stack enlarged. */
export declare function loadKoffi(): Promise<Koffi>;
