import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
interface Call {
    readonly m: number;
    readonly n: number;
    readonly routine: string;
    readonly prec: Prec;
    readonly X: Ptr<Prec>;
    readonly ldx: number;
    readonly gamma: Ptr<Prec> | undefined;
}
export interface NormCall extends Call {
    readonly Y: Ptr<Prec>;
    readonly ldy: number;
    readonly beta?: Ptr<Prec> | undefined;
    readonly epsilon: number;
    readonly mean?: Ptr<Prec> | undefined;
    readonly rstd: Ptr<Prec> | undefined;
}
export declare function normCpu(queue: Queue, a: NormCall, centered: boolean): Promise<void>;
export interface NormGradientCall extends Call {
    readonly dY: Ptr<Prec>;
    readonly lddy: number;
    readonly mean?: Ptr<Prec> | undefined;
    readonly rstd: Ptr<Prec>;
    readonly dX: Ptr<Prec>;
    readonly lddx: number;
    readonly dGamma: Ptr<Prec> | undefined;
    readonly dBeta?: Ptr<Prec> | undefined;
}
export declare function normGradientCpu(queue: Queue, a: NormGradientCall): Promise<void>;
export {};
