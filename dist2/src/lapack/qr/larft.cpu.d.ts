import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Storev } from './larft.ref.ts';
import type { LarftArgs } from './routines.gen.ts';
/** Reflectors of a block: columns of a panel of geqrf. */
export declare const PANEL = 32;
/** Reflectors of a block where the caller asks for nb; 0 leaves it to the routine. */
export declare const blockWidth: (nb: number) => number;
/** H = H(0) ... H(k-1) = I - V T V^H, V unit lower trapezoidal with its zeros and ones written out, T upper triangular with zeros below. */
export interface BlockReflector {
    /** Elements of each v. */
    readonly m: number;
    readonly k: number;
    readonly V: Place;
    readonly T: Place;
}
/** Room for a block of at most k reflectors of at most m elements. */
export declare function takeReflectors(space: Pick<Workspace, 'take'>, r: Elements, m: number, k: number): Pick<BlockReflector, 'V' | 'T'>;
/** The block of the k columns of A (m x k) with the v's that geqr2 leaves below the diagonal, and of the k elements at `tau`. */
export declare function larftEngine(e: Engine, r: Elements, m: number, k: number, A: Place, tau: number, { V, T }: Pick<BlockReflector, 'V' | 'T'>): BlockReflector;
/** The v's of n elements as columns, in the engine's memory. What T or larfb do not use of them is copied too. */
export declare function columnsOfV(e: Engine, r: Elements, space: Workspace, storev: Storev, n: number, k: number, V: FieldMat): Place;
export declare function larftCpu(queue: Queue, a: Bound<LarftArgs<Prec>>): Promise<void>;
