import type { Bound } from '../../core/args.ts';
import { type FieldMat } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { type TallCall, type TallFactors } from './dsgels.cpu.ts';
import type { TallDemotion } from './dsgelsDemotion.ref.ts';
import type { DsgelsArgs } from './routines.gen.ts';
/** Whether the GPU can bind T and the corrections. */
export declare function tallFits(queue: Queue, a: TallCall): boolean;
/** Why it is not there. */
export declare const TOO_LARGE = "A or B is larger than what the GPU can bind";
export declare function dsgelsHybrid(queue: Queue, a: Bound<DsgelsArgs>): Promise<void>;
/** The factorization in single precision on the GPU, by `geqrf`. */
export declare class DeviceFactors implements TallFactors {
    readonly backend = "gpu";
    private readonly queue;
    private readonly geqrf;
    private readonly type;
    private readonly p;
    private readonly q;
    private readonly math;
    private readonly taken;
    private readonly S;
    private readonly tau;
    private readonly D;
    /** As many elements as a top of D has. */
    private readonly W;
    private readonly info;
    /** The first zero on the diagonal of R, once the GPU has been asked for it. */
    private found;
    constructor(queue: Queue, a: TallCall & {
        readonly math: UpdateMath;
    }, geqrf: DeviceFactors['geqrf']);
    factor(demotion: TallDemotion): Promise<void>;
    solve(D: FieldMat, columns: number): Promise<number>;
    /** As correctionsRef. */
    private enqueueCorrections;
    rcond(): Promise<number>;
    dispose(): void;
}
