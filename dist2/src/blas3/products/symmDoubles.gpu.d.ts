import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmArgs } from './routines.gen.ts';
export declare const symmDoubles: (queue: Queue, a: Bound<SymmArgs<'d' | 'z'>>) => void;
/** SYMM or HEMM. */
export declare function mirroredDoubles(queue: Queue, a: Bound<SymmArgs<'d' | 'z'>>, mirrored: 'symmetric' | 'hermitian'): void;
