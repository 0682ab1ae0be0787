/** %width.digits f */
export declare function fixed(value: number, width: number, digits: number): string;
/** %width d */
export declare const integer: (value: number, width: number) => string;
/** %width.digits e, with the exponent of at least two digits that C prints. */
export declare function exponent(value: number, width: number, digits: number): string;
/** What a table prints where a library was not run; as wide as a Gflop/s cell. */
export declare const ABSENT_GFLOPS = "  ---   (  ---  )";
/** %7.2f (%7.2f): rate and time, or the absent cell when either is missing. */
export declare const gflopsCell: (gflops?: number, time?: number) => string;
/** %8.2e, or dashes of the same width. */
export declare const errorCell: (error?: number) => string;
