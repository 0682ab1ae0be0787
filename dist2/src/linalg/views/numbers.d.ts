/** What writes each number of an array, all of them equally wide. */
export type Write = (x: number) => string;
/** Integers. */
export declare function integerTexts(values: readonly number[]): Write;
/** Numbers of floating point with at most `precision` digits behind the point. */
export declare function floatTexts(values: readonly number[], precision: number, single: boolean): Write;
/** One number alone, with all digits that it has: 0.1, 2.0, 1e-07. */
export declare function scalarText(x: number, single: boolean): string;
