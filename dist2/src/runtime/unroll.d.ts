type Constants = ReadonlyMap<string, number>;
/** Values of the module's `const NAME: u32 = ...;` lines whose right-hand side is integer arithmetic. */
export declare function constants(text: string): Map<string, number>;
/** Value of u32 arithmetic (+ - * / % and parentheses) over literals and known constants, or undefined if it is anything else. */
export declare function evaluate(expression: string, known: Constants): number | undefined;
/** Applies both steps to a module whose constants have their final values. */
export declare function unroll(text: string): string;
/** Neither step: loops and arrays as they are written. */
export declare const keepLoops: (text: string) => string;
export {};
