import type { Backend } from '../core/matrix.ts';
import { type Provider } from '../engine/provider.ts';
import type { AdapterChoice } from './adapter.ts';
/** Where doubles live. */
export type DoublesPlace = 'cpu' | 'gpu' | 'auto';
/** What createContext may be asked for. All of it is optional. */
export interface ContextOptions extends AdapterChoice {
    /**
     * 'auto' (default) takes a hardware GPU if there is one, else the CPU; context.why says what was found. 'gpu' takes software adapters
     * too.
     */
    readonly backend?: Backend | 'auto';
    /** Computes what it can in place of the CPU backend: a native library, opened by `openNative` of basalt/native. */
    readonly provider?: Provider;
    /**
     * Threads of the CPU engine, the caller's among them: an integer >= 1. Default, and the most: the cores that this process may use, as
     * os.availableParallelism() or navigator.hardwareConcurrency counts them; a larger number means all of them. One engine serves all
     * contexts: the last call that names a number decides.
     */
    readonly threads?: number;
    /**
     * A device of the caller's to work on, with whatever features and limits it has: buffers are shared with whoever else uses it. It stays
     * the caller's: the context never destroys it, and leaves errors of others on it alone. Excludes `adapter`, `robust` and backend 'cpu'.
     */
    readonly device?: GPUDevice;
    /**
     * Where doubles and complex doubles live on a GPU context: 'cpu' (default) with the CPU; 'gpu' in the GPU's memory, where routines
     * compute them by integers, to the bits of doubles, and those without kernels for it on the CPU; 'auto' there if the GPU is hardware
     * with units that multiply bytes, else with the CPU, and each call is computed where it costs less, which the trace says. Without a GPU
     * 'gpu' is an UnsupportedError.
     */
    readonly doubles?: DoublesPlace;
}
/** Options as they were when createContext was called; `threads` is no more than there are cores. */
export interface CheckedOptions {
    readonly backend: Backend | 'auto';
    readonly adapter: string | undefined;
    readonly robust: boolean;
    readonly provider: Provider | undefined;
    readonly threads: number | undefined;
    readonly device: unknown;
    readonly doubles: DoublesPlace;
}
declare const NAMES: readonly ['backend', 'adapter', 'robust', 'provider', 'threads', 'device', 'doubles'];
type Name = (typeof NAMES)[number];
export declare const optionPosition: (name: Name) => number;
/** Reads every option once. @throws ArgumentError for an unknown one, a wrong value, or options that exclude each other. */
export declare function readOptions(options: ContextOptions): CheckedOptions;
export {};
