import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';
import type { HerArgs, SyrArgs } from './routines.gen.ts';
/** The second vector of an update by two. */
interface Second {
    readonly y: Ptr<Prec>;
    readonly incy: number;
}
type Call = Bound<SyrArgs<Prec>> | Bound<HerArgs<ComplexPrec>>;
/** A := A + alpha x x^T, or with a second vector A + alpha x y^T + alpha y x^T; Hermitian as `update` says. */
export declare function updateTriangle(queue: Queue, a: Call, second: Second | undefined, hermitian: boolean): Promise<void>;
export declare const syrCpu: (queue: Queue, a: Bound<SyrArgs<Prec>>) => Promise<void>;
export declare const herCpu: (queue: Queue, a: Bound<HerArgs<ComplexPrec>>) => Promise<void>;
export {};
