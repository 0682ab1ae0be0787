import type { Engine } from '../src/engine/engine.ts';
export declare const ENGINE_FAULTS: readonly ['memory', 'workers'];
export type EngineFault = (typeof ENGINE_FAULTS)[number];
export interface FaultyEngine {
    /** Operations so far that this kind of fault can strike. */
    count: number;
    /** The fault strikes in the k-th operation from now on, counted from 0; undefined: in none. */
    strike(fault: EngineFault, k: number | undefined): void;
    /** Nothing fails or is counted any more. */
    rest(): void;
    /** The engine is as it was before. */
    mend(): void;
}
/** Makes an engine able to fail. */
export declare function faultyEngine({ heap, pool }: Engine): FaultyEngine;
