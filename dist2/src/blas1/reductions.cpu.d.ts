import type { Bound } from '../core/args.ts';
import type { ElementType, Prec } from '../core/field.ts';
import type { FieldMat, Ptr } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';
import { type Vectors } from './level1.cpu.ts';
export interface Args {
    n: number;
    x: Ptr<Prec>;
    incx?: number;
    result?: Ptr<ElementType>;
}
/** result := the engine's value for vectors in its memory that it `takes`, else the reference's. */
export declare const reduced: (engine: (v: Vectors) => number, reference: (n: number, x: FieldMat) => number, takes?: (x: FieldMat) => boolean) => (queue: Queue, a: Bound<Args>) => Promise<void>;
/**
 * The number of an extreme element: the reference chooses among the engine's candidates, one of each part. The engine compares real
 * numbers.
 */
export declare const placeOnCpu: (name: 'iamax' | 'iamin', reference: (n: number, x: FieldMat) => number) => (queue: Queue, a: Bound<Args>) => Promise<void>;
