import type { ConvActivation } from '../convolution/convForward.spec.ts';
/** Bytes or numbers from a place on. */
interface Part<A> {
    readonly data: A;
    readonly off: number;
}
export interface QgemmRef {
    readonly rows: number;
    readonly features: number;
    readonly depth: number;
    readonly transW: boolean;
    readonly unsignedX: boolean;
    readonly unsignedW: boolean;
    readonly ofX: 'tensor' | 'rows';
    readonly ofW: 'tensor' | 'features';
    readonly activation: ConvActivation;
    readonly X: Part<Int8Array>;
    readonly W: Part<Int8Array>;
    readonly scaleX?: Part<ArrayLike<number>> | undefined;
    readonly zeroX?: Part<Int8Array> | undefined;
    readonly scaleW?: Part<ArrayLike<number>> | undefined;
    readonly zeroW?: Part<Int8Array> | undefined;
    readonly bias?: Part<ArrayLike<number>> | undefined;
}
/** Calls `store` with every element of the result by its place, before it is rounded to what Y holds. */
export declare function qgemmRef(q: QgemmRef, store: (e: number, value: number) => void): void;
/** round(x), ties to even. */
export declare function roundToEven(x: number): number;
/** y as a byte. */
export declare function quantized(y: number, scale: number, zero: number, unsigned: boolean): number;
export {};
