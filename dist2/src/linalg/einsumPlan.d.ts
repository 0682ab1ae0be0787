/** An einsum whose every axis has a label: a letter, or a number, counted from the last one, where it stands for an ellipsis. */
export interface Subscripts {
    readonly terms: readonly (readonly string[])[];
    readonly output: readonly string[];
    readonly sizes: ReadonlyMap<string, number>;
}
/** The labels of the operands, and those of the result if they are given. An ellipsis is one label. */
interface Parsed {
    readonly terms: readonly (readonly string[])[];
    readonly output: readonly string[] | undefined;
}
/** Takes subscripts apart. */
export declare function parsed(subscripts: unknown): Parsed;
/** The same for operands of these shapes: ellipses are replaced by what they stand for, and the implicit result is made explicit. */
export declare function subscriptsOf(subscripts: string, { terms, output }: Parsed, shapes: readonly (readonly number[])[]): Subscripts;
/** A product of two of the terms, by their places; what it gives is put behind the others. */
export interface Step {
    readonly pair: readonly [number, number];
    readonly output: readonly string[];
}
/**
 * The products of two that make one of all, greedily: next comes the pair whose product needs least more memory than the two did, among
 * such pairs that with the fewest multiplications; pairs without a common index only when there are no others. Source: NumPy's einsum_path,
 * opt_einsum (D. G. A. Smith and J. Gray, J. Open Source Software 3, 2018).
 */
export declare function stepsOf({ terms, output, sizes }: Subscripts): readonly Step[];
export {};
