import type { Profile } from '../../src/index.ts';
export declare const PARTS: readonly ['panel', 'solve', 'update', 'other'];
export type Part = (typeof PARTS)[number];
export declare const partOf: (kernel: string) => Part;
/** Milliseconds of each part. */
export declare function partTimes(profile: Pick<Profile, 'rows'>): Record<Part, number>;
export interface Rate {
    readonly n: number;
    readonly tflops: number;
}
/**
 * Hockney's n_1/2: the smallest order at which half of the rate of the largest order is reached, on straight lines between the measured
 * ones over log n; with `below` it lies below the smallest of them.
 */
export declare function halfSpeed(rates: readonly Rate[]): {
    readonly n: number;
    readonly below: boolean;
} | undefined;
