import type { Bound } from '../core/args.ts';
import type { FieldMat } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';
/** A routine that calls the reference with host copies of its operands, of which one is written; y is x where there is none. */
export declare const byReference: <A extends object>(written: 'A' | 'x' | 'y', reference: (a: Bound<A>, A: FieldMat, x: FieldMat, y: FieldMat) => void) => ((queue: Queue, a: Bound<A>) => Promise<void>);
