import { type HostArray } from '../src/core/field.ts';
import type { Context } from '../src/index.ts';
import { type Call } from './build.ts';
import { make } from './make.ts';
export interface Verdict {
    readonly complaints: readonly string[];
    /** Why nothing could be compared, if so. */
    readonly skipped?: string;
    /** What the buffers held before the call: garbage where the reference does not read. */
    readonly contents?: readonly HostArray[];
}
/** Makes a call on a context, by `make`, and judges it. `cpu`: where the reference computes. */
export declare function check(context: Context, cpu: Context, call: Call, maker?: typeof make): Promise<Verdict>;
