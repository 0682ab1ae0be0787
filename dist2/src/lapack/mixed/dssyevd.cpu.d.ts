import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Backend, FieldMat, Ptr, Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevdArgs } from '../eigen/routines.gen.ts';
import type { DssyevdArgs } from './routines.gen.ts';
import { type EigenOps } from './zoomEigen.ref.ts';
/** The arguments of both, checked; of doubles, real or complex. */
export interface EigenCall {
    readonly routine: string;
    readonly prec: Prec;
    readonly jobz: 'n' | 'v';
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: Ptr<Prec>;
    readonly lda: number;
    readonly W: Ptr<Prec>;
    readonly iter: Ptr<'i'>;
    readonly info: Ptr<'i'>;
}
/** The same problem in double, for what comes of that. */
export declare const inDouble: (a: EigenCall) => Bound<SyevdArgs<Prec>>;
/** How eigenvectors are found in single precision. */
export interface SingleVectors {
    readonly backend: Backend;
    readonly singles: EigenOps['singles'];
}
export declare function eigenvectorsBy(queue: Queue, a: EigenCall, { backend, singles }: SingleVectors): Promise<void>;
/** X := eigenvectors of the full symmetric or Hermitian A by the CPU backend in the precision named. Whether iteration converged. */
export declare function vectorsOnHost(queue: Queue, routine: string, prec: Prec, n: number, A: FieldMat, X: FieldMat): Promise<boolean>;
export declare const eigenOnHost: (queue: Queue, a: EigenCall) => Promise<void>;
export declare const dssyevdCpu: (queue: Queue, a: Bound<DssyevdArgs>) => Promise<void>;
