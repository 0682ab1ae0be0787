import type { Dimensions } from './sizeSets.ts';
export interface Test {
    /** Name of the spec, without precision. */
    readonly routine: string;
    /** One command each. */
    readonly options: readonly string[];
    readonly dimensions: Dimensions;
}
export declare const GROUPS: ReadonlyMap<string, readonly Test[]>;
/** Their usual sizes are others, or take long: they are run when they are asked for. */
export declare const ON_REQUEST: readonly string[];
