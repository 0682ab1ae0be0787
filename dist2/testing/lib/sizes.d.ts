export interface Size {
    readonly m: number;
    readonly n: number;
    readonly k: number;
}
export declare const MAX_SIZES = 1050;
/** Sizes of one option value m[,n[,k]]; `already` counts those of earlier options towards the limit. */
export declare function parseSizes(flag: string, text: string, already?: number): Size[];
/** Square sizes start, start + step, ... up to end. */
export declare const sizeRange: (start: number, end: number, step: number) => Size[];
