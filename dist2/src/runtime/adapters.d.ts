import type { Context } from './context.ts';
import type { ContextOptions } from './contextOptions.ts';
/** One adapter, as createContext takes it. */
export interface AdapterFound {
    /** For the option `adapter` of createContext: pci: and an address where GPUs can be told apart by it, else the name. */
    readonly adapter: string;
    readonly name: string;
    /** A rasteriser on the CPU. */
    readonly software: boolean;
}
/** What was found; of adapters that cannot be told apart only the first is among them. */
export interface AdapterList {
    readonly adapters: readonly AdapterFound[];
    /** Why there is none, or why there may be more than are listed. */
    readonly why?: string;
}
/**
 * The adapters that contexts can be opened on, GPUs first. On Linux with Mesa's device-select layer GPUs are listed by their addresses on
 * the PCI bus, also several of one name; elsewhere those of one name are one, and `why` says so. A page has one.
 * @example
 * const { adapters: found, why } = await adapters();
 * const second = await createContext({ adapter: found[1]?.adapter });
 */
export declare function adapters(): Promise<AdapterList>;
/** What createContexts may be asked for: as createContext, but for what names one adapter. */
export type ContextsOptions = Omit<ContextOptions, 'adapter' | 'device'>;
/**
 * A context on each GPU of the machine, in the order of `adapters()`; where there is none, one as createContext opens it. `backend: 'gpu'`
 * takes software adapters too. `why` of each says what it is. The caller disposes of all of them.
 * @throws What createContext throws; contexts that were opened before are then disposed of.
 * @example
 * const contexts = await createContexts();
 * const [x, y] = await Promise.all(contexts.slice(0, 2).map((context) => solve(A, b, { context }))); // at the same time
 */
export declare function createContexts(options?: ContextsOptions): Promise<Context[]>;
