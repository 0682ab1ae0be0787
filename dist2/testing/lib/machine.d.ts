import type { Context } from '../../src/index.ts';
export interface Machine {
    readonly version: string;
    readonly backend: 'cpu' | 'gpu';
    /** Why that backend. */
    readonly why: string;
    readonly adapter: string;
    readonly driver: string;
    /** Dawn's toggles, part of what is measured. */
    readonly toggles: string;
    readonly features: readonly string[];
    readonly maxBufferBytes: number;
    readonly node: string;
    readonly cpu: string;
    readonly threads: number;
    readonly date: string;
}
export declare function machineOf({ backend, why, gpu }: Context): Machine;
/** The banner of a tester, `notes` being its further lines of comment. */
export declare function banner(machine: Machine, program: string, notes: readonly string[]): string[];
