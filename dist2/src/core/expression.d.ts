/** A function of one number, applied to the result of a product: as WGSL for the GPU and as JavaScript for the CPU. */
export interface Expression {
    /** An expression of `z`, an f32, such as `z * max(z, 0.0)`. Integers divide as integers: 1 / 2 is 0. */
    readonly wgsl: string;
    /** The same on the CPU. */
    readonly js: (z: number) => number;
}
/**
 * The text with single spaces between its tokens, so that it can stand in a kernel; or the rule that it breaks. Only names that are
 * listed here, numbers, operators, parentheses and commas can come through: no statement, no comment, nothing of the kernel's own.
 */
export declare function readExpression(text: unknown): {
    readonly text: string;
} | {
    readonly rule: string;
};
