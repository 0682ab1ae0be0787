import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Lease } from '../refine/expert.gpu.ts';
import { type LuCall } from './dsgesvGmres.cpu.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.spec.ts';
import { type Attempt } from './gmres.cpu.ts';
export declare function dsgesvGmresHybrid(queue: Queue, a: Bound<DsgesvGmresArgs>): Promise<void>;
export declare const TOO_LARGE = "A is larger than what the GPU can bind";
/** The attempt with factors in single precision, where getrf's plan says. */
export declare function singlesOnDevice(queue: Queue, a: LuCall, lease: Lease): Attempt;
/** The attempt with factors in single precision whose pivots are from a window, with others behind it. */
export declare function windowOnDevice(queue: Queue, a: LuCall, lease: Lease): Attempt;
/** For the trace. */
export declare function noteWindow(queue: Queue, { routine, n }: {
    readonly routine: string;
    readonly n: number;
}): void;
