import type { Prec } from '../../core/field.ts';
import type { Ptr, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Provider } from '../../engine/provider.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { HostUse } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
interface ReflectorsCall {
    readonly routine: string;
    readonly prec: Prec;
    readonly m: number;
    readonly n: number;
    /** Reflectors, if they are not as many as rows or columns. */
    readonly k?: number;
    readonly A: Ptr<Prec>;
    readonly tau: Ptr<Prec>;
}
/** A, m x n, is written; tau as `use` says. */
export declare function reflectorsCpu(queue: Queue, a: ReflectorsCall, use: HostUse, engine: (e: Engine, r: Real, space: Workspace, A: Place, tau: number) => void, reference: (A: RealMat, tau: RealMat) => void, native?: (provider: Provider, A: RealMat, tau: RealMat) => void): Promise<void>;
export {};
