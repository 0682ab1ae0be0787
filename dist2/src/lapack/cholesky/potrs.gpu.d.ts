import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotrsArgs } from './routines.gen.ts';
export interface DevicePotrs {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
}
export declare function potrsGpu(queue: Queue, a: Bound<PotrsArgs<Prec>>): void;
/** Enqueues B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. */
export declare function enqueuePotrs(queue: Queue, { uplo, n, nrhs, A, B }: DevicePotrs): void;
