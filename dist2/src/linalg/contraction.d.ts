import { type ArrayOf } from '../core/field.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Numbers } from './arrays.ts';
import type { Real } from './operands.ts';
/** An index: how far it runs, and what one step of it is in A and in B. Where an array does not have the index, the step is 0. */
export interface Axis {
    readonly size: number;
    readonly a: number;
    readonly b: number;
}
/** Elements, and the place of the first. */
export interface Elements {
    readonly data: Numbers;
    readonly offset: number;
    /** The buffer that has them, if a context does. On a GPU there are then none in `data`. */
    readonly kept?: DeviceBuffer<Real> | undefined;
}
/** C(out...) = sum over sum... of A(out..., sum...) B(out..., sum...); C is rows first, without gaps. */
export interface Contraction {
    readonly A: Elements;
    readonly B: Elements;
    readonly out: readonly Axis[];
    readonly sum: readonly Axis[];
}
export declare const extent: (axes: readonly Axis[]) => number;
/** The same index with its arrays exchanged. */
export declare const swapped: ({ size, a, b }: Axis) => Axis;
/** Whether an index is one of a single array: elements of the other are used for each of its values. */
export declare const varies: ({ size, a, b }: Axis) => boolean;
/** The same without axes of size 1, and with neighbours that are one axis in both arrays joined. */
export declare function joined(axes: readonly Axis[]): Axis[];
/** Computes it here and now, each sum in double and rounded once. */
export declare function contractDirectly(prec: Real, { A, B, out, sum }: Contraction): ArrayOf<Real>;
