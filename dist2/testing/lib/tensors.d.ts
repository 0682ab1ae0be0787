import type { RealMat } from '../../src/core/matrix.ts';
import type { Prec, RoutineSpec } from '../../src/index.ts';
import { type Views } from './calls.ts';
import type { MatrixView } from './norms.ts';
import { type Layout } from './operands.ts';
import type { Random } from './random.ts';
/** Tensors of one name each, at the sizes of a problem; those of `absent` are left out. What is read is uniform on (-1/2, 1/2). */
export declare function tensorsOf(spec: RoutineSpec, prec: Prec, problem: {
    readonly layout?: Layout;
    readonly together?: boolean;
}, absent: readonly string[], random: Random): Views;
/** Elements of a tensor that is a window of one row. */
export declare const lengthOf: ({ rows, cols }: MatrixView) => number;
/** The elements of a tensor in order. */
export declare const elementsOf: (view: MatrixView) => number[];
/** Copies of tensors as references take them, in doubles; results start as NaN, so that what is not written shows. */
export declare function inDoubles(views: Views, results?: readonly string[]): Record<string, RealMat>;
export declare const doubles: (length: number) => RealMat;
/** The greatest difference of any tensor from that of the same name, relative to that one's largest element, or to `least`. */
export declare function tensorError(after: Views, wanted: Readonly<Record<string, RealMat>>, names: readonly string[], least?: number): number;
/** Tensors as references take them, where they are. */
export declare const tensorsIn: (views: Views) => Record<string, RealMat>;
