import type { RealMat } from '../../core/matrix.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
/** The rows of a group. */
export interface Group {
    readonly first: number;
    readonly count: number;
}
/** Where the groups' rows are, and 1 + the first group whose count is not what it can have, or 0. */
export declare function groupsOf(counts: ArrayLike<number>, off: number, groups: number, rows: number): {
    groups: Group[];
    info: number;
};
export interface GroupedRef {
    readonly features: number;
    readonly depth: number;
    readonly transW: boolean;
    readonly activation: ConvActivation;
}
/** Y(r, :) := activation(X(r, :) W^T + bias) for the rows of group e. */
export declare function groupRef({ features, depth, transW, activation }: GroupedRef, e: number, { first, count }: Group, X: RealMat, W: RealMat, bias: RealMat | undefined, Y: RealMat): void;
/** Y(r, :) := activation(Y(r, :) + bias) for the rows of group e. */
export declare function groupEpilogueRef(features: number, activation: ConvActivation, e: number, { first, count }: Group, bias: RealMat | undefined, Y: RealMat): void;
