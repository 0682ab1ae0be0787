import type { AdapterList } from '../src/index.ts';
import type { CpuFacts, GpuFacts } from './facts.ts';
import type { SelfTest } from './selfTest.ts';
import { type Shell } from './shell.ts';
/** One backend: what it has, and how it did. */
export interface Side<F> {
    readonly facts: F;
    readonly tests: readonly SelfTest[];
}
export interface Unusable {
    readonly name: string;
    readonly why: string;
}
export interface Found {
    readonly cpu: Side<CpuFacts> | undefined;
    readonly gpus: readonly (Side<GpuFacts> | Unusable)[];
    readonly list: AdapterList;
    readonly fast: readonly string[];
    readonly ok: boolean;
}
export declare function jsonReport({ cpu, gpus, list, fast, ok }: Found): object;
export declare function printReport(shell: Shell, { cpu, gpus, list, fast, ok }: Found, tests: boolean): void;
