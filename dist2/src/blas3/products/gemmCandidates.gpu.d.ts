import type { Queue } from '../../runtime/queue.ts';
import { type Sizes } from './gemmModel.ts';
interface GemmCandidate {
    /** For DeviceGemm.force. */
    readonly force: string;
    /** us. */
    readonly predicted: number;
}
/** Every tile for a product of this type, the least predicted time first. */
export declare function gemmCandidates(queue: Queue, p: Sizes, type: 's' | 'h', aligned: boolean): GemmCandidate[];
/** Every name that can be forced for a product of this type, but those for a C that is a factor; `inC`: one with a factor in C's buffer. */
export declare function gemmNames(queue: Queue, type: 's' | 'h', aligned: boolean, inC?: boolean): readonly string[];
export {};
