import type { Options, ParseContext } from './defaults.ts';
/** Parses the arguments that follow the program's name. */
export declare function parseOptions(argv: readonly string[], context?: ParseContext): Options;
