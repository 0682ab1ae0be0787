import type { Layout } from '../../../../src/core/scales.ts';
import type { MatrixView } from '../../../lib/norms.ts';
export interface QuantizeProblem extends Layout {
    /** Elements in front of the operands. */
    readonly offset: number;
    /** Zero points are left out. */
    readonly bare?: boolean;
}
export declare const sweep: readonly QuantizeProblem[];
export declare const fromOptions: ({ m, n }: {
    readonly m: number;
    readonly n: number;
}) => QuantizeProblem;
export declare const scalesOf: ({ outer, channels, inner, per, group }: QuantizeProblem) => number;
export declare const bytesIn: ({ outer, channels, inner, bits }: QuantizeProblem) => number;
type Random = {
    rand(): number;
};
/** Bytes from all over their range, or from `least` to below `least` + `count`, also around their window. */
export declare function bytes(length: number, offset: number, random: Random, least?: number, count?: number): {
    data: import("../../../lib/norms.ts").RealArray;
    rows: number;
    cols: number;
    ld: number;
    offset: number;
    parts?: 2 | undefined;
    type: 'b';
};
/** Scales, and zero points that integers of so many bits can be. */
export declare function scaling(problem: QuantizeProblem, random: Random): {
    scale: import("../../../lib/operands.ts").RealView;
    zero?: {
        data: import("../../../lib/norms.ts").RealArray;
        rows: number;
        cols: number;
        ld: number;
        offset: number;
        parts?: 2 | undefined;
        type: 'b';
    } | undefined;
};
/** Operands as the references take them. */
export declare function partsOf(views: Readonly<Record<string, MatrixView | undefined>>): {
    X: {
        data: Float64Array<ArrayBuffer>;
        off: number;
    };
    bytesX: {
        data: Int8Array<ArrayBuffer>;
        off: number;
    };
    Y: {
        data: Int8Array<ArrayBuffer>;
        off: number;
    };
    scale: {
        data: Float64Array<ArrayBuffer>;
        off: number;
    };
    zero: {
        data: Int8Array<ArrayBuffer>;
        off: number;
    } | undefined;
};
export {};
