import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Backend, FieldMat, Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesddArgs } from '../svd/routines.gen.ts';
import type { DsgesddArgs } from './routines.gen.ts';
import { type SvdOps } from './zoomSvd.ref.ts';
/** The arguments of both, checked; of doubles, real or complex. U and V^H are there where jobz is 's'. */
export interface SvdCall {
    readonly routine: string;
    readonly prec: Prec;
    readonly jobz: 's' | 'n';
    readonly m: number;
    readonly n: number;
    readonly A: Ptr<Prec>;
    readonly lda: number;
    readonly S: Ptr<Prec>;
    readonly U?: Ptr<Prec>;
    readonly ldu?: number;
    readonly VT?: Ptr<Prec>;
    readonly ldvt?: number;
    readonly iter: Ptr<'i'>;
    readonly info: Ptr<'i'>;
}
/** The same problem in double, for what comes of that. */
export declare const inDouble: (a: SvdCall) => Bound<GesddArgs<Prec>>;
/** How singular vectors are found in single precision. */
export interface SinglePairs {
    readonly backend: Backend;
    readonly singles: SvdOps['singles'];
}
export declare function singularVectorsBy(queue: Queue, a: SvdCall, { backend, singles }: SinglePairs): Promise<void>;
/** U and V := singular vectors of A by the CPU backend in the precision named. Whether iteration converged. */
export declare function pairsOnHost(queue: Queue, routine: string, prec: Prec, n: number, A: FieldMat, U: FieldMat, V: FieldMat): Promise<boolean>;
export declare const svdOnHost: (queue: Queue, a: SvdCall) => Promise<void>;
export declare const dsgesddCpu: (queue: Queue, a: Bound<DsgesddArgs>) => Promise<void>;
