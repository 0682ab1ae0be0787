import type { Rule } from '../../autotune/pick.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ByteUnits } from './byteProducts.gpu.ts';
import { type ByteChoice, type ByteProblem } from './gemmI32.kernels.ts';
export type ByteRules = readonly Rule<ByteProblem, ByteChoice>[];
export interface ByteEngines extends ByteUnits {
    /** Those that are right, or have not been tried; none where nothing is. */
    readonly rules: ByteRules;
    /** Whether dot products of bytes are there, and faster than floats. */
    readonly dot4: boolean;
    /** Whether residues are made by dot products of bytes. */
    readonly dotResidues: boolean;
    /** The ways that have failed: the parts of rules' names in front of the dash. */
    readonly wrong: readonly string[];
}
/** What is known of a context's device; if it has not been tried, what it says of itself. */
export declare function byteEnginesOn(context: Context): ByteEngines;
/** A small product of doubles, whether residues are made by dot products or not, compared with what it is. */
export type ProductTrial = (queue: Queue, engines: ByteEngines) => Promise<boolean>;
/**
 * Tries the ways of a context's device: matrix units, and of the others the first that is right. Then the product as a whole, once with
 * residues by dot products, once without.
 */
export declare function tryByteEngines(context: Context, product: ProductTrial, rules?: readonly Rule<ByteProblem, ByteChoice>[]): Promise<ByteEngines>;
