import { type HostArray } from '../src/core/field.ts';
import { type Call } from './build.ts';
/** What all buffers hold before the call. */
export declare function contentsOf(call: Call): HostArray[];
/** The same with every finite number that is read changed by a few units of its last place. */
export declare function perturbed(call: Call, contents: readonly HostArray[], seed: number): HostArray[];
/**
 * The contents with garbage in each part of its square matrices in turn, and, as the last, in the imaginary parts of diagonals: what a
 * routine does not read depends on its flags, and the reference says whether it reads them.
 */
export declare function poisonings(call: Call): string[];
export declare function poisoned(call: Call, contents: readonly HostArray[], name: string): HostArray[];
