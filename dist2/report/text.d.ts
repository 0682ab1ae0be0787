/** Any text as the content of an element or of a quoted attribute. Control characters, which XML forbids, go. */
export declare const escapeText: (text: string) => string;
/** A coordinate: two digits are a tenth of a pixel on any screen. */
export declare const px: (x: number) => string;
/** Three significant digits, without an exponent where a reader does without. */
export declare function digits(x: number): string;
export interface Prefix {
    readonly letter: string;
    readonly factor: number;
}
/** The prefix that leaves one to three digits in front of the point. */
export declare function prefixOf(x: number): Prefix;
/** '12.3 Gflop/s' */
export declare function quantity(x: number, unit: string): string;
/** Sizes are powers of two more often than not: 16384, 64 Ki, 1 Mi. */
export declare function sizeText(n: number): string;
export declare const percent: (x: number) => string;
